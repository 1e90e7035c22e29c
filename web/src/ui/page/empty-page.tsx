import type { ReactNode } from 'react'

type Props = { title: string; text: ReactNode }

export function EmptyPage({ title, text }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-6 py-14 sm:px-10">
      <title>{`${title} · Waymark`}</title>
      <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
        {title}
      </h1>
      <p className="text-muted">{text}</p>
    </div>
  )
}
