import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentSession, enterSession, isSessionId, startSession } from './chat-storage.ts'

type Wish = { newChat?: number; conversation?: string }

/**
 * The conversation to show: the one that the address's state names, else the one of this tab, or a new one where that
 * is wished for. Its name is then put into the state, so that a reload, Back and Forward find it again. Null for the
 * moment before.
 */
export function useChatSession() {
  const { state, key } = useLocation() as { state: Wish | null; key: string }
  const navigate = useNavigate()
  const { newChat, conversation } = state ?? {}
  const wantsNew = newChat !== undefined && conversation === undefined
  const named = isSessionId(conversation) ? conversation : null

  const open = (session_id: string) =>
    void navigate('/chat', { replace: true, state: { conversation: session_id } satisfies Wish })

  // Before anything is painted: the conversation before must not flash up.
  useLayoutEffect(() => {
    if (named) enterSession(named)
    else open(wantsNew ? startSession() : currentSession())
    // eslint-disable-next-line react/exhaustive-deps -- once for every location: each press of New Chat is one
  }, [key])

  return {
    session_id: wantsNew ? null : (named ?? currentSession()),
    startNew: () => open(startSession()),
  }
}
