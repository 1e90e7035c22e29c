/** Part of a download's name without characters that file systems refuse; at most 60 characters, may be empty. */
export function safeNamePart(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...plain].slice(0, 60).join('').trim()
}
