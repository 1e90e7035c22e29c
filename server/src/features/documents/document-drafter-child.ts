import { serveTasks } from '../../lib/children/guarded-child-side.ts'
import { findUnsupportedFacts } from '../../lib/facts/unsupported-facts.ts'
import { matchPosting } from '../../lib/matching/match-posting.ts'
import type { Draft, DraftTask } from './document-drafter.ts'
import { writeLetter } from './letter/write-letter.ts'
import { checkPhrases } from './model-tailoring/check-phrases.ts'
import { tailorResume } from './resume/tailor-resume.ts'

serveTasks((task: DraftTask): Promise<Draft> => Promise.resolve(task).then(draft))

function draft(task: DraftTask): Draft {
  switch (task.kind) {
    case 'resume':
      return tailorResume(...task.input)
    case 'letter':
      return writeLetter(...task.input)
    case 'match':
      return matchPosting(...task.input)
    case 'check':
      return checkPhrases(...task.input)
    case 'facts':
      return findUnsupportedFacts(...task.input)
  }
}
