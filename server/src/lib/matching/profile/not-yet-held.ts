import { isPlanned } from '@waymark/cv-reader/facts/expected-dates.ts'

const studying =
  /\b(?:stud(?:ying|ies) (?:for|towards?)|working towards?|preparing for (?:the |my |an? )?(?:\S+ ){0,3}(?:exam|test|certificat|qualification)|in vorbereitung|vorbereitung auf (?:die |den |das )?(?:\S*pr[üu]fung|\S* ?(?:abschluss|examen|zertifikat))|cursando|en cours d['’](?:obtention|acquisition)|en train de (?:passer|préparer)|part[- ]qualified|(?:qualified )?by exams? only|(?:acca|aca|cima|icaew|cipfa) finalist)/iu
/** "Certificate IV in Training and Assessment" is held. */
const inName =
  /^(?:vorbereitung|préparation|preparación|preparation)\b|\bin training(?! (?:and|&|of|for|in|design|delivery)\b)/iu
const lasting =
  /\b(?:until|till|to|thru|through|expir\w*|exp|valid\w*|renew\w*|due|gültig\w*|bis|ablauf|jusqu\S*|valable|válid[oa]|hasta|vence|caduca\w*)\b/iu

/** "Studying towards the CIPD" in any text. */
export const isStudiedFor = (text: string): boolean => studying.test(text)

/**
 * True for the name of a qualification that is only planned, in preparation or dated in the future. A future date of
 * expiry ("valid until 2029") is none of these. `today` is `YYYY-MM-DD`, `date` when it was or will be earned.
 */
export function isNotYetHeld(name: string, today: string, date = ''): boolean {
  const yearsIn = (text: string) => [...text.matchAll(/(?<!\d)20\d{2}(?!\d)/g)].map(([year]) => Number(year))
  const isAhead = (year: number) => year > Number(today.slice(0, 4))
  if (yearsIn(date).some(isAhead) && !lasting.test(date)) return true
  if (studying.test(name) || inName.test(name) || isPlanned(name)) return true
  return yearsIn(name).some(isAhead) && !lasting.test(name)
}
