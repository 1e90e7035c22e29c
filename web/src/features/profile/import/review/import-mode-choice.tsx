import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Decisions, Mode } from '../plan/import-decisions.ts'

type Props = { decisions: Decisions; onDecide: (decisions: Decisions) => void }

export function ImportModeChoice({ decisions, onDecide }: Props) {
  const { t } = useLingui()
  const name = useId()
  const choice = (mode: Mode, text: string) => (
    <label className="flex min-h-11 cursor-pointer items-center justify-center rounded-[0.5rem] px-2 text-center text-sm sm:px-4 sm:text-[0.9375rem] font-semibold text-muted transition-colors has-checked:bg-surface has-checked:text-accent has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        checked={decisions.mode === mode}
        onChange={() => onDecide({ ...decisions, mode })}
        className="sr-only"
      />
      {text}
    </label>
  )
  return (
    <fieldset className="grid grid-cols-2 max-sm:w-full rounded-control border border-line bg-raised p-1">
      <legend className="sr-only">
        <Trans>What to do with your profile</Trans>
      </legend>
      {choice('merge', t`Merge with my profile`)}
      {choice('replace', t`Replace my profile`)}
    </fieldset>
  )
}
