import { compileMessage } from '@lingui/message-utils/compileMessage'

type Node = { type: string; [key: string]: unknown }
type Path = { node: Node; traverse: (visitor: Record<string, (path: Path) => void>) => void }
type Types = { valueToNode: (value: unknown) => Node; jsxExpressionContainer: (node: Node) => Node }

/** Compiles English into the code: each lazy chunk carries just the English it shows, without catalogue or parser. */
export function compileMessages({ types }: { types: Types }) {
  const compiled = (node: Node) => types.valueToNode(compileMessage(String(node['value'])))
  return {
    name: 'waymark-compile-messages',
    visitor: {
      Program: {
        // On exit, because the macro replaces its calls on enter.
        exit(program: Path) {
          program.traverse({
            ObjectExpression({ node }) {
              const properties = node['properties'] as Node[]
              const find = (name: string) => properties.find((p) => (p['key'] as Node | undefined)?.['name'] === name)
              const message = find('message')
              const value = message?.['value'] as Node | undefined
              if (message && find('id') && value?.type === 'StringLiteral') message['value'] = compiled(value)
            },
            JSXOpeningElement({ node }) {
              const attributes = node['attributes'] as Node[]
              const find = (name: string) => attributes.find((a) => (a['name'] as Node | undefined)?.['name'] === name)
              const message = find('message')
              const value = message?.['value'] as Node | undefined
              const text = value?.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value
              if (message && find('id') && text?.type === 'StringLiteral') {
                message['value'] = types.jsxExpressionContainer(compiled(text))
              }
            },
          })
        },
      },
    },
  }
}
