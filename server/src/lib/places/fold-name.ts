const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '&': ' and ',
}

/**
 * A name as it is compared: small letters without marks, one space between words. "Saint" and "Sankt" are "st".
 * @example foldName('St. Gallen') === foldName('Sankt  Gallen')
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøłđðþæœı&]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(saint|sankt)\b/g, 'st')
    .trim()
}
