import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'

type Props = {
  saving: boolean
  error: string | null
  detail: string
  /** Grows, so that the same message is announced again. */
  attempt: number
  changed: readonly string[]
  /** Sections still being edited: their copies are not saved. */
  openEdits: number
  onSave: () => void
  onDiscard: () => void
}

export function SaveBar({ saving, error, detail, attempt, changed, openEdits, onSave, onDiscard }: Props) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const bar = useRef<HTMLElement>(null)
  // Keeps focused fields clear of the bar. A scroll margin on the fields does not work for text areas.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + 32}px`
    return () => {
      style.removeProperty('scroll-padding-bottom')
    }
  })
  const saveButton = useRef<HTMLButtonElement>(null)
  function save(): void {
    // A disabled button loses the focus, so the bar takes it meanwhile.
    if (bar.current?.contains(document.activeElement)) bar.current.focus()
    onSave()
  }
  useEffect(() => {
    if (!saving && document.activeElement === bar.current) saveButton.current?.focus()
  }, [saving])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null
    // The form of a section handles the shortcut itself.
    if (!isSave || event.defaultPrevented || isInDialog) return
    event.preventDefault()
    if (!saving) save()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t`Unsaved changes`}
      className="sticky bottom-0 z-20 -mx-4 mt-8 border-t border-accent-line bg-surface px-4 py-4 shadow-soft outline-none after:absolute after:-inset-x-px after:top-full after:h-5 after:bg-paper sm:bottom-4 sm:mx-0 sm:rounded-card sm:border sm:px-6"
    >
      {error && (
        <div key={attempt} className="mb-4">
          <Alert variant="error">
            <p>{error}</p>
            {detail && <p className="text-sm">{detail}</p>}
          </Alert>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <div className="min-w-0 flex-1 basis-56 text-[0.9375rem]">
          <p className="font-semibold">
            <Trans>You have unsaved changes</Trans>
          </p>
          {/* Under the fields on a phone there is room for one of the two. */}
          <p className={classNames('text-sm text-muted', openEdits > 0 && 'max-sm:hidden')}>{changed.join(', ')}</p>
          {openEdits > 0 && (
            <p className="text-sm text-muted">
              <Plural
                value={openEdits}
                one="One section is still being edited; it is not included until you save it there."
                other="# sections are still being edited; they are not included until you save them there."
              />
            </p>
          )}
        </div>
        <Button variant="quiet" onClick={() => setAsking(true)} disabled={saving}>
          <Trans>Discard</Trans>
        </Button>
        <Button
          ref={saveButton}
          disabled={saving}
          aria-keyshortcuts="Control+S"
          onClick={save}
          className="disabled:text-on-accent! disabled:opacity-70 max-sm:flex-1"
        >
          {saving ? <Trans>Saving...</Trans> : <Trans>Save All Changes</Trans>}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Discard your changes?`}
        description={t`The profile goes back to how it was last saved. What you changed since then is lost.`}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              variant="quiet"
              onClick={() => {
                setAsking(false)
                onDiscard()
              }}
            >
              <Trans>Discard changes</Trans>
            </Button>
            <Button onClick={() => setAsking(false)}>
              <Trans>Keep my changes</Trans>
            </Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </section>
  )
}
