import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarRange, Compass, FileSearch, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { runtimeConfig } from '../../../lib/config.ts'
import { LogoMark } from '../../../ui/page/logo.tsx'
import { useDesk } from '../chat.api.ts'
import { SystemMessage } from './message.tsx'

export function Welcome({ isAlone }: { isAlone: boolean }) {
  const { model } = runtimeConfig()
  const text = (
    <Trans>
      Hello! I'm your career assistant. I can help with your job search, your CV, interview preparation, career
      questions and cover letters. Attach your CV or ask me anything.
    </Trans>
  )
  if (!isAlone) {
    return (
      <SystemMessage>
        <p>{text}</p>
      </SystemMessage>
    )
  }
  return (
    <div className="mt-auto flex max-w-2xl flex-col gap-5 pt-4">
      <LogoMark className="size-12" />
      <p className="text-lg leading-normal font-semibold tracking-[-0.01em] text-pretty sm:text-[1.375rem]">{text}</p>
      {model !== undefined && (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          <Trans>
            Answers come from a language model, {model}. What it is sent is listed{' '}
            <Link to="/account#ledger" className="font-semibold text-accent-strong underline">
              on your account page
            </Link>
            .
          </Trans>
        </p>
      )}
    </div>
  )
}

export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useLingui()
  // What is due stands above: buttons that it pushes down would move away under a finger.
  const isWaiting = useDesk().isPending
  const suggestions = [
    { Icon: FileSearch, label: t`Review my CV`, text: t`Please review my CV and tell me what I could improve.` },
    { Icon: Compass, label: t`What can you do?`, text: t`What can you do for me?` },
    { Icon: MessagesSquare, label: t`Prepare for an interview`, text: t`Please help me prepare for a job interview.` },
    { Icon: CalendarRange, label: t`Plan my search`, text: t`Please help me plan my job search.` },
  ]
  if (isWaiting) return <div className="mb-auto" />
  return (
    <ul aria-label={t`Suggestions`} className="mb-auto grid gap-3 pt-2 sm:grid-cols-2">
      {suggestions.map(({ Icon, label, text }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="flex min-h-14 w-full items-center gap-3.5 rounded-card border border-line bg-surface px-4 py-3 text-start font-semibold transition-colors hover:border-accent hover:text-accent-strong"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-accent" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
