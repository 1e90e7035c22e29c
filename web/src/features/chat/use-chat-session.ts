import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentSession, enterSession, isSessionId, startSession } from './chat-storage.ts'

type Wish = { newChat?: number; conversation?: string }

/**
 * The conversation to show: the one that the address's state names, else the one of this tab. A wish for a new one is
 * replaced by the new one's name, so that a reload, Back and Forward find it again. Null for the moment in between.
 */
export function useChatSession() {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const { newChat, conversation } = (state ?? {}) as Wish
  const wantsNew = newChat !== undefined && conversation === undefined
  const named = isSessionId(conversation) ? conversation : null

  const open = (session_id: string) => navigate('/chat', { replace: true, state: { conversation: session_id } satisfies Wish })

  // Before anything is painted: the conversation before must not flash up.
  useLayoutEffect(() => {
    if (wantsNew) void open(startSession())
    // eslint-disable-next-line react/exhaustive-deps -- once for every press of New Chat, which is a location of its own
  }, [wantsNew, key])

  useEffect(() => {
    if (named) enterSession(named)
  }, [named])

  return {
    session_id: wantsNew ? null : (named ?? currentSession()),
    startNew: () => open(startSession()),
  }
}
