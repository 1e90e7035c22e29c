import { Trans, useLingui } from '@lingui/react/macro'
import {
  isNeededPart,
  sentenceMaxLength,
  type EditInput,
  type EvidenceSentence,
} from '@waymark/contract/document-edits.ts'
import { ArrowDown, ArrowUp, Check, EyeOff, Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'

type Props = {
  sentence: EvidenceSentence
  isBusy: boolean
  /** @returns whether it was saved */
  onEdit: (edit: EditInput) => Promise<boolean>
}

/** One sentence: what stands there now, where it comes from, and what can be done with it. */
export function SentenceItem({ sentence, isBusy, onEdit }: Props) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const { position, part, text, user_text, source_texts, origin, state, taken_back } = sentence
  const isOut = state === 'left_out'
  const isLine = part.endsWith('/line') && !taken_back
  const act = (action: 'accept' | 'leave_out' | 'undo') => void onEdit({ action, position })
  const move = (by: -1 | 1) => void onEdit({ action: 'move', position, by })
  // Word for word from one place: showing the place again would say nothing new.
  const isShownWhole = origin === 'verbatim' && source_texts.length === 1 && source_texts[0]?.trim() === text
  return (
    <li className="flex flex-col gap-1.5 border-line py-3 not-last:border-b">
      {isEditing ? (
        <SentenceForm
          initial={user_text ?? text}
          isBusy={isBusy}
          onCancel={() => setEditing(false)}
          onSave={async (words) => {
            if (await onEdit({ action: 'edit', position, text: words })) setEditing(false)
          }}
        />
      ) : (
        <>
          <p
            dir="auto"
            className={classNames('[overflow-wrap:anywhere] whitespace-pre-line', isOut && 'text-muted line-through')}
          >
            {user_text ?? text}
          </p>
          {user_text !== null && text !== '' && (
            <p dir="auto" className="text-sm [overflow-wrap:anywhere] text-muted">
              <Trans>Was: {text}</Trans>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5">
            {user_text !== null && (
              <Badge tone="blue">
                <Trans>Your words</Trans>
              </Badge>
            )}
            {isOut && (
              <Badge tone="grey">
                <Trans>Left out</Trans>
              </Badge>
            )}
            {state === 'accepted' && (
              <Badge tone="green" Icon={Check}>
                <Trans>Accepted</Trans>
              </Badge>
            )}
            <span className="ms-auto flex">
              {origin !== 'verbatim' && state === null && (
                <IconButton Icon={Check} label={t`Accept`} disabled={isBusy} onClick={() => act('accept')} />
              )}
              {isLine && !isOut && (
                <>
                  <IconButton Icon={ArrowUp} label={t`Move up`} disabled={isBusy} onClick={() => move(-1)} />
                  <IconButton Icon={ArrowDown} label={t`Move down`} disabled={isBusy} onClick={() => move(1)} />
                </>
              )}
              {!isOut && <IconButton Icon={Pencil} label={t`Edit`} onClick={() => setEditing(true)} />}
              {!isOut && !isNeededPart(part) && !taken_back && (
                <IconButton Icon={EyeOff} label={t`Leave out`} disabled={isBusy} onClick={() => act('leave_out')} />
              )}
              {(state !== null || taken_back) && (
                <IconButton Icon={Undo2} label={t`Undo`} disabled={isBusy} onClick={() => act('undo')} />
              )}
            </span>
          </div>
          {source_texts.length > 0 && (
            <details className="text-sm text-muted">
              <summary className="w-fit cursor-pointer rounded-sm">
                {isShownWhole ? <Trans>Word for word from your profile</Trans> : <Trans>From your profile</Trans>}
              </summary>
              <ul className="mt-1.5 flex flex-col gap-1">
                {source_texts.map((source, index) => (
                  <li key={index} dir="auto" className="border-s-2 border-accent-line ps-2.5 [overflow-wrap:anywhere]">
                    {source}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </li>
  )
}

type FormProps = {
  initial: string
  isBusy: boolean
  onSave: (words: string) => Promise<void>
  onCancel: () => void
}

function SentenceForm({ initial, isBusy, onSave, onCancel }: FormProps) {
  const { t } = useLingui()
  const [words, setWords] = useState(initial)
  const isWrong = words.trim() === '' || words.trim().length > sentenceMaxLength
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) void onSave(words.trim())
      }}
    >
      <TextAreaField
        label={t`In your words`}
        value={words}
        max={sentenceMaxLength}
        onChange={setWords}
        error={words.trim() === '' ? t`To drop the sentence, leave it out instead.` : undefined}
      />
      <div className="flex gap-3">
        <Button type="submit" busy={isBusy} disabled={isWrong}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
