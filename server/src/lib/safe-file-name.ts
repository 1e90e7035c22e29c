/**
 * One part of a download's name, without what file systems refuse and of a length they take (60 characters); empty
 * where nothing is left.
 */
export function safeNamePart(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...plain].slice(0, 60).join('').trim()
}
