/**
 * Endings of the other gender or number behind a name: "assistant(e)", "conseiller·ère", "enfermero/a", "Angestellte:r",
 * "Kaufmann/-frau". In small letters, because "Nurse/ER" is a ward and "(NE)" a state.
 */
const endings = [
  'in|innen|frau|mann|r|n|e|en',
  'es|ne|nes|se|ses|sse|euse|euses|ère|ères|ere|ière|ve|ves|ive|trice|rice|fe|le',
  'a|as|o|os|ora|ra|era|s',
].join('|')
const behindMark = new RegExp(
  `(?:\\((?<=\\p{Ll}{3}\\()-?(?:${endings})\\)|[/·•:*_|](?<=\\p{Ll}{3}.)-?(?:${endings})(?:[·•.]s)?(?![\\p{L}\\p{N}/]))`,
  'gu',
)
/** "Chargé.e.s": a point is also that of an address, so only where the ending is French. */
const behindPoint = /\.(?<=\p{Ll}{3}.)(?:e|ne|se|ve|euse|ère|rice|trice)(?:\.?s)?(?![\p{L}\p{N}/])/gu
const mark = /[(/·•:*_|.]/

/** A title without these endings: the name before one is found by either gender anyway, and stands beside its next word. */
export function withoutOtherGender(text: string): string {
  return mark.test(text) ? text.replace(behindMark, '').replace(behindPoint, '') : text
}
