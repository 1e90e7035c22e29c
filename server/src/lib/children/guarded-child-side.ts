import { lockDown } from './child-lockdown.ts'

/** The child's side of guarded-child.ts: answers each task with its result or error, and exits with the server. */
export function serveTasks<Input, Output>(work: (input: Input) => Promise<Output>): void {
  process.on('message', (message: { task: Input }) => {
    work(message.task).then(
      (value) => process.send?.({ value }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
  lockDown()
}
