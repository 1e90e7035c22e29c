import { serveTasks } from '../../../lib/children/guarded-child-side.ts'
import { matchAsked, readAsked, readShown } from '../../../lib/matching/match-posting.ts'
import type { Requirement } from '../../../lib/matching/posting/requirement.ts'
import { toPlainText } from '../../../providers/postings/posting-store.ts'
import type { JobMatch, MatchTask, PostingToMatch } from './job-matcher.ts'

/** Reading the requirements is most of the work, and users page back and forth. */
const mostRemembered = 3000
const remembered = new Map<string, readonly Requirement[]>()

serveTasks((task: MatchTask): Promise<JobMatch[]> => Promise.resolve(task).then(match))

function match({ profile, now, postings }: MatchTask): JobMatch[] {
  const shown = readShown(profile, now)
  return postings.map((posting) => {
    const { score, requirements } = matchAsked(askedOf(posting), shown)
    const count = (status: string) => requirements.filter((one) => one.status === status).length
    return { job_id: posting.id, score, have: count('have'), similar: count('similar'), missing: count('missing') }
  })
}

function askedOf(posting: PostingToMatch): readonly Requirement[] {
  const key = `${posting.id} ${posting.fetched_at.getTime()}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const asked = readAsked(toPlainText(posting))
  remembered.set(key, asked)
  return asked
}
