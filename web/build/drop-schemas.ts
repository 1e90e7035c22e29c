type Node = { type: string; [key: string]: unknown }
type Path = { node: Node; parentPath: Path | null }
type Types = {
  arrowFunctionExpression: (params: Node[], body: Node) => Node
  callExpression: (callee: Node, args: Node[]) => Node
  addComment: (node: Node, where: 'leading', text: string) => Node
}

// What calling an endpoint takes. The rest is the server's: the web validates neither bodies nor answers.
const kept = new Set(['noun', 'method', 'path', 'access', 'token', 'timeout_ms', 'upload'])

/** Removes endpoint schemas and with them the validator (10 kB on first load). Tests still see everything. */
export function dropSchemas({ types }: { types: Types }) {
  const removable = (node: Node) => types.addComment(node, 'leading', '#__PURE__')
  return {
    name: 'waymark-drop-schemas',
    visitor: {
      CallExpression({ node }: Path) {
        const { callee, arguments: args } = node as unknown as { callee: Node; arguments: Node[] }
        const definition = args[0]
        if (callee['name'] !== 'defineEndpoint' || definition?.type !== 'ObjectExpression') return
        dropParts(definition)
        removable(node)
      },
      VariableDeclarator({ node, parentPath }: Path) {
        const place = parentPath?.parentPath?.node.type
        const isTopLevel = place === 'Program' || place === 'ExportNamedDeclaration'
        const init = node['init'] as Node | null
        if (isTopLevel && init) dropSharedParts(init)
        if (!isTopLevel || !init || isEndpoint(init) || !hasCall(init)) return
        // In a function of its own: a chain such as z.string().check() has no place for a second mark.
        node['init'] = removable(types.callExpression(types.arrowFunctionExpression([], init), []))
      },
    },
  }
}

const nameOf = (value: unknown): unknown => (value as Node | undefined)?.['name']

const isKept = (part: Node): boolean => part.type === 'SpreadElement' || kept.has(String(nameOf(part['key'])))

function dropParts(definition: Node): void {
  definition['properties'] = (definition['properties'] as Node[]).filter(isKept)
}

/** Endpoints of a noun share parts of their definitions, an object that each of them spreads. */
function dropSharedParts(init: Node): void {
  const shared = init.type === 'TSAsExpression' ? (init['expression'] as Node) : init
  if (shared.type !== 'ObjectExpression') return
  if ((shared['properties'] as Node[]).some((part) => nameOf(part['key']) === 'noun')) dropParts(shared)
}

const isEndpoint = (node: Node): boolean =>
  node.type === 'CallExpression' && nameOf(node['callee']) === 'defineEndpoint'

/** True if evaluating the expression calls something; functions that it merely defines do not count. */
function hasCall(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasCall)
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const node = value as Node
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return true
  if (/Function/.test(node.type)) return false
  return Object.values(node).some(hasCall)
}
