import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export type Import = {
  target: string
  isTypeOnly: boolean
}

export type SourceFile = {
  path: string
  name: string
  code: string
  comments: string[]
  strings: string[]
  lines: string[]
  imports: Import[]
  isTest: boolean
  isConfig: boolean
}

export type Page = { path: string; text: string }

export type House = {
  files: string[]
  lists: Page[]
  sources: SourceFile[]
  pages: Page[]
  migrations: string[]
  featureFolders: string[]
}

const rooms = ['contract', 'cv-reader', 'server', 'web', 'e2e', 'scripts', 'bench']
const skipped = new Set(['node_modules', 'dist'])

export function readHouse(root: string): House {
  const files = ['docs', ...rooms].flatMap((room) => listFiles(root, room)).concat(listRootFiles(root))
  return {
    files,
    pages: files.filter((path) => path.endsWith('.md')).map((path) => readPage(root, path)),
    lists: files.filter((path) => wordList.test(path)).map((path) => readPage(root, path)),
    sources: files.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).map((path) => readSource(root, path)),
    migrations: files.filter((path) => path.startsWith('server/migrations/') && !/\.(test\.ts|md)$/.test(path)).sort(),
    featureFolders: ['server/src/features', 'web/src/features'].flatMap((path) => listFolders(root, path)),
  }
}

/** Training sentences are no list: several writers may have written the same. */
const wordList = /^(?:contract|cv-reader|server|web)\/src\/(?!.*\/sentences\.txt$).*\.(?:json|txt|tsv)$/

const readPage = (root: string, path: string): Page => ({ path, text: readFileSync(join(root, path), 'utf8') })

function listRootFiles(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(root, path)
  })
}

function listFolders(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`)
}

function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const name = posix.basename(path)
  const code = withoutComments(text)
  const pieces = text.match(stringOrComment) ?? []
  return {
    path,
    name,
    code,
    comments: pieces.filter((piece) => piece.startsWith('/')),
    strings: pieces.filter((piece) => !piece.startsWith('/')),
    lines: text.trimEnd().split('\n'),
    imports: findImports(path, code),
    isTest: /\.(test|spec)\.tsx?$/.test(name) || /^(cv-reader|server|web)\/src\/testing\//.test(path),
    isConfig: /\.config\.(ts|mjs)$/.test(name),
  }
}

// Strings match first, so that a `//` inside one (a URL) stays.
const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g

function withoutComments(text: string): string {
  return text.replace(stringOrComment, (found) => (found.startsWith('/') ? ' ' : found))
}

function findImports(from: string, code: string): Import[] {
  const statements = /^[ \t]*(?:import|export)\s+(type\s)?([^'";]*?\bfrom\s*)?['"]([^'"\n]+)['"]/gm
  const calls = /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g
  return [
    ...[...code.matchAll(statements)].map(([, type, names, target]) => ({
      target: resolveImport(from, target ?? ''),
      isTypeOnly: type !== undefined || hasOnlyTypes(names),
    })),
    ...[...code.matchAll(calls)].map(([, target]) => ({
      target: resolveImport(from, target ?? ''),
      isTypeOnly: false,
    })),
  ]
}

function hasOnlyTypes(names: string | undefined): boolean {
  const list = /^\s*\{([^}]*)\}/.exec(names ?? '')?.[1]
  const parts = (list ?? '').split(',').filter((part) => part.trim() !== '')
  return parts.length > 0 && parts.every((part) => part.trim().startsWith('type '))
}

function resolveImport(from: string, target: string): string {
  if (target.startsWith('.')) return posix.join(posix.dirname(from), target).replace(/\?.*$/, '')
  return target.replace(/^@waymark\/(contract|cv-reader)\//, '$1/src/')
}
