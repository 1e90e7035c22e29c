import { useLingui } from '@lingui/react/macro'
import { Dialog as Parts } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Shown below the scrolling part. It includes a way to close, so there is no Close button on top. */
  footer?: ReactNode
  /** Pressing outside does not close the dialog, because something was typed. */
  keepOpen?: boolean
  /** Nothing closes the dialog for now: there is no Close button, and Escape does nothing. */
  isHeld?: boolean
  wide?: boolean
  /** The dialog itself if not given: its first control is often its Close button, or a link. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The element to focus afterwards, for when the opener may be gone; false leaves the focus alone. */
  finalFocus?: () => HTMLElement | null | false
  children: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  keepOpen = false,
  isHeld = false,
  wide = false,
  initialFocus,
  finalFocus,
  children,
}: Props) {
  const { t } = useLingui()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && !isHeld && onClose()} disablePointerDismissal={keepOpen}>
      <Parts.Portal>
        {/* Also over another dialog, which is then out of reach. */}
        <Parts.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Parts.Viewport className="fixed inset-0 z-40 flex items-stretch justify-center sm:items-center sm:p-6">
          <Parts.Popup
            ref={popup}
            initialFocus={initialFocus ?? popup}
            {...(finalFocus && { finalFocus })}
            className={classNames(
              'flex w-full flex-col bg-surface text-ink outline-none short:overflow-y-auto',
              'sm:max-h-[min(100%,50rem)] sm:rounded-card sm:border sm:border-line sm:shadow-soft',
              wide ? 'sm:max-w-[56rem]' : 'sm:max-w-[36rem]',
              'transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
            )}
          >
            <header className="flex items-start gap-4 px-6 pt-6 pb-4 sm:px-8 sm:pt-7">
              <div className="min-w-0 flex-1">
                {/* A name in another direction keeps its place at the line's start. */}
                <Parts.Title className="text-[1.375rem] leading-snug font-bold tracking-[-0.01em] [overflow-wrap:anywhere]">
                  <bdi>{title}</bdi>
                </Parts.Title>
                {description && (
                  <Parts.Description className="mt-1 text-muted [overflow-wrap:anywhere]">
                    <bdi>{description}</bdi>
                  </Parts.Description>
                )}
              </div>
              {!footer && !isHeld && (
                <Parts.Close render={<IconButton Icon={X} label={t`Close`} className="-mt-1.5 -mr-2.5" />} />
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6 short:flex-none short:overflow-visible sm:px-8 sm:pb-8">
              {children}
            </div>
            {footer && <footer className="border-t border-line px-6 py-4 sm:px-8">{footer}</footer>}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}
