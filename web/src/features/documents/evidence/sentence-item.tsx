import { Trans, useLingui } from '@lingui/react/macro'
import {
  isNeededPart,
  sentenceMaxLength,
  type EditInput,
  type EvidenceSentence,
} from '@waymark/contract/document-edits.ts'
import { ArrowDown, ArrowUp, Check, EyeOff, Pencil, Sparkles, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { PhrasedNote } from './phrased-note.tsx'
import { useFocusAfter } from './use-focus-after.ts'

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
  const item = useRef<HTMLLIElement>(null)
  const focusAfter = useFocusAfter(item, isBusy)
  const { position, part, text, user_text, source_texts, origin, state, taken_back, phrased } = sentence
  const isOut = state === 'left_out'
  const isRestored = phrased !== null && state === 'original'
  const shown = isRestored ? phrased.original.join(' ') : (user_text ?? text)
  const hasOwnWords = user_text !== null && !isRestored
  const isLine = part.endsWith('/line') && !taken_back
  function act(action: 'accept' | 'leave_out' | 'undo' | 'restore'): void {
    focusAfter(action)
    void onEdit({ action, position })
  }
  function move(by: -1 | 1): void {
    focusAfter(by < 0 ? 'up' : 'down')
    void onEdit({ action: 'move', position, by })
  }
  function close(): void {
    focusAfter('edit')
    setEditing(false)
  }
  // Word for word from one place: showing the place again would say nothing new.
  const isShownWhole = origin === 'verbatim' && source_texts.length === 1 && source_texts[0]?.trim() === text
  return (
    <li ref={item} className="flex flex-col gap-1.5 border-line py-3 not-last:border-b">
      {isEditing ? (
        <SentenceForm
          initial={shown}
          isBusy={isBusy}
          onCancel={close}
          onSave={async (words) => {
            if (await onEdit({ action: 'edit', position, text: words })) close()
          }}
        />
      ) : (
        <>
          <p
            dir="auto"
            className={classNames('[overflow-wrap:anywhere] whitespace-pre-line', isOut && 'text-muted line-through')}
          >
            {shown}
          </p>
          {hasOwnWords && text !== '' && (
            <p dir="auto" className="text-sm [overflow-wrap:anywhere] text-muted">
              <Trans>Was: {text}</Trans>
            </p>
          )}
          {phrased !== null && user_text === null && !isRestored && <PhrasedNote {...phrased} />}
          <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
            {phrased !== null && user_text === null && !isRestored && (
              <Badge tone="blue" Icon={Sparkles}>
                <Trans>A model’s words</Trans>
              </Badge>
            )}
            {isRestored && (
              <Badge tone="grey">
                <Trans>Your profile’s words</Trans>
              </Badge>
            )}
            {hasOwnWords && (
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
          </div>
          <div className="flex flex-wrap items-start justify-end gap-x-3">
            {/* Above the buttons where both do not fit on one line. */}
            <div className="min-w-0 flex-1 basis-52">
              {source_texts.length > 0 && (
                <Unfold
                  isSmall
                  title={
                    isShownWhole ? <Trans>Word for word from your profile</Trans> : <Trans>From your profile</Trans>
                  }
                >
                  <ul className="flex flex-col gap-1">
                    {source_texts.map((source, index) => (
                      <li
                        key={index}
                        dir="auto"
                        className="border-s-2 border-accent-line ps-2.5 [overflow-wrap:anywhere]"
                      >
                        {source}
                      </li>
                    ))}
                  </ul>
                </Unfold>
              )}
            </div>
            <span className="flex shrink-0">
              {origin !== 'verbatim' && state === null && (
                <IconButton
                  Icon={Check}
                  label={t`Accept`}
                  data-act="accept"
                  disabled={isBusy}
                  onClick={() => act('accept')}
                />
              )}
              {isLine && !isOut && (
                <>
                  <IconButton
                    Icon={ArrowUp}
                    label={t`Move up`}
                    data-act="up"
                    disabled={isBusy}
                    onClick={() => move(-1)}
                  />
                  <IconButton
                    Icon={ArrowDown}
                    label={t`Move down`}
                    data-act="down"
                    disabled={isBusy}
                    onClick={() => move(1)}
                  />
                </>
              )}
              {!isOut && <IconButton Icon={Pencil} label={t`Edit`} data-act="edit" onClick={() => setEditing(true)} />}
              {!isOut && !isNeededPart(part) && !taken_back && (
                <IconButton
                  Icon={EyeOff}
                  label={t`Leave out`}
                  data-act="leave_out"
                  disabled={isBusy}
                  onClick={() => act('leave_out')}
                />
              )}
              {phrased !== null && state === null && (
                <IconButton
                  Icon={Undo2}
                  label={t`Use my profile’s words`}
                  data-act="restore"
                  disabled={isBusy}
                  onClick={() => act('restore')}
                />
              )}
              {(state !== null || taken_back) && (
                <IconButton
                  Icon={Undo2}
                  label={t`Undo`}
                  data-act="undo"
                  disabled={isBusy}
                  onClick={() => act('undo')}
                />
              )}
            </span>
          </div>
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
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const isWrong = words.trim() === '' || words.trim().length > sentenceMaxLength
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      onKeyDown={(event) => {
        // What was typed is not thrown away by one key.
        if (event.key === 'Escape' && words === initial) onCancel()
      }}
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
