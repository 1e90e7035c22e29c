export const emailMaxLength = 254

/** Letters of any script, digits and the signs that RFC 5322 allows unquoted. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** Names with at least one dot, as ASCII; the last label is no number, which would make an IP address of it. */
const domain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+(?!\d+$)[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/**
 * The one spelling of an address that limits, accounts and mails use: trimmed, in lower case, composed (NFC), its
 * domain in ASCII. Text that is no address is only trimmed and lower-cased.
 */
export function canonicalEmail(text: string): string {
  const plain = text.trim().toLowerCase().normalize('NFC')
  const at = plain.lastIndexOf('@')
  const host = plain.slice(at + 1)
  // What ends or escapes a host in a URL must not be cut off or decoded by the parser.
  if (at < 1 || /[\s/\\?#:@%[\]]/.test(host) || !URL.canParse(`http://${host}`)) return plain
  return `${plain.slice(0, at)}@${new URL(`http://${host}`).hostname}`
}

/**
 * Whether a canonical address can be registered and mailed: one @, no quotes, brackets, spaces or control characters,
 * no dot at either end of a part. Other spellings of one mailbox would be accounts of their own.
 */
export function isCanonicalEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  return (
    address.length <= emailMaxLength &&
    address === canonicalEmail(address) &&
    localPart.test(address.slice(0, Math.max(0, at))) &&
    domain.test(address.slice(at + 1))
  )
}

/** Whether what somebody typed is an address. */
export function isEmail(text: string): boolean {
  return isCanonicalEmail(canonicalEmail(text))
}
