const paperWord =
  /(?<!\p{L})(?:degree|diploma|qualifi\w*|certif\w*|licen[cs]\w*|registered|registration|apprentice\w*|time[- ]served|NVQ|BTEC|City (?:&|and) Guilds|bachelor\p{L}*|\p{L}*ausbildung|weiterbildung|fortbildung|studium|abschluss|meister\p{L}*|gesell\p{L}*|\p{L}*schein|\p{L}*kurs|geprüfte\p{L}*|(?<!cloud )formation|diplôme|titre|permis|habilitation|licence|master|grado|título|titulación|carn[eé]t?|permiso|formación|máster)(?!\p{L})/iu
const code = /(?<![\p{L}\p{N}])(?:\p{Lu}{3,8}|\p{Lu}\d{3})(?![\p{L}\p{N}])/gu

/** Whether a text is about a degree, a certificate or a licence. */
export const namesPaper = (text: string): boolean => paperWord.test(text)

/** "BP Aménagements paysagers", "Weiterbildung zur ZMV": the name of a qualification, not only a subject. */
export const isNameOfPaper = (text: string): boolean =>
  namesPaper(text) || /(?<![\p{L}\p{N}])\p{Lu}{2,8}(?![\p{L}\p{N}])/u.test(text)

/** The first training in a trade, in German: a Weiterbildung comes after it. */
export const namesApprenticeship = (text: string): boolean =>
  /(?<!\p{L})(?:(?:berufs|erst|schul)?ausbildung|umschulung|lehre|\p{L}*lehrling|azubi|auszubildende[rn]?|lehrjahr|ausbildungsjahr)(?!\p{L})/iu.test(
    text,
  ) && !/weiterbildung|fortbildung|ausbildung der ausbilder/iu.test(text)

/** Whether a text names a degree of a university, not a training. */
export const namesStudy = (text: string): boolean =>
  /(?<!\p{L})(?:bachelor\p{L}*|master\p{L}*|magister|dipl\.-|diplom-?\p{L}*(?<!diplomprüfung)|[bm]\.?\s?(?:sc|a|eng|ed|fa|tech|mus)|m(?:chem|phys|math|phil|pharm|ba)|ll\.?[bm]|ph\.?d|dr\.|licence|licenciatura|grado|ingeniería|ingénieur)(?!\p{L})/iu.test(
    text,
  )

/** Letters that name one thing stand in both: IRTEC, CFGS, AIPR. */
export function sharesCode(asked: string, held: string): boolean {
  const codes = new Set(held.match(code) ?? [])
  return (asked.match(code) ?? []).some((it) => codes.has(it))
}

/** The same for shorter ones: CAP, BP, BA. */
export function sharesLetters(asked: string, held: string): boolean {
  const letters = new Set(held.match(shortCode) ?? [])
  return (asked.match(shortCode) ?? []).some((it) => letters.has(it))
}
const shortCode = /(?<![\p{L}\p{N}])\p{Lu}{2,8}(?![\p{L}\p{N}])/gu

/** What only paper answers, never a line of work. */
export const asksOnlyPaper = (text: string): boolean =>
  /\b(?:certifi(?:ed|cations?|cates?)|\p{L}{4,} qualifications?$|degree|diploma|licen[cs]e|zertifi\p{L}*|abschluss|abgeschlossene \p{L}+|diplôme|certificacion\p{L}*|certificad\p{L}*|titulación)(?!\p{L})/iu.test(
    text,
  )

/** A licence for a car: most people have one, so a sentence tells it as well as a row. */
export const isDrivingLicence = (text: string): boolean =>
  /(?<!\p{L})(?:führerschein|fahrerlaubnis|permis (?:de conduire|b\b)|(?:carn[eé]t?|permiso) de conducir|driv(?:ing|er’?'?s) licen[cs]e)/iu.test(
    text,
  )
