import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ApiError } from './api-error.ts'

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

type Options<Field extends string> = {
  validate: () => FieldErrors<Field>
  send: () => Promise<void>
  explain: (error: unknown) => string | null | FieldErrors<Field>
  invalidText?: string | ((errors: FieldErrors<Field>) => string | null)
}

type Outcome<Field extends string> = { error: string | null; fieldErrors: FieldErrors<Field>; attempt: number }

/** A form's submission, one at a time. Needs no query client (unlike `useAction`): /login loads without one. */
export function useSubmit<Field extends string>({ validate, send, explain, invalidText }: Options<Field>) {
  const [outcome, setOutcome] = useState<Outcome<Field>>({ error: null, fieldErrors: {}, attempt: 0 })
  const [busy, setBusy] = useState(false)
  // State would update too late for two quick clicks in one frame.
  const running = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)

  const settle = (error: string | null, fieldErrors: FieldErrors<Field>) =>
    setOutcome(({ attempt }) => ({ error, fieldErrors, attempt: attempt + 1 }))

  useEffect(() => {
    if (outcome.attempt === 0) return
    // On a phone the sentence above a long form would stay out of sight.
    formRef.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [outcome.attempt])

  async function submit(): Promise<void> {
    if (running.current) return
    // Fields report overlong text themselves (ui/fields/limit.tsx); it is never cut to fit.
    const tooLong = formRef.current?.querySelector<HTMLElement>('[data-too-long]')
    if (tooLong) return tooLong.focus()
    const wrong = validate()
    if (Object.keys(wrong).length > 0) {
      settle((typeof invalidText === 'function' ? invalidText(wrong) : invalidText) ?? null, wrong)
      return
    }
    running.current = true
    setBusy(true)
    setOutcome((before) => ({ ...before, error: null, fieldErrors: {} }))
    try {
      await send()
    } catch (error) {
      const explained = explain(error)
      if (explained !== null && typeof explained === 'object') settle(null, explained)
      else settle(explained, error instanceof ApiError ? (error.fields as FieldErrors<Field>) : {})
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    ...outcome,
    busy,
    formRef,
    submit,
    clear: () => setOutcome(({ attempt }) => ({ error: null, fieldErrors: {}, attempt })),
    clearField(field: Field): void {
      if (outcome.fieldErrors[field] === undefined) return
      setOutcome(({ fieldErrors: { [field]: _, ...others }, ...before }) => {
        const rest = others as FieldErrors<Field>
        // The sentence above the form disappears with the last field it covers.
        const stillSaid = typeof invalidText === 'function' ? invalidText(rest) : before.error
        return { ...before, fieldErrors: rest, error: Object.keys(rest).length === 0 ? null : stillSaid }
      })
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault()
      void submit()
    },
  }
}
