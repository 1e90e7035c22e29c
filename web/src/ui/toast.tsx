import { useLingui } from '@lingui/react/macro'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useCallback, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useClearBottom } from './use-clear-bottom.ts'

type Variant = 'error' | 'success'

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    // Long enough to be read twice. Pointing at a message, or focus in it, stops the timer.
    <Toast.Provider timeout={8000}>
      {children}
      <Toast.Portal>
        <Messages />
      </Toast.Portal>
    </Toast.Provider>
  )
}

type Action = { label: string; onAct: () => void }

/** Shows a message without taking the focus and returns its close function. A repeated message restarts its timer. */
export function useToast() {
  const { add, close } = Toast.useToastManager<{ action?: Action }>()
  return useCallback(
    (variant: Variant, text: string, action?: Action) => {
      // Equal texts share an id, except with an action: two deleted entries of one name each have an Undo.
      const shared = action ? { data: { action }, timeout: 15_000 } : { id: `${variant}: ${text}` }
      const id = add({ description: text, type: variant, ...shared })
      return () => close(id)
    },
    [add, close],
  )
}

function Messages() {
  const { t } = useLingui()
  const { toasts, close } = Toast.useToastManager<{ action?: Action }>()
  const region = useRef<HTMLDivElement>(null)
  useClearBottom(region, toasts.length)
  return (
    // Always rendered: screen readers miss a new region's first message. Being live, it stays readable under dialogs.
    <Toast.Viewport
      role="status"
      aria-label={t`Messages`}
      ref={region}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-3 transition-[bottom] duration-150 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:items-end"
    >
      {toasts.map((toast) => {
        const Icon = toast.type === 'error' ? CircleAlert : CircleCheck
        const action = toast.data?.action
        return (
          <Toast.Root
            key={toast.id}
            toast={toast}
            // Base UI would make it a dialog.
            role="group"
            aria-modal={undefined}
            className="pointer-events-auto w-full translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-card border border-line bg-surface text-ink shadow-soft transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:w-96"
          >
            {/* With a new key a repeated message is new content, and is spoken again. */}
            <Toast.Content key={toast.updateKey} className="flex items-start gap-3 py-2 pr-2 pl-4">
              <Icon
                aria-hidden
                className={classNames('mt-2.5 size-5 shrink-0', toast.type === 'error' ? 'text-danger' : 'text-accent')}
              />
              <Toast.Description className="min-w-0 flex-1 py-2 text-[0.9375rem] leading-normal [overflow-wrap:anywhere]" />
              {action && (
                <Button
                  variant="text"
                  className="min-h-11! px-2 text-[0.9375rem]"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    close(toast.id)
                    action.onAct()
                  }}
                >
                  {action.label}
                </Button>
              )}
              {/* Base UI's own Close is hidden from screen readers until the list has the focus. */}
              <IconButton
                Icon={X}
                label={t`Dismiss`}
                // A press leaves the focus where the user is working.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => close(toast.id)}
              />
            </Toast.Content>
          </Toast.Root>
        )
      })}
    </Toast.Viewport>
  )
}
