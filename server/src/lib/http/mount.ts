import type { HttpBindings } from '@hono/node-server'
import {
  fileAnswer,
  pathOf,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type FileAnswer,
  type FileOf,
  type ParamsOf,
  type QueryOf,
  type RateLimit,
  type RefusalOf,
} from '@waymark/contract/define-endpoint.ts'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { currentUser } from '../current-user.ts'
import type { Log } from '../log.ts'
import { answerWithEvents, type Emit } from './event-stream.ts'
import { clientAddress, networkOf } from './client-address.ts'
import { fileResponse } from './file-response.ts'
import { isLong, jsonParts, pieceLength, streamOf } from './json-response.ts'
import type { Limits } from './limits.ts'
import type { LongWork } from './long-work.ts'
import type { RawJson } from './raw-json.ts'
import { readInput, type Input } from './read-input.ts'
import { isRefusal, refusalResponse, refuse, type Refusal } from './refusal.ts'
import type { CallLimiter, CallSlot } from './call-limiter.ts'

export type HttpEnv = { Bindings: HttpBindings; Variables: { requestId: string; route: string } }

export type Caller = {
  userId: string
  tokenHash: Buffer
  name: string
  email: string
  language: string | null
  timeZone: string | null
}

export type Exchange<E extends Endpoint> = {
  body: BodyOf<E>
  file: FileOf<E>
  query: QueryOf<E>
  params: ParamsOf<E>
  caller: E extends { access: 'signed-in' } ? Caller : undefined
  acceptLanguage: string | undefined
  /** The network address that limits count, and the id that the log uses for this request. */
  client: string
  requestId: string
  /** Sends an event before the answer, where the caller accepts a stream of them. */
  emit?: Emit | undefined
  userAgent: string
}
type Content<Answer> = Answer extends unknown ? Omit<Answer, 'success'> : never
type Raw<Answer> = Answer extends { data: unknown } ? RawJson : never
export type Handler<E extends Endpoint> = (
  exchange: Exchange<E>,
) => Promise<Content<AnswerOf<E>> | Raw<AnswerOf<E>> | Refusal<RefusalOf<E> | 'validation'>>
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

export type Devices = {
  isKnown(cookies: string | undefined, address: string): Promise<boolean>
  /** Returns the Set-Cookie header. */
  remember(address: string): Promise<string>
}

export type Edge = {
  findCaller(token: string): Promise<Caller | undefined>
  limits: Limits
  callLimiter: CallLimiter
  log: Log
  longWork: LongWork
  verifyCaptcha(token: string | undefined, action: string, client: string): Promise<boolean>
  devices: Devices
  trustedProxies: number
  /** In milliseconds, 60 s by default: a connection that reads nothing of its answer for so long is closed. */
  longestStallMs?: number | undefined
  /** Checks answers against the contract too; only in tests. */
  checkAnswers: boolean
}

/** Serves an endpoint: access, early limits and slots come before the body; then clients', captcha, addresses'. */
export function createMount(app: Hono<HttpEnv>, edge: Edge): Mount {
  return (endpoint, handler) => {
    app.on(endpoint.method, pathOf(endpoint), async (c) => {
      c.set('route', pathOf(endpoint))
      const work = (emit?: Emit) => respond(c, edge, endpoint, handler as unknown as Handler<Endpoint>, emit)
      const accepts = c.req.header('accept') ?? ''
      if (!endpoint.streams || !accepts.includes('text/event-stream')) return work()
      const events = await answerWithEvents(work)
      endWhenStalled(c.env, edge.longestStallMs)
      return events
    })
  }
}

