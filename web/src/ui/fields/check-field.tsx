import type { ReactNode } from 'react'

type Props = { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }

export function CheckField({ label, checked, onChange }: Props) {
  return (
    <label className="flex min-h-8 w-fit pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-accent"
      />
      {label}
    </label>
  )
}
