/** `leave`: hidden or closed. Phones end a hidden page without a further event, so save on this one. */
type WindowEvent = 'focus' | 'online' | 'leave'

const listeners: Record<WindowEvent, Set<() => void>> = { focus: new Set(), online: new Set(), leave: new Set() }

const notify = (event: WindowEvent) => listeners[event].forEach((listener) => listener())

window.addEventListener('focus', () => notify('focus'))
window.addEventListener('online', () => notify('online'))
window.addEventListener('pagehide', () => notify('leave'))
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && notify('leave'))

/** Calls `listener` on every such event until the returned function is called; fits `useEffect` directly. */
export function onWindow(event: WindowEvent, listener: () => void): () => void {
  listeners[event].add(listener)
  return () => void listeners[event].delete(listener)
}
