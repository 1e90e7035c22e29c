import { describe, expect, test } from 'vitest'
import { systemCallFilter } from './system-call-filter.ts'

const processors = [
  {
    processor: 'x64',
    audit: 0xc000003e,
    calls: { read: 0, clone: 56, prlimit64: 302, ioctl: 16, execve: 59, openat: 257 },
    // socket, connect, kill, tgkill, fork, ptrace, process_vm_readv, mount, unshare, bpf, unlink, io_uring_setup, clone3
    refused: [41, 42, 62, 234, 57, 101, 310, 165, 272, 321, 87, 425, 435],
  },
  {
    processor: 'arm64',
    audit: 0xc00000b7,
    calls: { read: 63, clone: 220, prlimit64: 261, ioctl: 29, execve: 221, openat: 56 },
    refused: [198, 203, 129, 131, 117, 270, 40, 97, 280, 35, 425, 435],
  },
]
const allow = 0x7fff0000
const refuse = 0x00050000 | 38

/** What the kernel's interpreter would answer. */
function run(program: Buffer, call: { audit: number; number: number; args?: number[] }): number {
  const data = Buffer.alloc(64)
  data.writeUInt32LE(call.number, 0)
  data.writeUInt32LE(call.audit, 4)
  call.args?.forEach((argument, index) => data.writeBigUInt64LE(BigInt(argument), 16 + 8 * index))
  let loaded = 0
  for (let at = 0; ; at += 8) {
    const [code, value] = [program.readUInt16LE(at), program.readUInt32LE(at + 4)]
    const jump = (isTrue: boolean) => (at += 8 * program.readUInt8(at + (isTrue ? 2 : 3)))
    if (code === 0x20) loaded = data.readUInt32LE(value)
    else if (code === 0x15) jump(loaded === value)
    else if (code === 0x45) jump((loaded & value) !== 0)
    else if (code === 0x06) return value
    else throw new Error(`no instruction is ${code}`)
  }
}

describe.each(processors)('on $processor', ({ processor, audit, calls, refused }) => {
  const filter = systemCallFilter(processor) ?? Buffer.alloc(0)
  const answer = (number: number, ...args: number[]) => run(filter, { audit, number, args })

  test('a process computes and becomes the program that it is started for', () => {
    expect([answer(calls.read), answer(calls.execve)]).toEqual([allow, allow])
  })

  test('it opens no connection, signals nobody, forks nothing and changes no file', () => {
    for (const number of refused) expect(answer(number), String(number)).toBe(refuse)
    expect(answer(100_000)).toBe(refuse)
  })

  test('it opens files for reading only', () => {
    const closeOnExec = 0x80000
    expect(answer(calls.openat, 0, 0, closeOnExec)).toBe(allow)
    // O_WRONLY, O_RDWR, O_CREAT and O_TRUNC.
    for (const flag of [1, 2, 0x40, 0x200])
      expect(answer(calls.openat, 0, 0, closeOnExec | flag), String(flag)).toBe(refuse)
  })

  test('it makes threads and no processes', () => {
    expect(answer(calls.clone, 0x3d0f00)).toBe(allow)
    expect(answer(calls.clone, 0x1200011)).toBe(refuse)
    expect(answer(calls.clone, 0x10000000)).toBe(refuse)
  })

  test('it sets its own limits only, and asks devices nothing', () => {
    expect(answer(calls.prlimit64, 0, 7)).toBe(allow)
    expect(answer(calls.prlimit64, 4242, 7)).toBe(refuse)
    expect(answer(calls.ioctl, 0, 0x5421)).toBe(allow)
    // TIOCSTI types into the terminal.
    expect(answer(calls.ioctl, 0, 0x5412)).toBe(refuse)
  })

  test('calls of another architecture, whose numbers mean other things, end it', () => {
    expect(run(filter, { audit: 0x40000003, number: calls.read })).toBe(0x80000000)
  })
})

test('nor does the older call of x64 open a file for writing', () => {
  const filter = systemCallFilter('x64') ?? Buffer.alloc(0)
  const open = (flags: number) => run(filter, { audit: 0xc000003e, number: 2, args: [0, flags] })
  expect([open(0), open(1), open(0x241)]).toEqual([allow, refuse, refuse])
})

test('a processor without a list of numbers has no filter', () => {
  expect(systemCallFilter('riscv64')).toBeUndefined()
})
