import { jsonSchema, tool, type ToolSet } from 'ai'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import type { DataKind } from '@waymark/contract/account/ledger.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import type { Log } from '../../../lib/log.ts'
import type { Piece } from '../answers/ask.ts'
import type { Proposed } from '../tools/proposed.ts'
import type { Tools } from '../tools/registry.ts'
import { isToolRefusal, refuseTool, runTool, type Tool, type ToolCall } from '../tools/tool.ts'
import { jsonSchemaOf } from '../tools/tool-schema.ts'
import { addressesOf } from './known-addresses.ts'
import { asksForContacts, withoutContacts, withoutPrivateLines } from '../../../providers/ai/private-lines.ts'

type Setting = {
  tools: Tools
  call: ToolCall
  log: Log
  /** The user's message: only it can ask for other people's contact data. */
  message: string
  /** Web addresses that the user wrote. */
  addresses: ReadonlySet<string>
  /** For the results of all calls together. */
  maxChars: number
}

/** What came of the calls of one answer. */
export type ToolRecord = {
  /** What the next request to the provider holds. */
  kinds: Set<DataKind>
  proposals: Map<string, Proposal>
  /** Of the last search. */
  jobs: readonly FoundJob[]
  /** Web addresses that the user wrote or a tool returned: the answer may link to them, and tools may open them. */
  addresses: Set<string>
}

const maxCalls = 20
const shownJobs = 10

/** The registry for a language model: the same tools, checks and proposals as for everybody else. */
export function toModelTools(setting: Setting): { tools: ToolSet; record: ToolRecord } {
  const addresses = new Set(setting.addresses)
  const record: ToolRecord = { kinds: new Set(['message']), proposals: new Map(), jobs: [], addresses }
  let calls = 0
  let left = setting.maxChars
  /** A proposal that is made twice in one answer would replace the first, whose card says then that it is stale. */
  const proposed = new Map<string, Promise<string>>()

  function run(one: Tool, input: unknown): Promise<string> {
    if (one.effect === 'reads') return call(one, input)
    const key = `${one.name} ${JSON.stringify(input)}`
    const made = proposed.get(key) ?? call(one, input)
    proposed.set(key, made)
    return made
  }

  async function call(one: Tool, input: unknown): Promise<string> {
    calls++
    const result =
      calls > maxCalls
        ? refuseTool('too_many_calls', 'That was the last call. Answer with what you know.')
        : await runSafely(setting, one, input, addresses)
    if (!isToolRefusal(result)) {
      for (const kind of one.touches) record.kinds.add(kind)
      keep(one, result, record)
    }
    const text = withoutOthers(one, JSON.stringify(result), setting.message)
    const sent = text.length <= left ? text : `${text.slice(0, left)} … (cut: this is all that fits)`
    left -= Math.min(left, text.length)
    // Refusals and proposals repeat what the model itself wrote.
    if (one.effect === 'reads' && !isToolRefusal(result))
      for (const address of addressesOf(sent)) addresses.add(address)
    return sent
  }

  const all = Object.values(setting.tools) as unknown as Tool[]
  const tools = Object.fromEntries(
    all.map((one) => [
      one.name,
      tool({
        description: one.sentence,
        // Checked by runTool, whose refusal tells the model what is wrong.
        inputSchema: jsonSchema(jsonSchemaOf(one.input)),
        execute: (input: unknown) => run(one, input),
      }),
    ]),
  )
  return { tools, record }
}

const opening = new Set(['read_posting', 'match_job'])

/** To fetch an address that a hostile posting made the model compose would hand over what the model put into it. */
function opensUnknown({ name }: Tool, input: unknown, addresses: ReadonlySet<string>): boolean {
  const { job_url } = Object(input) as { job_url?: unknown }
  return opening.has(name) && typeof job_url === 'string' && !addresses.has(job_url.trim())
}

async function runSafely(
  { call, log, message }: Setting,
  one: Tool,
  input: unknown,
  addresses: ReadonlySet<string>,
): Promise<unknown> {
  if (opensUnknown(one, input, addresses))
    return refuseTool('unknown_address', 'Only addresses from tools and from the user are opened. Search, or ask.')
  const isAllowed = one.name !== 'read_job' || asksForContacts(message)
  try {
    return await runTool([one], one.name, isAllowed ? input : { ...Object(input), with_contacts: false }, call)
  } catch (error) {
    // Its text could hold anything from the database.
    log.error({ err: error, tool: one.name }, 'a tool failed for a language model')
    return refuseTool('failed', 'That did not work. Nothing was changed.')
  }
}

function keep({ name, effect }: Tool, result: unknown, record: ToolRecord): void {
  if (effect === 'proposes') {
    const { proposal } = result as Proposed
    record.proposals.set(proposal.id, proposal)
  }
  if (name === 'search_jobs') record.jobs = (result as { results: FoundJob[] }).results.slice(0, shownJobs)
}

/** Tool results without the data of other people; the profile's own contact data stays. */
function withoutOthers({ name }: Tool, json: string, message: string): string {
  if (name === 'read_profile') return json
  if (name === 'read_attached_cv') return JSON.stringify(mapTexts(JSON.parse(json), withoutPrivateLines))
  return asksForContacts(message) ? json : withoutContacts(json)
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]))
}

/** The cards of an answer: jobs that were found, then what was proposed. */
export const piecesOf = ({ jobs, proposals }: ToolRecord): Piece[] => [
  ...(jobs.length > 0 ? [{ jobs }] : []),
  ...[...proposals.values()].map((proposal) => ({ proposal })),
]
