import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)
const packageFolder = resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

export type Chromium = { executablePath: string; env: Record<string, string> }

/** The Chromium named by CHROMIUM, or else npm's headless shell with the system libraries that come with it. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM']
  if (given) return { executablePath: given, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The packaged Chromium is for Linux on x64: set CHROMIUM to an installed Chrome or Chromium.')
  }
  const folder = await unpacked()
  const executablePath = join(folder, 'chromium')
  // Without a font configuration Chromium shows boxes; the package brings one font.
  const fonts: Record<string, string> = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  if (await starts(executablePath, fonts)) return { executablePath, env: fonts }
  const env = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  if (await starts(executablePath, env)) return { executablePath, env }
  throw new Error(`Chromium does not start from ${executablePath}: set CHROMIUM to an installed Chrome or Chromium.`)
}

export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    // In the C locale Chromium saves a file with an accent in its name as "download".
    env: { ...definedEnv(), LANG: 'C.UTF-8', ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  })
}

/** One folder per version: the package reuses whatever an older version unpacked. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const cache = resolve(import.meta.dirname, '../node_modules/.cache')
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  // Unpacked elsewhere and moved, so that the folder is always complete.
  const next = `${folder}.${process.pid}`
  mkdirSync(next, { recursive: true })
  const { default: sparticuz, inflate } = await import('@sparticuz/chromium')
  await withTmpdir(next, async () => {
    await sparticuz.executablePath()
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'))
  })
  if (existsSync(folder)) rmSync(next, { recursive: true })
  else renameSync(next, folder)
  return folder
}

async function withTmpdir(folder: string, body: () => Promise<void>): Promise<void> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await body()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

async function starts(executablePath: string, env: Record<string, string>): Promise<boolean> {
  try {
    await run(executablePath, ['--version'], { env: { ...definedEnv(), ...env }, timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
