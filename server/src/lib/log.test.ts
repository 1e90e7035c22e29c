import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logOne(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

test('ASVS 16.4.1: a line break in what is logged forges no second line; time is UTC with milliseconds', () => {
  const line = logOne((log) => log.info({ agent: 'x"}\n{"level":60' }, 'request'))
  expect(line['agent']).toBe('x"}\n{"level":60')
  expect(line['time']).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
})

test('ASVS 16.2.5: secrets logged by mistake are blotted out, one level down too', () => {
  const line = logOne((log) => log.info({ password: 'p', body: { token: 't', code: 'ABC234', name: 'Ada' } }, 'oops'))
  expect(line).toMatchObject({ password: '[secret]', body: { token: '[secret]', code: '[secret]', name: 'Ada' } })
})

test('an error is told by name, message, code and stack, without the client and the row that a database error carries', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    client: { password: 'p' },
    detail: 'Key (email)=(ada@example.org)',
  })
  const { err } = logOne((log) => log.error({ err: error }, 'failed')) as { err: object }
  expect(err).toMatchObject({ type: 'Error', message: 'duplicate key', error_code: '23505' })
  expect(Object.keys(err).toSorted()).toEqual(['error_code', 'message', 'stack', 'type'])
})

test('an object that only looks like an error, as pg-boss emits, is told by its message; anything else as text', () => {
  const told = (err: unknown) => logOne((log) => log.warn({ err }, 'failed'))['err']
  expect(told({ message: 'no answer', client: { password: 'p' } })).toEqual({ message: 'no answer' })
  expect(told('away')).toEqual({ message: 'away' })
})
