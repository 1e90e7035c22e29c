/** Prefix of half-typed text, which logging out keeps for the next sign-in of the same account. */
export const keptPrefix = 'waymark.kept.'

// An address holds no space, so no account's key is a prefix of another's.
const placeOf = (account: string) => `${keptPrefix}${account} `

/** Moves half-typed text to the browser's storage, for this account's next sign-in. Deletes it without an account. */
export function putTextAside(storage: Storage, lasting: Storage, account: string | null): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(keptPrefix)) continue
    try {
      if (account !== null) lasting.setItem(placeOf(account) + key.slice(keptPrefix.length), storage.getItem(key) ?? '')
    } catch (error) {
      console.info('The browser could not keep a half-typed text.', error)
    }
    storage.removeItem(key)
  }
}

/** Moves this account's text back into the tab without overwriting what was typed there since. */
export function takeTextBack(storage: Storage, lasting: Storage, account: string): void {
  const place = placeOf(account)
  for (const key of Object.keys(lasting)) {
    if (!key.startsWith(place)) continue
    const own = keptPrefix + key.slice(place.length)
    if (storage.getItem(own) === null) storage.setItem(own, lasting.getItem(key) ?? '')
    lasting.removeItem(key)
  }
}

/** Key for what this account has half-typed in any tab of the browser: it outlives the tab, unlike the texts above. */
export const lastingKey = (account: string, name: string): string => `waymark.lasting.${account} ${name}`

/** Deletes what waits for this account's next sign-in, which will not come. */
export function deleteText(lasting: Storage, account: string): void {
  const places = [placeOf(account), lastingKey(account, '')]
  for (const key of Object.keys(lasting)) if (places.some((place) => key.startsWith(place))) lasting.removeItem(key)
}
