import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

type Props = { title: ReactNode; text: ReactNode; action: ReactNode; inside?: boolean }

export function Notice({ title, text, action, inside = false }: Props) {
  const Place = inside ? 'div' : 'main'
  return (
    <Place className="mx-auto flex min-h-[80dvh] max-w-md flex-col items-start justify-center gap-5 px-6 py-16">
      {!inside && <Logo />}
      <h1 className="mt-6 text-3xl font-bold tracking-tight">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-2">{action}</div>
    </Place>
  )
}
