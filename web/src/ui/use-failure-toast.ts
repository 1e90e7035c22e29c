import { useEffect } from 'react'
import { useToast } from './toast.tsx'

/** Logs a query's failure and says so in a message, once for each failure. */
export function useFailureToast(error: Error | null, text: string): void {
  const toast = useToast()
  useEffect(() => {
    if (!error) return
    console.warn(error)
    toast('error', text)
  }, [error, toast, text])
}
