import { AsyncLocalStorage } from 'node:async_hooks'

/** The user whose call is being answered, for queues that are fair to users; nobody's work is bound to none. */
export const currentUser = new AsyncLocalStorage<string | undefined>()
