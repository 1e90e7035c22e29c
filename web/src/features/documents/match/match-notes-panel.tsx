import { useQuery } from '@tanstack/react-query'
import { needsWord } from '@waymark/contract/documents.ts'
import { matchQuery, type Match } from '../application.api.ts'
import { ProfileLanguageNote } from '../letter/language-note.tsx'
import { ThinMatchNote } from './thin-match-note.tsx'

/** What the user should know before documents are written for a job; nothing where there is nothing to know. */
export function MatchNotesPanel({ match }: { match: Match | null | undefined }) {
  return (
    <>
      <ThinMatchNote match={match} />
      <ProfileLanguageNote match={match} />
    </>
  )
}

/** The match that is to be shown first, and whether it is still being read. */
export function useNeededWord(job_url: string | null): { match: Match | undefined; isReading: boolean } {
  const { data, isLoading } = useQuery({ ...matchQuery(job_url ?? ''), enabled: job_url !== null })
  return { match: data && needsWord(data) ? data : undefined, isReading: isLoading }
}
