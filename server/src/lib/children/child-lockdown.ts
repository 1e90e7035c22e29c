import { registerHooks } from 'node:module'

/** Takes sockets and signals from code that a file smuggles into a parser. Native code is stopped by namespaces. */
const refused = new Set(
  'child_process cluster dgram dns dns/promises http http2 https inspector inspector/promises module net repl tls vm worker_threads'
    .split(' ')
    .flatMap((name) => [name, `node:${name}`]),
)

/** Called once all code is loaded: libraries may import what they never use. */
export function lockDown(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (refused.has(specifier)) throw new Error(`${specifier} is not for code that reads files.`)
      return next(specifier, context)
    },
  })
  const refuse = (): never => {
    throw new Error('This is not for code that reads files.')
  }
  for (const name of ['fetch', 'WebSocket', 'EventSource'] as const) fix(globalThis, name, undefined)
  for (const name of ['getBuiltinModule', 'kill', '_kill', 'binding', '_linkedBinding', 'dlopen'] as const)
    fix(process, name, refuse)
}

function fix(owner: object, name: string, value: unknown): void {
  // A global that Node loads when it is first touched would be loaded for being replaced: a fifth of a start.
  Reflect.deleteProperty(owner, name)
  Object.defineProperty(owner, name, { value, writable: false, configurable: false })
}
