import { useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'

type Props = { accept: string; busy?: boolean; onFile: (file: File) => void; label: string; children: ReactNode }

/** The same file can be chosen again: it may have been corrected. */
export function FileButton({ accept, busy = false, onFile, label, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant="quiet" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
