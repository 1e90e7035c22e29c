const greeting =
  /^\W{0,4}(?:dear\b|hi [\p{L}.]+(?: [\p{L}.]+)?,|hello [\p{L}.]+(?: [\p{L}.]+)?,|sehr geehrte|guten tag|liebe[rs]? |hallo [\p{L}.]+(?: [\p{L}.]+)?,|madame|monsieur|bonjour [\p{L}.]+(?: [\p{L}.]+)?,|estimad[oa]s?\b|muy señor)/imu
const farewell =
  /^\W{0,4}(?:(?:kind|best|warm) regards|regards|sincerely|yours (?:sincerely|faithfully|truly)|mit (?:freundlichen|besten|herzlichen) grüßen|freundliche grüsse|cordialement|bien cordialement|atentamente|un (?:cordial )?saludo|saludos)\b/imu
const firstPerson =
  /(?<![\p{L}\p{N}])(?:I|my|me|ich|mein\w*|mir|je|j['’]\p{L}+|mon|ma|mes|yo|mi|mis|he|tengo|soy)(?![\p{L}\p{N}])/iu
const quotation = /^\s*>/

/** Longer drafts are looked at as far as this. */
const mostSentences = 60

/**
 * The sentences of an answer that speak of the user in a text for others: quoted lines, and in a letter or mail those in
 * the first person. None where the answer drafts nothing.
 */
export function draftSentencesIn(markdown: string): string[] {
  const lines = markdown.split('\n')
  const isLetter = greeting.test(markdown) || farewell.test(markdown)
  return lines
    .flatMap((line) => {
      const sentences = line
        .replace(/^[\s>#*-]+/, '')
        .replace(/[*_`]+/g, '')
        .split(/(?<=[.!?])\s+/)
      if (quotation.test(line)) return sentences
      return isLetter ? sentences.filter((sentence) => firstPerson.test(sentence)) : []
    })
    .filter((sentence) => sentence.trim() !== '' && !sentence.endsWith('?'))
    .slice(0, mostSentences)
}
