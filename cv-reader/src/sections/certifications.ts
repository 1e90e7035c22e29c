import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { IndexedLine } from '../lines/line.ts'
import type { RightEdges } from '../lines/wrapped-lines.ts'
import { isMembership, namesCredential } from '../words/credential-words.ts'
import { isSubject } from '../words/degree-words.ts'
import { alternativesOf } from '../words/dictionary.ts'
import { languageIn } from '../words/language-names.ts'
import { isBareClass, namesLicence } from '../words/licence-words.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { namesNobody } from './references.ts'
import { sectionNamed } from '../words/section-names.ts'
import { listedNames } from '../entries/listed-names.ts'
import { type EntryFacts, readFacts, splitShortEntries } from '../entries/short-entries.ts'

export type ReadCertification = ReadEntry<ProfileDocument['certifications'][number]>
type Part = EntryFacts['parts'][number]
export type NamedFact = { name: Part; organization: Part | undefined; year: EntryFacts['year']; isSure: boolean }

/** `belongs`: what never begins a certificate, such as the body that awarded the one above. */
export function readCertifications(
  lines: readonly IndexedLine[],
  edges: RightEdges,
  belongs?: (text: string) => boolean,
): ReadCertification[] {
  return splitShortEntries(
    lines.filter(({ text }) => !namesNobody(text) || namesMore(text)),
    edges,
    belongs,
  )
    .flatMap(listedNames)
    .flatMap(({ rows }) => {
      const fact = readNamedFact(readFacts(rows.filter((row, at) => at === 0 || !row.bullet)))
      if (fact === undefined) return []
      return [
        {
          certification_name: toValue(fact.name, fact.isSure ? 'high' : 'medium'),
          ...(fact.organization && { certification_organization: toValue(fact.organization, 'medium') }),
          ...(fact.year && { certification_date: yearValue(fact.year) }),
        },
      ]
    })
}

/** "NMC Registered Nurse (PIN on request)": only its number is, and the certificate is told. */
function namesMore(text: string): boolean {
  const rest = text.replace(/\s*\([^()]*\)/g, (aside) => (namesNobody(aside) ? '' : aside))
  const [first = ''] = rest.split(/[,;]\s|\s[–—-]\s/)
  if (namesNobody(first) || copies.test(first) || sectionNamed(first)?.exact === true) return false
  return rest !== text || namesLicence(first) || namesCredential(first)
}

const copies = new RegExp(String.raw`^(?:${alternativesOf((words) => words.copies)})(?!\p{L})`, 'iu')

export const toValue = ({ text, lines }: Omit<Part, 'before'>, confidence: ReadValue['confidence']): ReadValue => ({
  value: text,
  confidence,
  lines,
})
export const yearValue = ({ value, lines }: { value: string; lines: readonly number[] }): ReadValue => ({
  value,
  confidence: 'high',
  lines,
})

/** Words of a certificate or course that no organisation has. */
export const courseWord = new RegExp(
  String.raw`${alternativesOf(({ course_stems }) => course_stems)}|\b(?:${alternativesOf(({ course_words }) => course_words)})\b`,
  'i',
)

/** "Clean" beside a driving licence, "online" beside a course: neither a certificate nor who issued it. */
const isRemark = new RegExp(`^(?:${alternativesOf(({ certificate_remarks }) => certificate_remarks)})$`, 'iu')

export function readNamedFact({ parts, year, isWhole }: EntryFacts): NamedFact | undefined {
  const [only] = parts
  if (isWhole && only) return { name: only, organization: undefined, year: undefined, isSure: false }
  const [whole, ...rest] = joinName(parts.filter(({ text }) => !isRemark.test(text)))
  const [first, second] = withBody(rest.length === 0 ? splitAtComma(whole) : [whole, ...rest])
  if (
    first === undefined ||
    first.text.length > 200 ||
    (!/\d/.test(first.text) && sectionNamed(first.text)?.exact === true)
  )
    return undefined
  const isTurned =
    second !== undefined &&
    employerWords(first.text) >= 1.5 &&
    !courseWord.test(first.text) &&
    courseWord.test(second.text) &&
    employerWords(second.text) < 1.5
  const [name, organization] = isTurned ? [second, first] : [first, second]
  const isSure =
    second === undefined ||
    courseWord.test(name.text) ||
    (organization !== undefined && employerWords(organization.text) > 0)
  const isOrganization =
    organization !== undefined &&
    organization.text.length <= 100 &&
    !/[.!?]$/.test(organization.text) &&
    !namesNobody(organization.text)
  return { name, organization: isOrganization ? organization : undefined, year, isSure }
}

/** "Member, International Trademark Association": the body belongs to the name. */
function withBody([first, second, ...others]: readonly (Part | undefined)[]): (Part | undefined)[] {
  if (!first || !second || !isMembership(first.text)) return [first, second, ...others]
  return [{ ...first, text: `${first.text}, ${second.text}`, lines: [...new Set([...first.lines, ...second.lines])] }]
}

/** The text after a dash is part of the name: `AWS Certified Developer – Associate`, `Registered Nurse – Adult`. */
function joinName([first, second, ...others]: readonly Part[]): (Part | undefined)[] {
  if (first === undefined || second === undefined) return [first]
  // "HACCP Level 3 – Food Safety, EHAI": the abbreviation behind the last comma issued it.
  const [, subject, issuer] = /^([^,]+),\s(\p{Lu}{2,6})$/u.exec(second.text) ?? []
  if (subject && issuer && /^\s+[–—-]\s+$/u.test(second.before) && employerWords(subject) === 0)
    return [{ ...first, text: `${first.text}${second.before}${subject}` }, { ...second, text: issuer }, ...others]
  const isName =
    /^\s+[–—-]\s+$/u.test(second.before) &&
    employerWords(second.text) === 0 &&
    (courseWord.test(second.text)
      ? employerWords(first.text) < 1.5
      : /,\s[^,]+$/.test(first.text) || titleWords(second.text) >= 1.5)
  return isName ? [{ ...first, text: `${first.text}${second.before}${second.text}` }, ...others] : [first, second]
}

/** "Functional Safety Engineer, Automotive": where it is used. */
const industry = new RegExp(`^(?:${alternativesOf(({ industries }) => industries)})$`, 'i')
const level = new RegExp(String.raw`^(?:${alternativesOf(({ certificate_levels }) => certificate_levels)})\b`, 'i')
const issuedBy = new RegExp(
  String.raw`^(.{3,120}?)\s+(?:${alternativesOf(({ issued_by }) => issued_by)})\s+(\p{Lu}.*)$`,
  'u',
)

/** Subject and grades belong to the certificate: "Professional Certificate, Spanish 7-12". */
const isOfName = (text: string) =>
  level.test(text) ||
  isBareClass(text) ||
  industry.test(text) ||
  (employerWords(text) === 0 && (/\d/.test(text) || isSubject(text) || languageIn(text) !== undefined))

/** `Certified ScrumMaster, Scrum Alliance`: a name after the only comma is the issuer. */
function splitAtComma(part: Part | undefined): (Part | undefined)[] {
  if (part === undefined) return []
  const pieces = part.text.split(/,\s+(?![^(]*\))/)
  const [name = '', organization = ''] = pieces
  const by = issuedBy.exec(part.text)
  if (by?.[1] !== undefined && by[2] !== undefined)
    return [
      { ...part, text: by[1] },
      { ...part, text: by[2] },
    ]
  if (pieces.length !== 2 || !/^\p{Lu}/u.test(organization) || isOfName(organization)) return [part]
  return [
    { ...part, text: name },
    { ...part, text: organization },
  ]
}
