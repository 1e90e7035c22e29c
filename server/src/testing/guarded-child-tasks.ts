import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveTasks } from '../lib/children/guarded-child-side.ts'

/** Misbehaves on request in each way that the guard must stop. */
serveTasks(async (task: { act: string; bytes?: Uint8Array }): Promise<unknown> => {
  switch (task.act) {
    case 'pid':
      return process.pid
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
      return readFileSync('/etc/passwd', 'utf8')
    default:
      return Object.keys(process.env)
  }
})
