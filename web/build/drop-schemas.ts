type Node = { type: string; [key: string]: unknown }
type Path = { node: Node; parentPath: Path | null }
type Types = {
  arrowFunctionExpression: (params: Node[], body: Node) => Node
  callExpression: (callee: Node, args: Node[]) => Node
  addComment: (node: Node, where: 'leading', text: string) => Node
}

// Only the server reads these: the web validates neither bodies nor answers.
const serverOnly = new Set(['body', 'query', 'params', 'answer'])

/** Removes unused endpoint schemas and with them the validator (10 kB on first load). Tests see everything. */
export function dropSchemas({ types }: { types: Types }) {
  const removable = (node: Node) => types.addComment(node, 'leading', '#__PURE__')
  return {
    name: 'waymark-drop-schemas',
    visitor: {
      CallExpression({ node }: Path) {
        const { callee, arguments: args } = node as unknown as { callee: Node; arguments: Node[] }
        const definition = args[0]
        if (callee['name'] !== 'defineEndpoint' || definition?.type !== 'ObjectExpression') return
        const properties = definition['properties'] as Node[]
        definition['properties'] = properties.filter(
          (p) => !serverOnly.has(String((p['key'] as Node | undefined)?.['name'])),
        )
        removable(node)
      },
      VariableDeclarator({ node, parentPath }: Path) {
        const place = parentPath?.parentPath?.node.type
        const isTopLevel = place === 'Program' || place === 'ExportNamedDeclaration'
        const init = node['init'] as Node | null
        if (!isTopLevel || init?.type !== 'CallExpression' || !startsWithZ(init)) return
        // In a function of its own: a chain such as z.string().check() has no place for a second mark.
        node['init'] = removable(types.callExpression(types.arrowFunctionExpression([], init), []))
      },
    },
  }
}

function startsWithZ(node: Node): boolean {
  if (node.type === 'CallExpression') return startsWithZ(node['callee'] as Node)
  if (node.type === 'MemberExpression') return startsWithZ(node['object'] as Node)
  return node.type === 'Identifier' && node['name'] === 'z'
}
