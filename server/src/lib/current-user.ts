import { AsyncLocalStorage } from 'node:async_hooks'

/** The user whose call is being answered, for queues that are fair to users. Undefined for the server's own work. */
export const currentUser = new AsyncLocalStorage<string | undefined>()
