import { Dialog as Parts } from '@base-ui/react/dialog'
import { useRef, type ReactNode, type RefObject } from 'react'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  header?: ReactNode
  footer: ReactNode
  initialFocus?: RefObject<HTMLElement | null>
  finalFocus?: () => HTMLElement | null | false
  children: ReactNode
}

/** As large as the window. Its header, and at 400 % zoom its footer too, scrolls with the rest where room is short. */
export function FullDialog({
  open,
  onClose,
  title,
  description,
  header,
  footer,
  initialFocus,
  finalFocus,
  children,
}: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Parts.Portal>
        <Parts.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Parts.Viewport className="fixed inset-0 z-40 flex items-stretch justify-center sm:p-4 lg:p-6">
          <Parts.Popup
            ref={popup}
            // Screen readers start with the dialog's name, and no control looks preselected.
            initialFocus={initialFocus ?? popup}
            {...(finalFocus && { finalFocus })}
            className="flex w-full max-w-[96rem] flex-col overflow-hidden max-lg:scroll-pt-16 max-lg:scroll-pb-52 max-lg:overflow-y-auto max-lg:overscroll-contain short:scroll-pb-4 bg-surface text-ink outline-none transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:rounded-card sm:border sm:border-line sm:shadow-soft"
          >
            <header className="flex flex-wrap items-end gap-x-8 gap-y-3 border-b border-line px-5 pt-5 pb-4 sm:px-8">
              <div className="min-w-0 flex-1 basis-80">
                <Parts.Title className="text-lg leading-snug font-bold tracking-[-0.01em] [overflow-wrap:anywhere] sm:text-[1.375rem]">
                  {title}
                </Parts.Title>
                {description && (
                  <Parts.Description className="mt-1 text-[0.9375rem] text-muted">{description}</Parts.Description>
                )}
              </div>
              {header}
            </header>
            <div className="min-h-0 flex-1 max-lg:flex-none">{children}</div>
            <footer className="border-t border-line bg-surface px-5 py-4 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:mt-auto sm:px-8 short:static">
              {footer}
            </footer>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}
