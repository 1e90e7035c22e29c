import { Trans, useLingui } from '@lingui/react/macro'
import { jobLimits, type JobInterview } from '@waymark/contract/job-tracking.ts'
import { CalendarPlus, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { fieldName } from './draft-texts.ts'
import type { JobDraft } from './job-draft.ts'
import { isDay, localMinute, momentOf } from '../local-time.ts'

type Props = {
  draft: JobDraft
  change: (changes: Partial<JobDraft>) => void
  moveOffer: ReactNode
}

export function JobDates({ draft: { follow_up_on, interviews }, change, moveOffer }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [hasNewInterview, setHasNewInterview] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const setInterviews = (next: JobInterview[]) => change({ interviews: next })
  const set = (index: number, changes: Partial<JobInterview>) =>
    setInterviews(interviews.map((interview, at) => (at === index ? { ...interview, ...changes } : interview)))

  function add(): void {
    // Rendered at once: the first letters typed after the press would otherwise be lost.
    flushSync(() => setInterviews([...interviews, { at: '', text: '' }]))
    list.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus()
  }

  return (
    <>
      <FollowUp day={follow_up_on} onChange={(day) => change({ follow_up_on: day })} />
      <section aria-label={fieldName('interviews')} className="flex flex-col gap-3">
        <h3 className="text-[0.9375rem] font-semibold">{fieldName('interviews')}</h3>
        {interviews.length > 0 && (
          <ul ref={list} className="flex flex-col gap-3">
            {interviews.map((interview, index) => {
              const number = index + 1
              return (
                // The count is part of the key, so that a half-typed time never appears in another interview.
                <li key={`${interviews.length} ${index}`} className="rounded-control border border-line p-4">
                  <div className="grid gap-4">
                    <div className="flex items-start justify-between gap-3">
                      <div className="w-60 min-w-0">
                        <InterviewTime
                          interview={interview}
                          onChange={(at) => {
                            if (interview.at === '') setHasNewInterview(true)
                            set(index, { at })
                          }}
                        />
                      </div>
                      <IconButton
                        Icon={Trash2}
                        label={t`Remove interview ${number}`}
                        className="-me-2 -mt-2"
                        onClick={() => {
                          setInterviews(interviews.toSpliced(index, 1))
                          addButton.current?.focus()
                        }}
                      />
                    </div>
                    <TextField
                      label={t`Where and with whom`}
                      dir="auto"
                      autoComplete="off"
                      maxLength={jobLimits.interview_text}
                      value={interview.text}
                      onChange={(text) => set(index, { text })}
                    />
                  </div>
                </li>
              )
            })}
          </ul>
        )}
        {hasNewInterview && moveOffer}
        {interviews.length < jobLimits.interviews && (
          <Button ref={addButton} variant="text" onClick={add} className="self-start text-[0.9375rem]">
            <CalendarPlus aria-hidden className="size-4" />
            <Trans>Add an interview</Trans>
          </Button>
        )}
      </section>
    </>
  )
}

/** A year is typed digit by digit: only a possible day is passed on; other input stays in the field. */
function FollowUp({ day, onChange }: { day: string | null; onChange: (day: string | null) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    const isGood = text === '' || isDay(text)
    setTyped(isGood ? null : text)
    if (isGood) onChange(text === '' ? null : text)
  }
  const inDays = (days: number) => {
    const date = new Date()
    date.setDate(date.getDate() + days)
    take(localMinute(date.toISOString()).slice(0, 10))
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="w-full sm:w-56">
        <TextField label={fieldName('follow_up_on')} type="date" value={typed ?? day ?? ''} onChange={take} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 sm:min-h-12 gap-y-1 text-[0.9375rem]">
        {day === null ? (
          <>
            <Button variant="text" onClick={() => inDays(3)}>
              <Trans>In 3 days</Trans>
            </Button>
            <Button variant="text" onClick={() => inDays(7)}>
              <Trans>In a week</Trans>
            </Button>
          </>
        ) : (
          <Button variant="text" onClick={() => take('')}>
            <Trans>Done, clear it</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** Keeps incomplete input; only a complete date is passed on. */
function InterviewTime({ interview, onChange }: { interview: JobInterview; onChange: (at: string) => void }) {
  const { t } = useLingui()
  const { at, text } = interview
  const [typed, setTyped] = useState<string | null>(null)
  const problem = () => {
    if (typed !== null && at !== '') return t`Please enter a date and a time; until then the earlier one stays.`
    return at === '' && text.trim() !== '' ? t`Please enter a date and a time; until then it is not saved.` : undefined
  }
  return (
    <TextField
      label={t`Date and time`}
      type="datetime-local"
      value={typed ?? localMinute(at)}
      error={problem()}
      onChange={(value) => {
        const moment = momentOf(value)
        setTyped(moment === undefined ? value : null)
        if (moment !== undefined) onChange(moment)
      }}
    />
  )
}
