import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../conversation.ts'

const nearPx = 48
const topPx = 160
const abovePx = 24

type Options = {
  firstId: string | undefined
  last: Pick<ChatMessage, 'id' | 'role'> | undefined
  tail: string
  onTop: () => void
}

/** Keeps the end in view for a reader who is there, and any other reader in place, even when content above grows. */
export function useLogScroll({ firstId, last, tail, onTop }: Options) {
  const { id: lastId, role: lastRole } = last ?? {}
  const ref = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const before = useRef<{ firstId: string | undefined; lastId: string | undefined; height: number }>(undefined)
  const [isAway, setAway] = useState(false)

  const measure = useCallback(() => {
    const log = ref.current
    if (!log) return
    atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < nearPx
    setAway(!atEnd.current)
  }, [])
  const toEnd = useCallback(() => {
    const log = ref.current
    if (!log) return
    log.scrollTop = log.scrollHeight
    measure()
  }, [measure])

  useLayoutEffect(() => {
    const log = ref.current
    if (!log) return
    const was = before.current
    before.current = { firstId, lastId, height: log.scrollHeight }
    const isNew = lastId !== undefined && lastId !== was?.lastId
    if (lastId === undefined) return measure()
    if (!was || (isNew && lastRole === 'user')) return toEnd()
    if (was.firstId !== undefined && firstId !== was.firstId && !isNew) {
      log.scrollTop += log.scrollHeight - was.height
      return
    }
    if (!atEnd.current) return measure()
    toEnd()
    if (isNew) showStart(log, lastId)
    measure()
  }, [firstId, lastId, lastRole, tail, measure, toEnd])

  useEffect(() => {
    const [log, content] = [ref.current, contentRef.current]
    if (!log || !content || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (before.current) before.current.height = log.scrollHeight
      if (atEnd.current && before.current?.lastId !== undefined) toEnd()
    })
    observer.observe(log)
    observer.observe(content)
    return () => observer.disconnect()
  }, [toEnd])

  const onScroll = () => {
    measure()
    if ((ref.current?.scrollTop ?? topPx) < topPx) onTop()
  }
  return { ref, contentRef, onScroll, toEnd, isAway: isAway && lastId !== undefined }
}

function showStart(log: HTMLElement, id: string): void {
  const message = [...log.querySelectorAll<HTMLElement>('[data-message]')].findLast(
    ({ dataset }) => dataset.message === id,
  )
  if (!message) return
  const hidden = log.getBoundingClientRect().top + abovePx - message.getBoundingClientRect().top
  if (hidden > 0) log.scrollTop -= hidden
}
