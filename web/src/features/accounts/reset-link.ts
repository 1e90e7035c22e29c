type Stored = { email: string | null; resetKey: string | null }

/** Spec §2, /new-password: address and key from a link's query or from storage. A fresh link wins over old leftovers. */
export function readResetLink(search: string, stored: Stored): Stored & { fromLink: boolean } {
  const query = new URLSearchParams(search)
  const [email, resetKey] = [query.get('email'), query.get('reset_key')]
  return {
    email: email ?? stored.email,
    resetKey: resetKey ?? stored.resetKey,
    fromLink: email !== null || resetKey !== null,
  }
}
