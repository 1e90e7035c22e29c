import { findDate } from '../../../lib/intents/entities/dates.ts'
import { findSearchTerms } from '../../../lib/intents/entities/job-search-terms.ts'
import { findJobByTown, findMeantJobs } from '../../../lib/intents/entities/named-jobs.ts'
import { findStage } from '../../../lib/intents/entities/stages.ts'
import type { Intent } from '../../../lib/intents/intents.ts'
import { spellOut } from '../../../lib/intents/words/spelling.ts'
import type { Ask } from './ask.ts'
import { active } from './which-job.ts'

type Asked = Omit<Ask, 'text'>

/**
 * What one of several requests is about: its own job, stage, day and search where it names them. "Remind me of Spire on
 * Friday and move Christie to Offer" names one job each; "move Acme to Interview and remind me on Friday" means one.
 */
export function aboutClause(ask: Asked, intent: Intent, clause: string): Asked {
  const { speech, places, now, timeZone } = ask
  const open = active(ask.board)
  const meant = findMeantJobs(clause, open, { language: speech.language, places })
  const byTown = meant.length === 0 ? findJobByTown(clause, open) : undefined
  const named = byTown ? [byTown] : meant
  const date = findDate(clause, speech.language, { now, timeZone })
  // The day of "and remind me on Friday" is not that of the card's move.
  const shared = intent === 'board_change' ? undefined : ask
  return {
    ...ask,
    jobs: named.length > 0 ? named : ask.jobs.length === 1 ? ask.jobs : [],
    stage: findStage(clause, speech.language) ?? (ask.jobs.length === 1 ? ask.stage : undefined),
    day: date?.day ?? shared?.day,
    time: date ? date.time : shared?.time,
    search:
      intent === 'job_search'
        ? findSearchTerms(spellOut(clause, speech.language), speech.language, places)
        : ask.search,
  }
}
