import { posix } from 'node:path'
import type { House, SourceFile } from './sources.ts'

// Documents that readers of the repository cannot open. Public standards may be cited.
const citations = [
  /(?<!\b(?:PDF|RFC|ISO|ECMA|SGB)[\w .-]*)§/,
  /\bdecisions\.md\b/,
  /\bresearch\//,
  /\bissues? #?\d+/i,
  /\bthe specification\b(?! of)/i,
  /\b(decisions?|research|design|issue|spec|specification|main job|rule)( "|, [A-Z"]|: |, (step|starting|review)| \d+:)/,
]
const mention = /(?<![\w@/.*{}<>…-])(?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:md|tsx?|mjs|css)\b(?![\w/*-])/g

const ownTest = 'scripts/house/check-house.test.ts'

/** References in comments, test names and pages to files that are not in the repository. */
export function findCitations({ files, sources, pages }: House): string[] {
  const known = new Set(files)
  const isThere = (path: string, from: string) =>
    known.has(path) ||
    known.has(posix.join(posix.dirname(from), path)) ||
    files.some((file) => file.endsWith(`/${path}`))
  const texts = [
    ...sources
      .filter(({ path }) => path !== ownTest)
      .flatMap((file) => [...file.comments, ...testNames(file)].map((text) => ({ path: file.path, text }))),
    ...pages.flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, text: line }))),
  ]
  return texts.flatMap(({ path, text }) => [
    ...citations
      .flatMap((pattern) => pattern.exec(text)?.index ?? [])
      .slice(0, 1)
      .map((index) => `${path}: cites what is not in the repository: ${around(text, index)}`),
    ...[...withoutAddresses(text).matchAll(mention)]
      .filter(([name]) => !isThere(name, path))
      .map(([name]) => `${path}: there is no ${name}`),
  ])
}

function testNames({ isTest, strings }: SourceFile): string[] {
  return isTest ? strings.filter((text) => /\s/.test(text) && !/^['"](\.|@|import |export )/.test(text)) : []
}

function withoutAddresses(text: string): string {
  return text.replace(/\b[a-z]+:\/\/[^\s)'"`]+/g, '')
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 30), index + 50)
    .replaceAll('\n', ' ')
    .trim()
}

export function findForcedCasts({ sources }: House): string[] {
  return sources
    .filter(({ code }) => /\bas never\b/.test(withoutStrings(code)))
    .map(({ path }) => `${path}: "as never" hides a type that does not fit`)
}

/** Tests that read a clock or memory: they pass or fail with the machine. */
export function findMeasuringTests({ sources }: House): string[] {
  const measures =
    /\bperformance\.now\b|\bhrtime\b|\bmemoryUsage\b|\bthreadCpuUsage\b|\bcpuUsage\b|\bDate\.now\(\) - (start|began|begin|before|asked)/
  return sources
    .filter(({ isTest, code }) => isTest && measures.test(withoutStrings(code)))
    .map(({ path }) => `${path}: a test measures no time and no memory: count something, or move it to bench/`)
}

function withoutStrings(code: string): string {
  return code.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
}

export function findCrowdedFolders({ sources }: House, most: number): string[] {
  const counts = new Map<string, number>()
  for (const { path } of sources.filter(({ isTest }) => !isTest)) {
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return (
    [...counts]
      // Migrations are one numbered row, whose files never move.
      .filter(([folder, count]) => count > most && folder !== 'server/migrations')
      .map(([folder, count]) => `${folder}: ${count} files, at most ${most}: which rooms are in it?`)
  )
}

const endpointParts = '(?:body|query|params|answer|errors|limits|summary|max_body_bytes)'

/** Uses of what the web's build drops from endpoints (web/build/drop-schemas.ts): they work in unit tests only. */
export function findDroppedParts({ sources }: House): string[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith('web/src/') && !isTest)
    .flatMap(({ path, code }) => {
      const validator = /\bfrom\s+['"]zod\b/.test(code) ? [`${path}: the validator is not part of the web`] : []
      const used = ['endpoint', ...contractValues(code)].filter(
        (name) =>
          new RegExp(`\\b${name}\\??\\.${endpointParts}\\b`).test(code) ||
          new RegExp(`\\{[^{}=]*\\b${endpointParts}\\b[^{}=]*\\}\\s*=\\s*${name}\\b`).test(code),
      )
      return [...validator, ...used.map((name) => `${path}: the build drops this part of ${name}`)]
    })
}

function contractValues(code: string): string[] {
  const imports = code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*['"]@waymark\/contract\//g)
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^\w+\s+as\s+/, ''))
    .filter((name) => /^[a-z]\w*$/.test(name))
}
