import { useEffect } from 'react'
import { useToast } from './toast.tsx'

/** Logs a query's failure and says so in a message, once for each failure; without a text it is only logged. */
export function useFailureToast(error: Error | null, text: string | null): void {
  const toast = useToast()
  useEffect(() => {
    if (!error) return
    console.warn(error)
    if (text !== null) toast('error', text)
  }, [error, toast, text])
}