async function respond(
  c: Context<HttpEnv>,
  edge: Edge,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  emit: Emit | undefined,
): Promise<Response> {
  const caller = endpoint.access === 'signed-in' ? await callerOf(c, edge) : undefined
  if (endpoint.access === 'signed-in' && !caller) return refusalResponse(refuse('signed_out'))

  // The limiter comes first: what it refuses costs only the session's query.
  const slot = edge.callLimiter.take(pathOf(endpoint), endpoint.at_once, caller?.userId)
  const response = isRefusal(slot)
    ? refusalResponse(slot)
    : await respondInSlot(c, edge, endpoint, handler, { emit, caller, slot })
  if (caller && comeAgainLater.has(response.status)) await edge.callLimiter.holdBack(caller.userId)
  return response
}

/** Too many calls, no room for an upload, or a full queue. */
const comeAgainLater = new Set([429, 503])

async function respondInSlot(
  c: Context<HttpEnv>,
  edge: Edge,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { emit, caller, slot }: { emit: Emit | undefined; caller: Caller | undefined; slot: CallSlot },
): Promise<Response> {
  let isLongAnswer = false
  try {
    const client = clientAddress(c.env.incoming, edge.trustedProxies)
    const outcome = await currentUser.run(caller?.userId, () =>
      answer(c, edge, endpoint, (exchange) => handler({ ...exchange, emit }), { caller, client }),
    )
    if (isRefusal(outcome)) return refusalResponse(outcome)
    const slice = () => edge.longWork.slice(caller?.userId ?? client)
    if (endpoint.answer === fileAnswer) {
      const file = outcome as FileAnswer
      isLongAnswer = 'pieces' in file || file.bytes.length > pieceLength
      return fileResponse(file, slice)
    }
    const parts = jsonParts(outcome)
    if (edge.checkAnswers) z.parse(endpoint.answer, JSON.parse(parts.join('')))
    isLongAnswer = isLong(parts)
    const body = isLongAnswer ? streamOf(parts, slice) : parts.join('')
    return c.body(body, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  } finally {
    // A long answer occupies its slot until it is sent, because it stays in memory.
    if (isLongAnswer) endWhenSent(c.env, slot, edge.longestStallMs)
    else slot.end()
  }
}

/** Listens to the socket too: a response queued behind another one on its connection is not told when that ends. */
function endWhenSent(env: HttpEnv['Bindings'], slot: CallSlot, longestStallMs: number | undefined): void {
  const { incoming, outgoing } = env
  const { socket } = incoming
  if (outgoing.closed || socket.destroyed) return slot.end()
  const end = () => {
    outgoing.off('close', end)
    socket.off('close', end)
    slot.end()
  }
  outgoing.once('close', end)
  socket.once('close', end)
  endWhenStalled(env, longestStallMs)
}

/** Nobody reads so slowly, and unread answers stay in memory. */
function endWhenStalled({ outgoing }: HttpEnv['Bindings'], longestStallMs = 60_000): void {
  outgoing.setTimeout(longestStallMs, () => outgoing.destroy())
}

async function answer(
  c: Context<HttpEnv>,
  edge: Edge,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { caller, client }: { caller: Caller | undefined; client: string },
): Promise<object> {
  const name = pathOf(endpoint)
  const early = endpoint.limits.filter(isCountedEarly)
  const who = { client, user: caller?.userId }
  const wait = await edge.limits.take(name, early, who)
  if (wait !== undefined) return refuseByLimit(c, edge, endpoint, client, wait)

  const user = caller?.userId ?? client
  const slice = () => edge.longWork.slice(user)
  const given = { incoming: c.env.incoming, query: c.req.query(), params: c.req.param(), slice }
  const input = await readInput(given, endpoint, { user, client })
  const outcome = isRefusal(input)
    ? input
    : await answerChecked(c, edge, endpoint, handler, { ...input, caller }, client)
  const isFailure =
    isRefusal(outcome) && !isCorrectable(outcome) && endpoint.errors.some((code) => code === outcome.refused)
  if (!isFailure) await edge.limits.giveBack(name, early.filter(countsFailures), who)
  return outcome
}

async function answerChecked(
  c: Context<HttpEnv>,
  edge: Edge,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  input: Input & { caller: Caller | undefined },
  client: string,
): Promise<object> {
  const { email: address, registration_id: registration, recaptchaToken } = (input.body ?? {}) as AccountBody
  const name = pathOf(endpoint)
  const isKnown = await isKnownDevice(c, edge, endpoint, address)
  const isSpared = ({ by, spares }: RateLimit) =>
    isKnown && spares !== undefined && !(by === 'client' && endpoint.captcha !== undefined)
  const late = endpoint.limits.filter((limit) => !isCountedEarly(limit) && !isSpared(limit))
  const ofClient = late.filter(({ by }) => by === 'client')
  const who = { client, address, registration, isKnownDevice: isKnown }
  const waitOfClient = await edge.limits.take(name, ofClient, who)
  if (waitOfClient !== undefined) return refuseByLimit(c, edge, endpoint, client, waitOfClient)

  // After the client's limits: checking a captcha costs queries, or a call to its provider.
  if (endpoint.captcha && !(await edge.verifyCaptcha(recaptchaToken, endpoint.captcha, client)))
    return refuse('captcha_failed')

  // After the captcha: otherwise a stranger could use up an address's attempts.
  const ofAddress = late.filter(({ by }) => by !== 'client')
  const wait = await edge.limits.take(name, ofAddress, who)
  if (wait !== undefined) {
    await edge.limits.giveBack(name, ofClient.filter(countsFailures), who)
    return refuseByLimit(c, edge, endpoint, client, wait)
  }

  const acceptLanguage = c.req.header('accept-language')
  const exchange = {
    ...input,
    acceptLanguage,
    client,
    requestId: c.get('requestId'),
    userAgent: c.req.header('user-agent') ?? '',
  }
  const outcome = (await handler(exchange as unknown as Exchange<Endpoint>)) as object
  const isInvalid = isRefusal(outcome) && isCorrectable(outcome)
  const isFailure = isRefusal(outcome) && !isInvalid
  await edge.limits.giveBack(
    name,
    late.filter((limit) => isInvalid || (countsFailures(limit) && !isFailure)),
    who,
  )
  if (endpoint.remembers_device && address !== undefined && !isRefusal(outcome))
    c.header('set-cookie', await edge.devices.remember(address))
  return outcome
}

/** A stranger's network is logged: guessing goes on from other networks once a limit is used up. */
function refuseByLimit(
  c: Context<HttpEnv>,
  { log }: Edge,
  { access }: Endpoint,
  client: string,
  retryAfterS: number,
): Refusal {
  if (access === 'open')
    log.info({ id: c.get('requestId'), route: c.get('route'), network: networkOf(client) }, 'refused by a limit')
  return refuse('too_many_requests', { retryAfterS })
}

type AccountBody = { email?: string; registration_id?: string; recaptchaToken?: string }

async function isKnownDevice(
  c: Context<HttpEnv>,
  edge: Edge,
  { limits }: Endpoint,
  address: string | undefined,
): Promise<boolean> {
  if (address === undefined || !limits.some(({ spares }) => spares)) return false
  return edge.devices.isKnown(c.req.header('cookie'), address)
}

/** The caller corrects the field and resends at once, so it does not count against the limits. */
function isCorrectable({ refused }: Refusal): boolean {
  return refused === 'validation' || refused === 'password_too_common'
}

/** Before the body is read; the other limits need its address. */
const isCountedEarly = ({ by, spares }: RateLimit): boolean => by === 'user' || (by === 'client' && !spares)

const countsFailures = (limit: RateLimit): boolean => limit.counts === 'failures'

/** Clients send the token as `Authorization: Bearer <token>` or bare. */
async function callerOf(c: Context<HttpEnv>, edge: Edge): Promise<Caller | undefined> {
  const token = c.req
    .header('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim()
  return token ? edge.findCaller(token) : undefined
}
