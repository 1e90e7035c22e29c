import type { ComponentProps, ReactNode, Ref } from 'react'
import { Alert } from '../alert.tsx'

type Submission = {
  formRef: Ref<HTMLFormElement>
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
  error: string | null
  /** Grows with every failed attempt, so that the same sentence is announced again. */
  attempt: number
}
type Props = {
  form: Submission
  onFocus?: (() => void) | undefined
  wayOut?: ReactNode
  children: ReactNode
}

export function Form({ form: { formRef, ...form }, onFocus, wayOut, children }: Props) {
  return (
    <form ref={formRef} noValidate onSubmit={form.onSubmit} onFocus={onFocus} className="flex flex-col gap-5">
      {form.error && (
        <Alert key={form.attempt} variant="error">
          {form.error}
          {wayOut && <p className="mt-1">{wayOut}</p>}
        </Alert>
      )}
      {children}
    </form>
  )
}
