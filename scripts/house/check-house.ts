import { pathToFileURL } from 'node:url'
import { findCircles, findImportProblems } from './imports.ts'
import { type SourceFile, readHouse } from './sources.ts'
import { findUnexplainedStatements } from './statements.ts'
import { findCitations, findCrowdedFolders, findDroppedParts, findForcedCasts, findMeasuringTests } from './texts.ts'
import { findRepeatedWords } from './word-lists.ts'
import { root } from '../run.mjs'

const maxLines = 300
const maxFiles = 30
const nouns = ['accounts', 'chat', 'profile', 'job-search', 'job-tracking', 'documents']

/** Violations of the rules of docs/architecture.md in the tree under `folder`, one sentence each. */
export function checkHouse(folder: string): string[] {
  const house = readHouse(folder)
  const { sources, migrations, featureFolders } = house
  return [
    ...sources.flatMap((file) => fileProblems(file).map((problem) => `${file.path}: ${problem}`)),
    ...findImportProblems(sources),
    ...findCircles(sources),
    ...featureFolders
      .filter((path) => !nouns.includes(path.split('/').at(-1) ?? ''))
      .map((path) => `${path}: a feature is one of the six nouns (${nouns.join(', ')})`),
    ...migrationProblems(migrations),
    ...findForcedCasts(house),
    ...findDroppedParts(house),
    ...findMeasuringTests(house),
    ...findCrowdedFolders(house, maxFiles),
    ...findCitations(house),
    ...findRepeatedWords(house),
    ...findUnexplainedStatements(house),
  ]
}

function fileProblems(file: SourceFile): string[] {
  return [nameProblem, roleProblem, barrelProblem, envProblem, defaultExportProblem, lengthProblem]
    .map((check) => check(file))
    .filter((problem) => problem !== undefined)
}

function nameProblem({ name }: SourceFile): string | undefined {
  return /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) ? undefined : 'file names are kebab-case'
}

function roleProblem({ path, name }: SourceFile): string | undefined {
  if (path.startsWith('server/src/features/')) {
    if (/^[a-z0-9-]+(\.(routes|service|repository|prompts))?(\.test)?\.ts$/.test(name)) return undefined
    return 'a file of a feature is .routes, .service, .repository, .prompts, .test, or a pure helper without a suffix'
  }
  if (path.startsWith('web/src/features/')) {
    if (/^[a-z0-9-]+(\.api)?(\.test)?\.(tsx?|css|json)$/.test(name)) return undefined
    return 'a file of a feature is a -page, an .api, a .test, or a component without a suffix'
  }
  return undefined
}

function barrelProblem({ name }: SourceFile): string | undefined {
  return /^index\.(ts|tsx|mjs)$/.test(name) ? 'no barrels: import the file that holds the thing' : undefined
}

function envProblem({ path, code, isTest, isConfig }: SourceFile): string | undefined {
  if (path === 'server/src/config.ts' || isTest || isConfig || /^(scripts|e2e|bench)\//.test(path)) return undefined
  return /\bprocess\s*\.\s*env\b/.test(code) ? 'process.env is read in server/src/config.ts only' : undefined
}

function defaultExportProblem({ code, isConfig }: SourceFile): string | undefined {
  if (isConfig) return undefined
  return /^\s*export\s+default\b|\bexport\s*\{[^}]*\bas\s+default\b/m.test(code) ? 'no default exports' : undefined
}

function lengthProblem({ lines, isTest }: SourceFile): string | undefined {
  if (isTest || lines.length <= maxLines || isLongList(lines)) return undefined
  return `${lines.length} lines, at most ${maxLines}: what second thing does it hold?`
}

function isLongList(lines: string[]): boolean {
  const literals = lines.filter((line) => /^\s*(['"`[{\d]|[\w'"-]+:\s*['"`[{\d])/.test(line))
  return literals.length > lines.length * 0.9
}

function migrationProblems(migrations: string[]): string[] {
  return migrations.flatMap((path, position) => {
    const number = /(\d+)[-_][^/]*$/.exec(path)?.[1]
    if (number === undefined) return [`${path}: a migration's name begins with its number`]
    if (Number(number) === position + 1) return []
    return [`${path}: expected number ${position + 1}; migrations are numbered without gaps`]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkHouse(root)
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
