/** What text that a parser was brought to run would try, as tasks of guarded-child-tasks.ts. */
export const waysOut = [
  `import('node:net')`,
  `import('http')`,
  `import('node:child_process')`,
  `import('node:module')`,
  `process.getBuiltinModule('node:net')`,
  `process.binding('tcp_wrap')`,
  `process.kill(process.ppid, 0)`,
  `fetch('http://127.0.0.1')`,
  `new WebSocket('ws://127.0.0.1')`,
  `process.dlopen({ exports: {} }, '/usr/lib/libc.so.6')`,
  `globalThis.require('node:net')`,
  `process.mainModule.require('node:net')`,
]

export const isNoWayOut =
  /not for code that reads files|is not a function|is not a constructor|is not defined|of undefined/
