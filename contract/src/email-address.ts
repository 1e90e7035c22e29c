export const emailMaxLength = 254

/** Letters of any script, digits and the signs that RFC 5322 allows unquoted. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** At least one dot, in ASCII; a numeric last label would make it an IP address. */
const domain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+(?!\d+$)[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/** The spelling that limits, accounts and mails use: trimmed, lower case, NFC, ASCII domain; also for invalid text. */
export function canonicalEmail(text: string): string {
  const plain = text.trim().toLowerCase().normalize('NFC')
  const at = plain.lastIndexOf('@')
  const host = plain.slice(at + 1)
  // The parser must not cut off or decode what ends or escapes a host in a URL.
  if (at < 1 || /[\s/\\?#:@%[\]]/.test(host) || !URL.canParse(`http://${host}`)) return plain
  return `${plain.slice(0, at)}@${new URL(`http://${host}`).hostname}`
}

/** True for addresses that can be registered and mailed: one @, no quotes, brackets, spaces or dots at the ends. */
export function isCanonicalEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  return (
    address.length <= emailMaxLength &&
    address === canonicalEmail(address) &&
    localPart.test(address.slice(0, Math.max(0, at))) &&
    domain.test(address.slice(at + 1))
  )
}

export function isEmail(text: string): boolean {
  return isCanonicalEmail(canonicalEmail(text))
}
