import type { ContactPiece } from './contact-pieces.ts'
import { isAddressed, nameIn, particles, smallNameIn, withoutLetters } from './name-forms.ts'
import { foldWord, normalWords } from '../words/normal-words.ts'
import { titleWords } from '../words/occupation-words.ts'
import type { ReadValue } from './fields.ts'

/** True if a text is a name with degrees behind it: "Ana Ruiz, M.A.", which looks like a town in Massachusetts. */
export function isNameWithDegrees(text: string, email: string | undefined): boolean {
  const plain = withoutLetters(text)
  return plain !== text && matchesEmail(plain, email)
}

/** The labelled name, else the largest at the top, else the first. Case stays: `McKAY` cannot be guessed. */
export function readPersonName(
  pieces: readonly ContactPiece[],
  email: string | undefined,
  bodySize: number,
): ReadValue | undefined {
  const turned = pieces.find(({ label, text }) => label === 'surname_first' && nameIn(text) !== undefined)
  if (turned) return toValue(givenFirst(nameIn(turned.text) ?? '', email), [turned], isPair(turned) ? 'high' : 'medium')
  const parts = labelledParts(pieces)
  if (parts) return parts
  const labelledName = (text: string) => nameIn(text, true) ?? smallNameIn(text)
  const labelled = pieces.find(({ label, text }) => label === 'name' && labelledName(text) !== undefined)
  if (labelled) return toValue(labelledName(labelled.text) ?? '', [labelled], 'high')
  const free = pieces.filter(({ label, line }) => label === undefined && line.page <= 1)
  const candidates = candidatesIn(free, email, bodySize)
  const largest = Math.max(0, ...candidates.map(({ size }) => size))
  const fits = candidates.filter(({ size }) => size >= largest * 0.97)
  const best = fits.find(({ name }) => matchesEmail(name, email)) ?? fits[0]
  if (best === undefined) return firstAsName(free)
  return toValue(best.name, best.pieces, confidenceOf(best, { email, bodySize, pieces }))
}

/** "Vorname: Mehmet" and "Nachname: Yıldız". Where only the family name is named as one, "Name" or "Nom" is the other part, and the other way round. */
function labelledParts(pieces: readonly ContactPiece[]): ReadValue | undefined {
  const of = (label: ContactPiece['label']) => pieces.find((piece) => piece.label === label)
  const [given, family, whole] = [of('given_name'), of('family_name'), of('name')]
  const [first, last] = [given ?? whole, family ?? whole]
  if (!first || !last || first === last) return undefined
  const [names, surname] = [first.text, last.text].map((text) => nameIn(text, true) ?? smallNameIn(text))
  // "Name: Mehmet Yıldız" is whole already.
  if (!names || !surname || names.endsWith(surname) || surname.startsWith(names)) return undefined
  return toValue(`${names} ${surname}`, [first, last], 'high')
}

const isPair = ({ text }: ContactPiece) => text.includes(',') || text.split(/\s+/).length === 2

/** "Bürgisser Ladina" as "Ladina Bürgisser": the family name ends at a comma, with the capitals, or with its first whole word. */
function givenFirst(name: string, email: string | undefined): string {
  const [family = '', behind] = name.split(/,\s*/)
  if (behind !== undefined) return `${behind} ${family}`
  const words = name.split(' ')
  // "marie.dupont@" shows that "Marie Dupont" is in order, whatever the label says.
  const local = foldWord(email?.split('@')[0] ?? '')
  const [start, end] = [words[0] ?? '', words.at(-1) ?? ''].map((word) => local.indexOf(foldWord(word)))
  if (start !== undefined && end !== undefined && start !== -1 && start < end) return name
  const isShouted = (word: string) => word.length > 1 && word === word.toUpperCase()
  const first = words.findIndex((word) => !particles.test(word))
  const shouted = words.findIndex((word) => !isShouted(word) && !particles.test(word))
  const isTold = words.some(isShouted) && shouted > 0
  // "García López María" has two family names, "Keller Anna Lena" two given ones: nothing says which.
  if (!isTold && words.length - first > 2) return name
  const given = isTold ? shouted : first + 1
  return given >= words.length ? name : [...words.slice(given), ...words.slice(0, given)].join(' ')
}

type Candidate = { name: string; size: number; pieces: readonly ContactPiece[]; at: number }

const toValue = (value: string, pieces: readonly ContactPiece[], confidence: ReadValue['confidence']): ReadValue => ({
  value,
  confidence,
  lines: [...new Set(pieces.map(({ line }) => line.index))],
})

