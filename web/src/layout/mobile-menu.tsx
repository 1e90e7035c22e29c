import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '@base-ui/react/dialog'
import { Menu, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from '../ui/page/logo.tsx'

export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { key } = useLocation()

  // Every navigation closes the menu, even one to the current page (New Chat).
  const [shownKey, setShownKey] = useState(key)
  if (key !== shownKey) {
    setShownKey(key)
    setOpen(false)
  }

  return (
    <header className="sticky top-0 z-20 flex items-center justify-between border-b border-line bg-paper px-4 py-1.5 lg:hidden">
      <Logo />
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger render={<IconButton Icon={Menu} label={t`Menu`} className="size-11" />} />
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 lg:hidden" />
          <Dialog.Popup className="fixed inset-y-0 left-0 z-30 w-[min(19rem,calc(100vw-3rem))] overflow-y-auto overscroll-contain bg-surface shadow-soft outline-none transition-transform duration-200 data-ending-style:-translate-x-full data-starting-style:-translate-x-full lg:hidden">
            <Dialog.Title className="sr-only">
              <Trans>Menu</Trans>
            </Dialog.Title>
            <Dialog.Close
              render={<IconButton Icon={X} label={t`Close`} className="absolute top-5 right-3 size-11" />}
            />
            {children}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  )
}
