import type { Import, SourceFile } from './sources.ts'

/** Which feature may call which other. A new arrow is a line here and a sentence in the pull request. */
const serverArrows: Record<string, string[]> = {
  documents: ['profile', 'job-tracking', 'job-search'],
  chat: ['profile', 'job-search', 'job-tracking', 'documents'],
  'job-search': ['profile'],
  // Whether an opening is on the board under another address is told as the search tells copies of a posting.
  'job-tracking': ['job-search'],
}
const webArrows: Record<string, string[]> = {
  'job-tracking': ['documents'],
  // What a posting asks for and the profile lacks is added to it where it is missed.
  documents: ['profile'],
  chat: ['job-tracking', 'documents'],
  'job-search': ['job-tracking', 'documents'],
  // The account page holds all settings, reminders included.
  accounts: ['job-tracking'],
  // The sidebar's history and its Logout.
  layout: ['chat', 'accounts'],
}

// A panel is a part of a screen that another feature embeds, such as a job's documents on the board.
const serverDoors = ['.service.ts']
const webDoors = ['.api.ts', '-panel.tsx']

const readsAnyRoom = ['scripts', 'bench']
const readableRooms: Record<string, string[]> = { server: ['contract', 'cv-reader'] }

// Lowest first: a file may import its own layer and those below.
const serverLayers = ['lib', 'providers', 'features', 'app', 'main']
const webLayers = ['lib', 'ui', 'features', 'layout', 'routes']
// Rooms of one layer must not import each other: headings are found without entries, and entries read without headings.
const readerLayers = [['lines'], ['words'], ['facts'], ['headings', 'entries'], ['sections', 'structured']]

export function findImportProblems(sources: SourceFile[]): string[] {
  return sources.flatMap((file) =>
    file.imports.flatMap((to) => {
      const problem = importProblem(file, to)
      return problem ? [`${file.path} → ${to.target}: ${problem}`] : []
    }),
  )
}

function importProblem(file: SourceFile, to: Import): string | undefined {
  const room = roomOf(file.path)
  const other = roomOf(to.target)
  // A package, or something beside the source (a migration, a package.json, a stylesheet).
  if (other === undefined || file.isConfig) return undefined
  if (room !== other && !readsAnyRoom.includes(room ?? '')) {
    if (file.path.startsWith('web/src/ui/')) return 'ui knows nothing of the product'
    const readable = readableRooms[room ?? ''] ?? ['contract']
    return readable.includes(other) ? undefined : `${room} reads no other room than ${readable.join(' and ')}`
  }
  if (file.isTest) return undefined
  if (room === 'server') return serverProblem(file.path, to)
  if (room === 'web') return webProblem(file.path, to)
  if (room === 'cv-reader') return readerProblem(file.path, to)
  return undefined
}

function serverProblem(from: string, { target, isTypeOnly }: Import): string | undefined {
  if (target.startsWith('server/src/testing/')) return 'only tests import testing/'
  // Config arrives as an argument; its type may be named anywhere.
  if (target === 'server/src/config.ts') {
    return isTypeOnly || layerOf(from, serverLayers) >= 3 ? undefined : 'config comes in as an argument'
  }
  const down = layerOf(from, serverLayers) - layerOf(target, serverLayers)
  if (down < 0) return `imports run one way: ${serverLayers.toReversed().join(' → ')}`
  const [feature, otherFeature] = [partOf(from, 'features'), partOf(target, 'features')]
  if (feature && otherFeature && feature !== otherFeature)
    return arrowProblem(serverArrows, feature, target, serverDoors)
  const [provider, otherProvider] = [partOf(from, 'providers'), partOf(target, 'providers')]
  if (provider && otherProvider && provider !== otherProvider && !isTypeOnly) {
    return 'a provider knows no other provider: main.ts hands it what it needs'
  }
  return undefined
}

function webProblem(from: string, { target }: Import): string | undefined {
  if (target.startsWith('web/src/testing/')) return 'only tests import testing/'
  const down = layerOf(from, webLayers) - layerOf(target, webLayers)
  if (down < 0) return `imports run one way: ${webLayers.toReversed().join(' → ')}`
  const user = from.startsWith('web/src/layout/') ? 'layout' : partOf(from, 'features')
  const otherFeature = partOf(target, 'features')
  if (user && otherFeature && user !== otherFeature) return arrowProblem(webArrows, user, target, webDoors)
  return undefined
}

function readerProblem(from: string, { target }: Import): string | undefined {
  if (target.startsWith('cv-reader/src/testing/')) return 'only tests import testing/'
  // Files directly in src/ combine the layers.
  const layer = (path: string): number => {
    const found = readerLayers.findIndex((rooms) => rooms.includes(path.split('/')[2] ?? ''))
    return found === -1 ? readerLayers.length : found
  }
  const isTop = layer(from) === readerLayers.length
  if (isTop || layer(from) > layer(target) || from.split('/')[2] === target.split('/')[2]) return undefined
  return `imports run one way: ${readerLayers
    .toReversed()
    .map((rooms) => rooms.join(', '))
    .join(' → ')}`
}

function arrowProblem(
  arrows: Record<string, string[]>,
  from: string,
  target: string,
  doors: string[],
): string | undefined {
  const to = partOf(target, 'features') ?? ''
  if (!arrows[from]?.includes(to)) return `no arrow from ${from} to ${to} (scripts/house/imports.ts lists them)`
  return doors.some((door) => target.endsWith(door))
    ? undefined
    : `another feature is reached through its ${doors.join(' or ')}`
}

function roomOf(path: string): string | undefined {
  const room = path.split('/')[0] ?? ''
  if (['contract', 'cv-reader', 'server', 'web'].includes(room))
    return path.startsWith(`${room}/src/`) ? room : undefined
  return ['e2e', 'scripts', 'bench'].includes(room) && path.includes('/') ? room : undefined
}

/** The feature or provider that a path belongs to. */
function partOf(path: string, layer: 'features' | 'providers'): string | undefined {
  return new RegExp(`/src/${layer}/([^/.]+)`).exec(path)?.[1]
}

/** Files directly in src are the two top layers: main (in the web main.tsx and routes.tsx) and app. */
function layerOf(path: string, layers: string[]): number {
  const parts = path.split('/')
  if (parts.length > 3) {
    const layer = layers.indexOf(parts[2] ?? '')
    return layer === -1 ? 0 : layer
  }
  const top = layers.length - 1
  if (path.startsWith('web/')) return top
  return parts[2] === 'main.ts' ? top : top - 1
}

/** Import cycles at run time; type imports don't count. */
export function findCircles(sources: SourceFile[]): string[] {
  const graph = new Map(sources.map((file) => [file.path, valueTargets(file)]))
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path)
    if (start !== -1) circles.push(`circle: ${[...trail.slice(start), path].join(' → ')}`)
    if (start !== -1 || done.has(path)) return
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return circles
}

function valueTargets(file: SourceFile): string[] {
  return file.imports.filter((to) => !to.isTypeOnly).map((to) => to.target)
}
