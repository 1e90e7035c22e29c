import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveTasks } from '../lib/children/guarded-child-side.ts'

// In a namespace of its own, every process is number 1.
const process_id = randomUUID()

/** Misbehaves on request in each way that the guard must stop. */
serveTasks(async (task: { act: string; bytes?: Uint8Array; path?: string }): Promise<unknown> => {
  switch (task.act) {
    case 'process':
      return process_id
    case 'priority':
      return getPriority()
    case 'bytes':
      return task.bytes?.toReversed()
    case 'throw':
      throw new Error('This file is broken.')
    case 'exit':
      return process.exit(3)
    case 'hang':
      for (;;);
    case 'sleep':
      return sleep(50)
    case 'memory': {
      const kept: Buffer[] = []
      for (;;) {
        kept.push(Buffer.alloc(10_000_000, 1))
        await sleep(1)
      }
    }
    case 'write':
      return writeFileSync('/tmp/waymark-guarded-child', 'x')
    case 'read-outside':
      return readFileSync(task.path ?? '/etc/passwd', 'utf8')
    case 'connect':
      return new Promise((resolve) => {
        const socket = connect(JSON.parse(task.path ?? '') as { port: number })
        socket
          .once('connect', () => resolve('connected'))
          .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
      })
    // As text that a parser was brought to run would do it.
    case 'run':
      await import(`data:text/javascript,export default await (${encodeURIComponent(task.path ?? '')})`)
      return 'ran'
    default:
      return Object.keys(process.env)
  }
})
