import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentSession, enterSession, isSessionId, startSession } from './chat-storage.ts'

type ChatRequest = { newChat?: number; conversation?: string }

/** The conversation of the router's state, a new one, or the tab's last. Null until its id is in that state. */
export function useChatSession() {
  const { state, key } = useLocation() as { state: ChatRequest | null; key: string }
  const navigate = useNavigate()
  const { newChat, conversation } = state ?? {}
  const wantsNew = newChat !== undefined && conversation === undefined
  const named = isSessionId(conversation) ? conversation : null

  const open = (session_id: string) =>
    void navigate('/chat', { replace: true, state: { conversation: session_id } satisfies ChatRequest })

  useLayoutEffect(() => {
    if (named) enterSession(named)
    else open(wantsNew ? startSession() : currentSession())
    // eslint-disable-next-line react/exhaustive-deps -- once for every location: each press of New Chat makes one
  }, [key])

  return {
    session_id: wantsNew ? null : (named ?? currentSession()),
    startNew: () => open(startSession()),
  }
}
