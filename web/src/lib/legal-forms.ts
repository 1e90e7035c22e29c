const legalForms = new Set(
  'inc incorporated llc llp ltd limited plc corp corporation co gmbh ag kg ohg ev se sa sas sarl srl spa sl bv nv oy ab as aps pty'.split(
    ' ',
  ),
)

/** The words of a company's name in small letters without its legal form, unless nothing else is left: "acme" of "acme inc". */
export function withoutLegalForms(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !legalForms.has(word))
  return telling.length > 0 ? telling : words
}
