import { isPlanned } from '@waymark/cv-reader/facts/expected-dates.ts'
import { notHeldIn, saysExpired } from '@waymark/cv-reader/facts/not-held.ts'

const studying =
  /\b(?:stud(?:ying|ies) (?:for|towards?)|working towards?|preparing for (?:the |my |an? )?(?:\S+ ){0,3}(?:exam|test|certificat|qualification)|in vorbereitung|vorbereitung auf (?:die |den |das )?(?:\S*pr[üu]fung|\S* ?(?:abschluss|examen|zertifikat))|cursando|en cours d['’](?:obtention|acquisition)|en train de (?:passer|préparer))/iu
const inName =
  /^(?:vorbereitung|préparation|preparación|preparation)\b|\b(?:vorbereitung auf|preparing for|in preparation|in progress|in training|currently (?:pursuing|completing|enrolled|studying)|laufend|ongoing|berufsbegleitend seit|pursuing|planned|geplant|angestrebt|begonnen|expected|anticipated|voraussichtlich|en cours|en préparation|préparation (?:au|à l|du)|en curso|en preparación|preparando|previst[oa]|prévue?)(?![\p{L}])/iu
const lasting =
  /\b(?:until|till|to|thru|through|expir\w*|exp|valid\w*|renew\w*|due|gültig\w*|bis|ablauf|jusqu\S*|valable|válid[oa]|hasta|vence|caduca\w*)\b/iu

/** "Studying towards the CIPD" in any text. */
export const isStudiedFor = (text: string): boolean => studying.test(text)

/**
 * True for the name of a qualification that is only planned, in preparation or dated in the future. A future date of
 * expiry ("valid until 2029") is none of these. `today` is `YYYY-MM-DD`, `date` when it was or will be earned.
 */
export function isNotYetHeld(name: string, today: string, date = ''): boolean {
  if (Number(/(?<!\d)20\d{2}(?!\d)/.exec(date)?.[0] ?? 0) > Number(today.slice(0, 4))) return true
  if (studying.test(name) || inName.test(name) || isPlanned(name)) return true
  const years = [...name.matchAll(/(?<!\d)20\d{2}(?!\d)/g)].map(([year]) => Number(year))
  return years.some((year) => year > Number(today.slice(0, 4))) && !lasting.test(name)
}

const brokenOff =
  /(?<!\p{L})(?:ohne abschluss|abgebrochen|nicht abgeschlossen|(?:not|never) (?:completed|finished)|incomplete|unfinished|dropped out|no degree|sans diplôme|sans validation|non valid\p{L}*|non obtenu\p{L}*|inachev\p{L}*|interrompu\p{L}*|sin (?:terminar|titular|acabar|finalizar)|no (?:terminad|finalizad|acabad)[oa]|incomplet[oa]|inacabad[oa])(?!\p{L})/iu

/**
 * "Ohne Abschluss", "non validé", "75 of 120 credits": the years were there, the degree was not. Whatever the import keeps
 * as such a remark is one here, and in a name typed by hand one of these words is enough.
 */
export const isBrokenOff = (text: string): boolean =>
  brokenOff.test(text) || (notHeldIn(text) !== undefined && !saysExpired(text))
