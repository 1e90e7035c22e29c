import path from 'node:path'
import { createGuardedChild } from '../../lib/children/guarded-child.ts'
import type { findUnsupportedFacts } from '../../lib/facts/unsupported-facts.ts'
import type { matchPosting, PostingMatch } from '../../lib/matching/match-posting.ts'
import type { LetterContent, ResumeContent } from './content.ts'
import type { writeLetter } from './letter/write-letter.ts'
import type { checkPhrases, Objection } from './model-tailoring/check-phrases.ts'
import type { tailorResume } from './resume/tailor-resume.ts'

export type DraftTask =
  | { kind: 'resume'; input: Parameters<typeof tailorResume> }
  | { kind: 'letter'; input: Parameters<typeof writeLetter> }
  | { kind: 'match'; input: Parameters<typeof matchPosting> }
  | { kind: 'check'; input: Parameters<typeof checkPhrases> }
  | { kind: 'facts'; input: Parameters<typeof findUnsupportedFacts> }
export type Draft = ResumeContent | LetterContent | PostingMatch | Objection[][] | string[]

/** What writes, compares and checks, in a process of its own. */
export type DocumentDrafter = {
  resume(...input: Parameters<typeof tailorResume>): Promise<ResumeContent>
  letter(...input: Parameters<typeof writeLetter>): Promise<LetterContent>
  match(...input: Parameters<typeof matchPosting>): Promise<PostingMatch>
  check(...input: Parameters<typeof checkPhrases>): Promise<Objection[][]>
  findUnsupported(...input: Parameters<typeof findUnsupportedFacts>): Promise<string[]>
  stop(): void
}

/** A long posting beside a profile of hundreds of jobs is half a second of work: too long for the event loop. */
export function createDocumentDrafter(timeoutMs = 20_000): DocumentDrafter {
  const child = createGuardedChild<DraftTask, Draft>(path.join(import.meta.dirname, 'document-drafter-child.ts'), {
    heapMb: 384,
    residentMb: 700,
    timeoutMs,
    processes: 1,
    // Loading the skill lists takes longer than a document; nothing in here is native code.
    reuse: true,
  })
  return {
    resume: (...input) => child.run({ kind: 'resume', input }) as Promise<ResumeContent>,
    letter: (...input) => child.run({ kind: 'letter', input }) as Promise<LetterContent>,
    match: (...input) => child.run({ kind: 'match', input }) as Promise<PostingMatch>,
    check: (...input) => child.run({ kind: 'check', input }) as Promise<Objection[][]>,
    findUnsupported: (...input) => child.run({ kind: 'facts', input }) as Promise<string[]>,
    stop: () => child.stop(),
  }
}
