import { useLingui } from '@lingui/react/macro'
import type { MessageButton } from '@waymark/contract/message-parts.ts'
import { Link } from 'react-router'

const look =
  'inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-4 py-1.5 text-start text-[0.9375rem] font-semibold text-ink transition-colors hover:border-accent hover:text-accent-strong disabled:text-muted'

type Props = { buttons: readonly MessageButton[]; isBusy: boolean; onSay: (text: string) => void }

/** The next sensible steps: each says a message or opens a page. */
export function MessageButtons({ buttons, isBusy, onSay }: Props) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Next steps`} className="flex flex-wrap gap-2">
      {buttons.map((button) => (
        <li key={button.label}>
          {'href' in button ? (
            <Link to={button.href} className={look}>
              {button.label}
            </Link>
          ) : (
            <button type="button" disabled={isBusy} onClick={() => onSay(button.message)} className={look}>
              {button.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
