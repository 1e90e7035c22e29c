import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ImportedProfile } from '@waymark/contract/profile-import.ts'
import { startServer, stopServers, type Server } from '../e2e/server.ts'
import { fromAnswer } from './cv-answer.ts'
import { addUp, contactFields, isWhole, listFields, rates, scoreCv, type ReadCv, type Score } from './cv-score.ts'
import { loadLabelledCvs } from './cv-truth.ts'
import { measureOwnPdfs } from './own-pdfs.ts'
import { childCpuMs, quantile, round, signIn, unlimited } from './product.ts'
import type { Figures } from './run.ts'

type Imported = { answer: ImportedProfile | undefined; refusal: string; crashed: boolean; ms: number }
type Scored = { file: string; score: Score; ms: number }

const nothing: ReadCv = {
  ...({} as ReadCv),
  ...Object.fromEntries([...contactFields, ...listFields].map((field) => [field, []])),
  stints: [],
}

export async function run(): Promise<Figures> {
  const data = process.env['WAYMARK_DATA']
  if (!data || !existsSync(join(data, 'cvs', 'index.json'))) {
    console.log('cv-import is not measured: WAYMARK_DATA names no folder with cvs/index.json.')
    return {}
  }
  const labels = process.env['WAYMARK_CV_LABELS']
  if (!labels)
    console.log('WAYMARK_CV_LABELS is not set: lists of the index are cut, so no value in them counts as wrong.')
  const server = await startServer({ env: unlimited })
  const token = await signIn(server)
  const cvs = join(data, 'cvs')
  const scored: Scored[] = []
  const cpuBefore = childCpuMs(server.pid)
  for (const { file, truth } of loadLabelledCvs(cvs, labels)) {
    const { answer, refusal, ms } = await importFile(server, token, basename(file), readFileSync(join(cvs, file)))
    if (!answer) console.log(`  ${file} was refused: ${refusal}`)
    scored.push({ file, score: scoreCv(answer ? fromAnswer(answer) : nothing, truth), ms })
  }
  const reader_cpu_ms = round((childCpuMs(server.pid) - cpuBefore) / scored.length, 0)
  const hostile = await readHostile(server, token, join(data, 'hostile'))
  const own = await measureOwnPdfs(
    server,
    token,
    async (name, bytes) => (await importFile(server, token, name, bytes)).answer,
  )
  await stopServers()
  printTable(scored)
  return { ...figuresOf(scored), reader_cpu_ms, ...hostile, ...own }
}

/** A refusal is an answer too; only 500 and above is a crash. */
async function importFile(server: Server, token: string, name: string, bytes: Uint8Array): Promise<Imported> {
  const form = new FormData()
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  const started = performance.now()
  const response = await fetch(`${server.url}/api/profile/import`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  })
  const body = (await response.json()) as { data?: ImportedProfile; error?: unknown; code?: unknown }
  const ms = performance.now() - started
  const refusal = response.ok ? '' : `${response.status} ${JSON.stringify(body.code ?? body.error ?? body)}`
  return { answer: response.ok ? body.data : undefined, refusal, crashed: response.status >= 500, ms }
}

async function readHostile(server: Server, token: string, folder: string): Promise<Figures> {
  const files = ['pdf', 'word'].flatMap((kind) =>
    existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)).map((name) => join(folder, kind, name)) : [],
  )
  const refusals = new Map<string, number>()
  let worst = 0
  let crashes = 0
  for (const file of files) {
    const { refusal, crashed, ms } = await importFile(server, token, basename(file), readFileSync(file))
    worst = Math.max(worst, ms)
    if (crashed) crashes++
    if (crashed || ms > 20_000) console.log(`  ${basename(file)}: ${refusal} in ${round(ms, 0)} ms`)
    refusals.set(refusal || 'read', (refusals.get(refusal || 'read') ?? 0) + 1)
  }
  console.log('hostile files:', Object.fromEntries(refusals))
  return { hostile_files: files.length, hostile_worst_ms: round(worst, 0), hostile_crashes: crashes }
}

const fieldsOf = (scored: readonly Scored[], names: readonly (keyof Score['fields'])[]) =>
  addUp(scored.flatMap(({ score }) => names.map((name) => score.fields[name]?.tally)))

function figuresOf(scored: readonly Scored[]): Figures {
  const f1 = (...names: (keyof Score['fields'])[]) => round(rates(fieldsOf(scored, names)).f1, 3)
  const times = scored.map(({ ms }) => ms)
  return {
    files: scored.length,
    contact_f1: f1(...contactFields),
    name_f1: f1('name'),
    email_f1: f1('email'),
    phone_f1: f1('phone'),
    location_f1: f1('location'),
    employers_f1: f1('employers'),
    titles_f1: f1('titles'),
    dates_f1: f1('dates'),
    education_f1: f1('institutions'),
    degrees_f1: f1('degrees'),
    skills_f1: f1('skills'),
    whole_cv_share: round(wholeShare(scored), 3),
    p50_ms: round(quantile(times, 0.5), 0),
    p95_ms: round(quantile(times, 0.95), 0),
    worst_ms: round(Math.max(...times), 0),
  }
}

/** The share of CVs in which all employers and titles were read, and no others. */
function wholeShare(scored: readonly Scored[]): number {
  const verdicts = scored
    .map(({ score }) => [isWhole(score.fields.employers), isWhole(score.fields.titles)])
    .filter((pair) => pair.some((whole) => whole !== undefined))
  return verdicts.filter((pair) => pair.every((whole) => whole !== false)).length / verdicts.length
}

function printTable(scored: readonly Scored[]): void {
  const names = [...contactFields, ...listFields, 'dates'] as const
  console.table(
    Object.fromEntries(
      names.map((name) => {
        const tally = fieldsOf(scored, [name])
        const { precision, recall, f1 } = rates(tally)
        return [name, { precision: round(precision, 3), recall: round(recall, 3), f1: round(f1, 3), ...tally }]
      }),
    ),
  )
  const marks = scored.flatMap(({ score }) => Object.values(score.fields).flatMap((judged) => judged.marks))
  for (const level of ['high', 'medium', 'low'] as const) {
    const those = marks.filter(({ got }) => got.confidence === level)
    const right = those.filter((mark) => mark.right).length
    console.log(`values read with ${level} confidence: ${right} of ${those.length} right`)
  }
}
