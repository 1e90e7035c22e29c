import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Requirement } from '@waymark/contract/documents.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { FailureAlert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { getProfile, type LoadedProfile } from '../../profile/profile.api.ts'
import { longestAnswer, placesIn, withAnswer } from './profile-answer.ts'

type Props = {
  requirement: Requirement | null
  onClose: () => void
  onSave: (before: LoadedProfile, document: ProfileDocument) => Promise<void>
}

/** Asks for what the profile does not show, in the user's own words. */
export function ProfileAnswerDialog({ requirement, onClose, onSave }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open={requirement !== null}
      onClose={onClose}
      keepOpen
      title={t`Where have you done this?`}
      description={requirement?.text}
    >
      {requirement && <Answer key={requirement.text} requirement={requirement} onClose={onClose} onSave={onSave} />}
    </Dialog>
  )
}

function Answer({ requirement, onClose, onSave }: Props & { requirement: Requirement }) {
  const profile = useQuery({
    queryKey: ['profile to answer in'],
    queryFn: ({ signal }) => getProfile(signal),
    // The answer must be added to the newest profile.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (profile.isPending) return <Skeleton label={<Trans>Loading profile...</Trans>} />
  if (!profile.data)
    return (
      <LoadFailure query={profile}>
        <Trans>Failed to load profile</Trans>
      </LoadFailure>
    )
  return <AnswerForm loaded={profile.data} requirement={requirement} onClose={onClose} onSave={onSave} />
}

type FormProps = { loaded: LoadedProfile; requirement: Requirement; onClose: () => void; onSave: Props['onSave'] }

function AnswerForm({ loaded, requirement, onClose, onSave }: FormProps) {
  const { t } = useLingui()
  const places = placesIn(loaded.document, t`Add it to my skills`)
  const [chosen, setChosen] = useState(places[1]?.value ?? 'skills')
  const place = places.find(({ value }) => value === chosen)?.place ?? 'skills'
  // A line has to say what was done; the name of a skill may simply be the posting's.
  const [words, setWords] = useState('')
  const suggested = requirement.text.length <= longestAnswer('skills') ? requirement.text : ''
  const text = place === 'skills' && words === '' ? suggested : words
  const [problem, setProblem] = useState<string>()
  const { run, isBusy, failure } = useAction(onSave)

  function save(): void {
    if (text.trim() === '') return setProblem(t`Please write what you have done.`)
    if (text.trim().length > longestAnswer(place)) return
    const document = withAnswer(loaded.document, place, text)
    if (!document) return setProblem(t`Your profile says this already.`)
    void run(loaded, document)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <SelectField
        label={t`Where`}
        value={chosen}
        options={places.map(({ value, name }) => ({ value, label: name }))}
        onChange={(value) => {
          setChosen(value)
          setProblem(undefined)
        }}
      />
      <TextAreaField
        label={place === 'skills' ? t`The skill, as you would name it` : t`What you did there, in your words`}
        hint={t`It is added to your profile exactly as you write it. Write only what is true: you may be asked about it.`}
        value={text}
        max={longestAnswer(place)}
        rows={place === 'skills' ? 1 : 3}
        error={problem}
        onChange={(value) => {
          setWords(value)
          setProblem(undefined)
        }}
      />
      {places.length === 1 && (
        <p className="text-sm text-muted">
          <Trans>
            Your profile has no jobs yet. <Link to="/profile">Add one there</Link> to say where you did it.
          </Trans>
        </p>
      )}
      <FailureAlert failure={failure} text={t`Failed to save profile. Please try again.`} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <BusyButton type="submit" busy={isBusy} busyText={t`Saving...`}>
          <Trans>Add to my profile</Trans>
        </BusyButton>
      </div>
    </form>
  )
}
