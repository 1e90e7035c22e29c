import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Those of linux/audit.h, and the column of system-calls.tsv. */
const architectures = { x64: { audit: 0xc000003e, column: 1 }, arm64: { audit: 0xc00000b7, column: 2 } }

/** The calls of a Node process that computes, manages its memory and talks over its pipe. */
const table = readFileSync(path.join(import.meta.dirname, 'system-calls.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

const cloneThread = 0x10000
/** TCGETS, FIONBIO, FIONCLEX and FIOCLEX: what libuv asks of a descriptor. */
const ioctlRequests = [0x5401, 0x5421, 0x5450, 0x5451]
/** O_WRONLY, O_RDWR, O_CREAT and O_TRUNC, the same on both processors. */
const changesFile = 0x243

// Offsets in struct seccomp_data. The low half of an argument is enough for all that is compared here.
const number = 0
const architecture = 4
const argument = (index: number) => 16 + 8 * index

type Instruction = [code: number, jumpIfTrue: number, jumpIfFalse: number, value: number]
const load = (offset: number): Instruction => [0x20, 0, 0, offset]
const skipUnlessEqual = (value: number, instructions: number): Instruction => [0x15, 0, instructions, value]
const skipIfEqual = (value: number, instructions: number): Instruction => [0x15, instructions, 0, value]
const skipUnlessSet = (bits: number, instructions: number): Instruction => [0x45, 0, instructions, bits]
const skipIfSet = (bits: number, instructions: number): Instruction => [0x45, instructions, 0, bits]
const end = (action: number): Instruction => [0x06, 0, 0, action]
const allow = end(0x7fff0000)
/** ENOSYS, after which libraries fall back: clone3 to clone, io_uring to epoll. */
const refuse = end(0x00050000 | 38)
/** For calls of another architecture, whose numbers mean something else. */
const killProcess = end(0x80000000)

/** Calls that are allowed only if their arguments show that they touch the process itself alone, or only read. */
const conditions: Record<string, Instruction[]> = {
  // New threads, and no new process.
  clone: [load(argument(0)), skipUnlessSet(cloneThread, 1), allow],
  // Its own limits, and not the server's, which runs as the same user.
  prlimit64: [load(argument(0)), skipUnlessEqual(0, 1), allow],
  ioctl: [load(argument(1)), ...ioctlRequests.flatMap((request) => [skipUnlessEqual(request, 1), allow])],
  open: [load(argument(1)), skipIfSet(changesFile, 1), allow],
  openat: [load(argument(2)), skipIfSet(changesFile, 1), allow],
}

/**
 * A seccomp program that allows only the listed calls: no socket, signal, process or write. Undefined without a list.
 */
export function systemCallFilter(processor: string): Buffer | undefined {
  if (processor !== 'x64' && processor !== 'arm64') return undefined
  const { audit, column } = architectures[processor]
  const program = [load(architecture), skipIfEqual(audit, 1), killProcess, load(number)]
  for (const row of table) {
    const call = row[column]
    if (!call) continue
    const condition = conditions[row[0] ?? '']
    const then = condition ? [...condition, refuse] : [allow]
    program.push(skipUnlessEqual(Number(call), then.length), ...then)
  }
  program.push(refuse)
  return Buffer.concat(program.map(encode))
}

function encode([code, jumpIfTrue, jumpIfFalse, value]: Instruction): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(jumpIfTrue, 2)
  bytes.writeUInt8(jumpIfFalse, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}