function confidenceOf(
  { name, size, at }: Candidate,
  { email, bodySize, pieces }: { email: string | undefined; bodySize: number; pieces: readonly ContactPiece[] },
): ReadValue['confidence'] {
  const isWhole = name.split(' ').length > 1 && !/\d/.test(name)
  if (isWhole && (matchesEmail(name, email) || size > bodySize * 1.2)) return 'high'
  const others = pieces.filter((piece) => piece.size > size * 1.05)
  return (isWhole && at === 0) || (size > bodySize * 1.2 && others.length === 0) ? 'medium' : 'low'
}

type NamePiece = ContactPiece & { parts: readonly ContactPiece[] }

function candidatesIn(all: readonly ContactPiece[], email: string | undefined, bodySize: number): Candidate[] {
  const pieces = joinOpenEnds(all)
  const candidates: Candidate[] = []
  const second = Math.max(
    bodySize,
    ...pieces
      .map(({ size }) => size)
      .toSorted((a, b) => b - a)
      .slice(1, 2),
  )
  pieces.forEach((piece, at) => {
    const next = pieces[at + 1]
    const isBroken =
      next !== undefined &&
      isNextLine(piece.parts.at(-1) ?? piece, next) &&
      (isOneWord(piece) || isOneWord(next)) &&
      (isOneWord(piece) || piece.size > bodySize * 1.2)
    const joined = isBroken ? nameIn(`${piece.text} ${next.text}`) : undefined
    const isMatched = matchesEmail(piece.text, email)
    const name =
      joined ??
      nameIn(piece.text, piece.size > second * 1.2 || isMatched) ??
      (isMatched ? smallNameIn(piece.text) : undefined)
    if (name === undefined || (joined === undefined && !name.includes(' ') && piece.size === 0 && at > 0)) return
    candidates.push({
      name,
      size: piece.size,
      pieces: joined === undefined || next === undefined ? piece.parts : [...piece.parts, ...next.parts],
      at,
    })
  })
  return candidates
}

/** "María de los" above "Ángeles", "FERNÁNDEZ-" above "PACHECO", "CLAIRE D’" above "AMBRICOURT". */
function joinOpenEnds(pieces: readonly ContactPiece[]): NamePiece[] {
  const joined: NamePiece[] = []
  for (const piece of pieces) {
    const open = joined.at(-1)
    const last = open?.parts.at(-1)
    const mark = open && last && isNextLine(last, piece) ? markBetween(last) : undefined
    if (open && mark !== undefined)
      joined[joined.length - 1] = { ...open, text: open.text + mark + piece.text, parts: [...open.parts, piece] }
    else joined.push({ ...piece, parts: [piece] })
  }
  return joined
}

/** What joins a part of a name to the next line, if it cannot be its end. Pieces have lost the hyphen at their end. */
function markBetween({ text, line }: ContactPiece): '' | '-' | ' ' | undefined {
  if (/['’]$/.test(text)) return ''
  if (line.text.trimEnd().endsWith(`${text}-`)) return '-'
  return particles.test(text.split(/\s+/).at(-1) ?? '') ? ' ' : undefined
}

/** The first text of the file, where nothing else is a name: "maria gonzález", or "Thomas Cook" above what he does. */
function firstAsName([first, ...others]: readonly ContactPiece[]): ReadValue | undefined {
  if (!first || first.line.index > 1) return undefined
  // "Pastry Cook" ends in an occupation as well: another one below it, or "Mr" before it, shows which of them is a name.
  const isPerson = isAddressed(first.text) || others.slice(0, 4).some(({ text }) => titleWords(text) >= 1.5)
  const name = smallNameIn(first.text) ?? (isPerson ? nameIn(first.text, true) : undefined)
  return name === undefined || name.split(' ').length > 4 ? undefined : toValue(name, [first], 'low')
}

const isOneWord = ({ text }: ContactPiece) => !/\s/.test(text)
const isNextLine = (piece: ContactPiece, next: ContactPiece) =>
  piece.first &&
  next.first &&
  next.line.index === piece.line.index + 1 &&
  piece.size > 0 &&
  Math.abs(next.size - piece.size) < piece.size * 0.1

function matchesEmail(name: string, email: string | undefined): boolean {
  const local = foldWord(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '')
  return normalWords(name).some((word) => word.length > 2 && local.includes(word))
}
