import { maritalStatuses } from '@waymark/contract/profile-sections.ts'
import { foldWord } from '../words/normal-words.ts'
import { allWords } from '../words/dictionary.ts'
import type { ContactPiece } from './contact-pieces.ts'
import { findDay } from './days.ts'
import type { ReadValue } from './fields.ts'

type Facts = { nationality?: ReadValue; date_of_birth?: ReadValue; marital_status?: ReadValue }

export function readPersonalFacts(pieces: readonly ContactPiece[]): Facts {
  const of = (label: ContactPiece['label']) => pieces.find((piece) => piece.label === label)
  const nationality = of('nationality')
  const birth = of('birth')
  const marital = of('marital') ?? pieces.find(isStatusAlone)
  const date = birth === undefined ? undefined : readBirthDate(birth)
  const status = marital === undefined ? undefined : maritalStatus(marital.text)
  return {
    ...(nationality !== undefined &&
      isShortText(nationality.text) && { nationality: value(nationality, nationality.text) }),
    ...(date && { date_of_birth: date }),
    ...(marital !== undefined && status !== undefined && { marital_status: value(marital, status) }),
  }
}

const value = (piece: ContactPiece, text: string): ReadValue => ({
  value: text,
  confidence: 'high',
  lines: [piece.line.index],
})
const isShortText = (text: string) => text.length <= 60 && !/\d/.test(text) && /\p{L}/u.test(text)

/** "verheiratet, 2 Kinder" needs no label; "Single page applications" is no status. */
function isStatusAlone({ label, text }: ContactPiece): boolean {
  const [first = ''] = text.split(/[,;(/·|]/)
  const alone = first.trim()
  // Without its accent it is a name.
  if (label !== undefined || /^marie$/i.test(alone)) return false
  const written = foldWord(alone)
  return allWords(({ marital_statuses }) => Object.values(marital_statuses).flat()).some((word) => {
    const known = foldWord(word)
    return written === known || written === `${known}e`
  })
}

function maritalStatus(text: string): string | undefined {
  const folded = foldWord(text.slice(0, 60))
  return maritalStatuses.find((status) =>
    allWords(({ marital_statuses }) => marital_statuses[status]).some((word) => folded.startsWith(foldWord(word))),
  )
}

/** Americans write the month first; where the label beside the date is of another language, the day is first. */
const dayIsFirst =
  /(?<!\p{L})(?:geb(?:oren|urtsdatum|urtstag|\.|oortedatum)|n[ée]e?(?:\(e\))?\s(?:le|el)|naissance|nacimiento|nacid[oa]|nascita|nat[oa]\s(?:il|a)|nascimento|nascid[oa])/iu

function readBirthDate({ text, line }: ContactPiece): ReadValue | undefined {
  const date = findDay(text.slice(0, 80), dayIsFirst.test(line.text) ? 'dayFirst' : undefined)?.value
  if (date !== undefined) return { value: date, confidence: 'high', lines: [line.index] }
  const partial = /\d[\d./-]*\d{4}|\d{4}[\d./-]*\d|\d{4}/.exec(text.slice(0, 80))?.[0]
  return partial === undefined ? undefined : { value: '', confidence: 'low', lines: [line.index], partial }
}
