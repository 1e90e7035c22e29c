/** Every benchmark prints a table and, as its last line, one line of JSON with its figures. */
const benches: Record<string, () => Promise<{ run: () => Promise<Figures> }>> = {
  start: () => import('./start.ts'),
  logins: () => import('./logins.ts'),
  board: () => import('./board.ts'),
  'board-drag': () => import('./board-drag.ts'),
  chat: () => import('./assistant/chat.ts'),
  'cv-import': () => import('./cv-import.ts'),
  documents: () => import('./documents.ts'),
  faults: () => import('./harm/faults.ts'),
  intents: () => import('./assistant/intents.ts'),
  match: () => import('./match.ts'),
  neighbours: () => import('./harm/neighbours.ts'),
  search: () => import('./search.ts'),
  tailoring: () => import('./tailoring.ts'),
  truth: () => import('./truth.ts'),
}

export type Figures = Record<string, number>

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  const bench = await benches[name]?.()
  if (!bench) continue
  console.log(`\n${name}`)
  const figures = await bench.run()
  console.table(figures)
  console.log(JSON.stringify({ bench: name, ...figures }))
}
process.exit(0)
