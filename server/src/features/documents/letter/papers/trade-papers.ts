import { fold } from '../../../../lib/matching/text/words.ts'
import list from './trade-papers.json' with { type: 'json' }

/** A star stands for what may follow a word, or begin it. */
function patternOf(phrases: readonly string[]): RegExp {
  const parts = phrases.map((phrase) => {
    const bare = phrase.replace(/^\*|\*$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return `${phrase.startsWith('*') ? '' : '(?<![\\p{L}\\p{N}])'}${bare}${phrase.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'}`
  })
  return new RegExp(parts.join('|'), 'u')
}

/** `leaders`: who leads people of this trade does without their papers, as a warehouse manager without a forklift licence. */
type Trade = { trades: string[]; papers: string[]; leaders?: string[] }

const trades = (list as Trade[]).map(({ trades: of, papers, leaders }) => ({
  trade: patternOf(of),
  paper: patternOf(papers),
  leader: leaders && patternOf(leaders),
}))

/** Whether a licence, registration or certificate is what the trade of this title is not practised without, or what it asks for before all else. */
export function isPaperOfTrade(title: string, paper: string): boolean {
  const [position, held] = [fold(title), fold(paper).replaceAll('’', "'")]
  return trades.some((it) => it.trade.test(position) && it.paper.test(held) && it.leader?.test(position) !== true)
}
