/** Prefix of half-typed text, which logging out keeps for the next sign-in of the same account. */
export const keptPrefix = 'waymark.kept.'
const lastingPrefix = 'waymark.lasting.'
/** With the key of a text behind it: when that was last changed. */
const datePrefix = 'waymark.keptOn.'
/** Somebody else may use the browser by then, and a posting is closed. */
const lifeMs = 30 * 86_400_000

// An address holds no space, so no account's key is a prefix of another's.
const placeOf = (account: string) => `${keptPrefix}${account} `

/** Moves half-typed text to the browser's storage, for this account's next sign-in. Deletes it without an account. */
export function putTextAside(storage: Storage, lasting: Storage, account: string | null): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(keptPrefix)) continue
    try {
      if (account !== null) {
        const place = placeOf(account) + key.slice(keptPrefix.length)
        lasting.setItem(place, storage.getItem(key) ?? '')
        dateText(lasting, place)
      }
    } catch (error) {
      console.info('The browser could not keep a half-typed text.', error)
    }
    storage.removeItem(key)
  }
}

/** Moves this account's text back into the tab without overwriting what was typed there since. What finds no room waits. */
export function takeTextBack(storage: Storage, lasting: Storage, account: string): void {
  endOldTexts(lasting)
  const place = placeOf(account)
  for (const key of Object.keys(lasting)) {
    if (!key.startsWith(place)) continue
    const own = keptPrefix + key.slice(place.length)
    try {
      if (storage.getItem(own) === null) storage.setItem(own, lasting.getItem(key) ?? '')
      removeText(lasting, key)
    } catch (error) {
      console.info('The browser could not bring a half-typed text back.', error)
    }
  }
}

/** Key for what this account has half-typed in any tab of the browser: it outlives the tab, unlike the texts above. */
export const lastingKey = (account: string, name: string): string => `${lastingPrefix}${account} ${name}`

/** Deletes what waits for this account's next sign-in, which will not come. */
export function deleteText(lasting: Storage, account: string): void {
  const places = [placeOf(account), lastingKey(account, '')]
  for (const key of Object.keys(lasting)) if (places.some((place) => key.startsWith(place))) removeText(lasting, key)
}

/** Notes that the text under this key of the browser's storage was changed now; after 30 days without a change it ends. */
export function dateText(lasting: Storage, key: string, now = Date.now()): void {
  try {
    lasting.setItem(datePrefix + key, String(now))
  } catch (error) {
    console.info('The browser could not note when a text was typed.', error)
  }
}

/** Deletes what nobody came back for in 30 days, whoever it belongs to. */
export function endOldTexts(lasting: Storage, now = Date.now()): void {
  for (const key of Object.keys(lasting)) {
    if (!key.startsWith(keptPrefix) && !key.startsWith(lastingPrefix)) continue
    const at = Number(lasting.getItem(datePrefix + key))
    if (at === 0) dateText(lasting, key, now)
    else if (now - at > lifeMs) removeText(lasting, key)
  }
}

/** Deletes a text of the browser's storage and its date. */
export function removeText(lasting: Storage, key: string): void {
  lasting.removeItem(key)
  lasting.removeItem(datePrefix + key)
}
