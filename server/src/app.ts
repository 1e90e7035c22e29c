import { randomUUID } from 'node:crypto'
import { endpoints } from '@waymark/contract/endpoints.ts'
import { pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { quotas } from '@waymark/contract/quotas.ts'
import { Hono } from 'hono'
import type pg from 'pg'
import type { Config } from './config.ts'
import { mountAccounts } from './features/accounts/accounts.routes.ts'
import { mountChat } from './features/chat/chat.routes.ts'
import type { DocumentRenderer } from './features/documents/pdf/document-renderer.ts'
import { createEditsService } from './features/documents/edits/edits.service.ts'
import { createProofService } from './features/documents/proof/proof.service.ts'
import { createApplicationService } from './features/documents/application/application.service.ts'
import { mountDocuments } from './features/documents/documents.routes.ts'
import type { DocumentDrafter } from './features/documents/document-drafter.ts'
import { createDocumentsService, documentsOfJob } from './features/documents/documents.service.ts'
import { createModelTailoring } from './features/documents/model-tailoring/model-tailoring.service.ts'
import type { CsvReader } from './features/job-tracking/csv/csv-reader.ts'
import { mountJobTracking } from './features/job-tracking/job-tracking.routes.ts'
import { createJobTrackingService } from './features/job-tracking/job-tracking.service.ts'
import { mountJobSearch } from './features/job-search/job-search.routes.ts'
import { createJobSearchService } from './features/job-search/job-search.service.ts'
import type { JobMatcher } from './features/job-search/match/job-matcher.ts'
import type { ListingReader } from './features/job-search/sources/listing-reader.ts'
import { mountProfile } from './features/profile/profile.routes.ts'
import { createPasswords } from './features/accounts/password/password-hash.ts'
import { createDeviceMarks } from './features/accounts/sign-in/device-marks.ts'
import { createSessions } from './features/accounts/sign-in/sessions.service.ts'
import { createAccessTokens } from './features/accounts/tokens/access-tokens.service.ts'
import type { Clock } from './lib/clock.ts'
import { isDatabaseAway, type Db } from './lib/db.ts'
import { renderApiPages } from './lib/http/api-pages.ts'
import type { DiskSpace } from './lib/disk-space.ts'
import { ChildFailure } from './lib/children/guarded-child.ts'
import { ClientGone } from './lib/http/client-gone.ts'
import { createLimits } from './lib/http/limits.ts'
import { createLongWork } from './lib/http/long-work.ts'
import { createMetrics } from './lib/http/metrics.ts'
import { createMount, type HttpEnv } from './lib/http/mount.ts'
import { openApiDocument } from './lib/http/open-api.ts'
import { mountOperatorRoutes, type Health } from './lib/http/operator-routes.ts'
import type { OperatorToken } from './lib/http/operator-token.ts'
import { refusalResponse, refuse } from './lib/http/refusal.ts'
import { baseHeaders, contentSecurityPolicy, type ExtraSources } from './lib/http/security-headers.ts'
import { createCallLimiter, type CallLimiter } from './lib/http/call-limiter.ts'
import { serveWebApp } from './lib/http/web-app.ts'
import type { Jobs } from './lib/jobs.ts'
import type { Log } from './lib/log.ts'
import { quotaReached } from './lib/quotas.ts'
import { createSecrets } from './lib/secrets.ts'
import type { ProfileFiles } from './lib/cv-files/profile-files.ts'
import type { TextFiles } from './lib/cv-files/text-files.ts'
import { loadPlacesOnce } from './lib/places/places.ts'
import type { ConnectedModel } from './providers/ai/language-model.ts'
import { createLedger } from './providers/ai/ledger/ledger.ts'
import { createModelCalls } from './providers/ai/model-calls.ts'
import type { Captcha } from './providers/captcha/captcha.ts'
import type { Listings } from './providers/listings/listings.ts'
import { mountDevMailbox } from './providers/mail/dev-mailbox-page.ts'
import type { Mail } from './providers/mail/mail.ts'
import { createPostingReader } from './providers/postings/posting-reader.ts'
import type { Postings } from './providers/postings/postings.ts'

export const version = '0.1.0'

export type Dependencies = {
  config: Config
  db: Db
  pool: pg.Pool
  clock: Clock
  log: Log
  jobs: Jobs
  health: Health
  disk: DiskSpace
  operator: OperatorToken
  providers: {
    mail: Mail
    captcha: Captcha
    /** Without one the built-in assistant answers. */
    model: ConnectedModel | undefined
    textFiles: TextFiles
    profileFiles: ProfileFiles
    postings: Postings
    documentRenderer: DocumentRenderer
    documentDrafter: DocumentDrafter
    csv: CsvReader
    listings: Listings
    listingReader: ListingReader
    jobMatcher: JobMatcher
  }
  webFolder?: string | undefined
  checkAnswers?: boolean
  /** Only for tests, which would spend most of their time on hashes; no setting leads here. */
  cheapPasswords?: boolean
  timeLimits?: TimeLimits | undefined
  /** Tests bring one that waits for them and not for seconds. */
  callLimiter?: CallLimiter | undefined
}

/** In milliseconds; only tests give them. */
export type TimeLimits = {
  drainMs?: number
  lastQueriesMs?: number
  longestStallMs?: number
  pollJobsMs?: number
  /** After how long without an answer the database counts as away. */
  frozenMs?: number
}

/** The whole product as one HTTP application. It opens nothing itself: everything live is an argument. */
export function createApp(dependencies: Dependencies): Hono<HttpEnv> {
  const { config, db, pool, clock, jobs, providers, health, webFolder } = dependencies
  const app = new Hono<HttpEnv>()
  const metrics = createMetrics(health.freeDiskBytes)
  const sessions = createSessions({ db, clock })
  const accessTokens = createAccessTokens({ db, clock })
  const limits = createLimits(pool, config.rateLimitFactor)
  const callLimiter = dependencies.callLimiter ?? createCallLimiter(config.rateLimitFactor)
  const secure = config.publicUrl.startsWith('https:')
  const mount = createMount(app, {
    findCaller: (token) => sessions.findCaller(token),
    limits,
    callLimiter,
    log: dependencies.log,
    longWork: createLongWork(callLimiter.isAlone),
    verifyCaptcha: (token, action, client) => providers.captcha.verify(token, action, client),
    devices: createDeviceMarks({ secrets: createSecrets(db), clock, secure }),
    trustedProxies: config.trustedProxies,
    longestStallMs: dependencies.timeLimits?.longestStallMs,
    checkAnswers: dependencies.checkAnswers ?? false,
  })

  observe(app, dependencies, metrics.observe)
  mountOperatorRoutes(app, health, metrics, dependencies.operator)
  mountAccounts(mount, {
    db,
    clock,
    jobs,
    sessions,
    accessTokens,
    log: dependencies.log,
    mail: providers.mail,
    captcha: providers.captcha,
    passwords: createPasswords({ cheap: dependencies.cheapPasswords ?? false }),
    publicUrl: config.publicUrl,
  })
  mountProfile(mount, { db, clock, profileFiles: providers.profileFiles })
  const postings = createPostingReader({ db, clock, postings: providers.postings })
  const places = loadPlacesOnce()
  const jobTracking = createJobTrackingService({ db, clock, postings, places })
  jobTracking.listen(documentsOfJob)
  mountJobTracking(app, mount, {
    db,
    clock,
    jobs,
    mail: providers.mail,
    csv: providers.csv,
    limits,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    jobTracking,
  })
  const ledger = createLedger({ db, clock })
  const { model } = providers
  const modelCalls = model && createModelCalls({ model, ledger, clock, log: dependencies.log })
  const { documentRenderer: renderer, documentDrafter: drafter } = providers
  const tailoring = modelCalls && createModelTailoring({ db, drafter, modelCalls, log: dependencies.log })
  const documentsDeps = { db, clock, jobs, postings, jobTracking, renderer, drafter, tailoring }
  const documents = createDocumentsService(documentsDeps)
  const applications = createApplicationService(documentsDeps)
  mountDocuments(mount, {
    documents,
    applications,
    edits: createEditsService(documentsDeps),
    proofs: createProofService(documentsDeps),
  })
  const jobSearch = createJobSearchService({ db, clock, places, jobMatcher: providers.jobMatcher })
  mountChat(app, mount, {
    db,
    clock,
    jobs,
    limits,
    callLimiter,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    version,
    findClient: (token) => accessTokens.findClient(token),
    log: dependencies.log,
    secrets: createSecrets(db),
    modelCalls,
    ledger,
    textFiles: providers.textFiles,
    jobTracking,
    jobSearch,
    documents,
    applications,
    postings,
    places,
  })
  mountJobSearch(app, mount, {
    db,
    clock,
    jobs,
    limits,
    secrets: createSecrets(db),
    mail: providers.mail,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    log: dependencies.log,
    places,
    jobSearch,
    listings: providers.listings,
    listingReader: providers.listingReader,
  })
  if (config.devMailbox) mountDevMailbox(app, db, dependencies.operator)
  mountApiPages(app)
  if (webFolder !== undefined) {
    const dev_mailbox = config.devMailbox && config.smtpUrl === undefined
    const settings = { version, bases: config.apiBases, dev_mailbox, model: model?.name }
    serveWebApp(app, webFolder, settings, extraSources(config))
  }
  return app
}

function observe(
  app: Hono<HttpEnv>,
  { config, log, disk }: Dependencies,
  record: ReturnType<typeof createMetrics>['observe'],
): void {
  const headers = Object.entries(baseHeaders(config.publicUrl.startsWith('https:')))
  app.use(async (c, next) => {
    const startedAt = performance.now()
    c.set('requestId', randomUUID())
    await next()
    const milliseconds = performance.now() - startedAt
    c.res.headers.set('x-request-id', c.get('requestId'))
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    const route = c.get('route') ?? 'other'
    record(c.req.method, route, c.res.status, milliseconds / 1000)
    log.info(
      { id: c.get('requestId'), method: c.req.method, route, status: c.res.status, ms: Math.round(milliseconds) },
      'request',
    )
  })
  app.onError((error, c) => {
    if (error instanceof ClientGone) {
      log.debug({ id: c.get('requestId') }, 'the client went away')
      return refusalResponse(refuse('validation'))
    }
    if (disk.isFullError(error)) {
      log.error({ id: c.get('requestId'), err: error }, 'the disk is full')
      return refusalResponse(refuse('disk_full'))
    }
    const quota = quotaReached(error)
    if (quota) return refusalResponse(refuse('quota_reached', { error: quotas[quota].sentence }))
    if (isDatabaseAway(error)) {
      log.warn({ id: c.get('requestId'), err: error }, 'the database is away')
      return refusalResponse(refuse('unavailable', { retryAfterS: 2 }))
    }
    if (error instanceof ChildFailure && error.reason === 'timeout') {
      log.warn({ id: c.get('requestId'), err: error }, 'work in a process of its own ran out of time')
      return refusalResponse(refuse('unavailable', { retryAfterS: 5 }))
    }
    log.error({ id: c.get('requestId'), err: error }, 'unexpected error')
    return refusalResponse(refuse('internal'))
  })
  const answers = Object.values(endpoints).map((endpoint: Endpoint) => ({
    method: endpoint.method,
    pattern: new RegExp(`^${pathOf(endpoint).replace(/:\w+/g, '[^/]+')}$`),
  }))
  app.notFound((c) => {
    const allowed = answers.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method)
    if (allowed.length === 0) return refusalResponse(refuse('not_found'))
    const response = refusalResponse(refuse('method_not_allowed'))
    response.headers.set('allow', allowed.join(', '))
    return response
  })
}

function mountApiPages(app: Hono<HttpEnv>): void {
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(endpoints, version)))
  app.get('/api/docs', (c) => {
    const nonce = randomUUID()
    return c.html(renderApiPages(endpoints, version, nonce), 200, {
      'content-security-policy': contentSecurityPolicy(nonce, { connect: [], script: [], frame: [] }),
    })
  })
}

function extraSources(config: Config): ExtraSources {
  const connect = Object.values(config.apiBases)
    .filter((base) => base.startsWith('http'))
    .map((base) => new URL(base).origin)
  const recaptcha = config.captcha.provider === 'recaptcha'
  return {
    connect: recaptcha ? [...connect, 'https://www.google.com'] : connect,
    script: recaptcha ? ['https://www.google.com', 'https://www.gstatic.com'] : [],
    frame: recaptcha ? ['https://www.google.com'] : [],
  }
}
