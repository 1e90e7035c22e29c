import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fewestScored, type Requirement } from '@waymark/contract/documents.ts'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { matchQuery, type Match } from '../application.api.ts'
import { Unfold } from '../../../ui/unfold.tsx'
import { ProfileAnswerDialog } from './profile-answer-dialog.tsx'
import { RequirementItem } from './requirement-item.tsx'
import { useProfileAnswer } from './use-profile-answer.ts'

export function MatchPanel({ job_url }: { job_url: string }) {
  const match = useQuery(matchQuery(job_url))
  const { data, isPending } = match
  if (isPending) return <Skeleton label={<Trans>Comparing the posting with your profile...</Trans>} />
  if (data === undefined)
    return (
      <LoadFailure query={match}>
        <Trans>The posting could not be compared with your profile.</Trans>
      </LoadFailure>
    )
  if (data === null)
    return (
      <p className="text-muted">
        <Trans>Once the posting has been read, this lists what it asks for, and what of that your profile shows.</Trans>
      </p>
    )
  if (data.requirements.length === 0)
    return (
      <p className="text-muted">
        <Trans>This posting names nothing that could be compared with your profile.</Trans>
      </p>
    )
  return <Compared match={data} />
}

function Compared({ match: { score, requirements } }: { match: Match }) {
  const [asked, setAsked] = useState<Requirement | null>(null)
  const save = useProfileAnswer()
  const of = (kind: Requirement['kind']) => requirements.filter((requirement) => requirement.kind === kind)
  return (
    <div className="flex flex-col gap-5">
      <Score score={score} requirements={requirements} />
      <Group title={<Trans>Required</Trans>} requirements={of('required')} onAnswer={setAsked} />
      <Group title={<Trans>Nice to have</Trans>} requirements={of('wished')} onAnswer={setAsked} />
      <p className="text-sm text-muted">
        <Trans>
          Not compared: shifts and hours, travel, physical demands, a car of your own, the right to work, background
          checks and character. Look for these in the posting.
        </Trans>
      </p>
      <ProfileAnswerDialog
        requirement={asked}
        onClose={() => setAsked(null)}
        onSave={async (before, document) => {
          await save(before, document)
          setAsked(null)
        }}
      />
    </div>
  )
}

type GroupProps = {
  title: ReactNode
  requirements: readonly Requirement[]
  onAnswer: (requirement: Requirement) => void
}

function Group({ title, requirements, onAnswer }: GroupProps) {
  if (requirements.length === 0) return null
  return (
    <section>
      <h3 className="text-[0.9375rem] font-bold text-muted">{title}</h3>
      <ul className="flex flex-col">
        {requirements.map((requirement, index) => (
          <RequirementItem key={index} requirement={requirement} onAnswer={() => onAnswer(requirement)} />
        ))}
      </ul>
    </section>
  )
}

/** The score of docs/matching.md, with the counts and weights behind it. */
function Score({ score, requirements }: Pick<Match, 'score' | 'requirements'>) {
  if (requirements.length < fewestScored)
    return (
      <p className="text-muted">
        <Trans>This posting names too little for a score. What it does name is listed below.</Trans>
      </p>
    )
  const count = (status: Requirement['status']) => requirements.filter((one) => one.status === status).length
  const [have, similar, missing] = [count('have'), count('similar'), count('missing')]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="text-3xl font-bold tracking-tight tabular-nums">
          {score} <span className="text-base font-semibold text-muted">/ 100</span>
        </p>
        <p className="text-[0.9375rem] text-muted">
          <Plural value={have} one="# shown" other="# shown" /> ·{' '}
          <Plural value={similar} one="# similar" other="# similar" /> ·{' '}
          <Plural value={missing} one="# missing" other="# missing" />
        </p>
      </div>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${score}%` }} />
      </div>
      <Unfold isSmall title={<Trans>How this score is calculated</Trans>}>
        <p className="leading-relaxed">
          <Trans>
            Skills, years of experience, degrees and licences have a weight of 3, languages and anything else that is
            asked for 1½; where you live and what people say of their character count for nothing. What is nice to have
            counts a third of that. What your profile shows counts in full, something similar half. A posting that asks
            for little cannot reach 100. The score is Waymark’s own and the same every time; how employers’ systems
            score is not known.
          </Trans>
        </p>
      </Unfold>
    </div>
  )
}
