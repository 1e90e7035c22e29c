import { labelsByWord } from './dictionary.ts'
import { squeezed } from './normal-words.ts'

export type ContactLabel =
  | 'name'
  /** The family name stands first: "Name, Vorname". */
  | 'surname_first'
  | 'given_name'
  | 'family_name'
  | 'email'
  | 'phone'
  | 'address'
  | 'location'
  | 'nationality'
  | 'birth'
  | 'marital'
  | 'languages'
  | 'link'
  | 'licence'
  | 'other'

const labels = labelsByWord(({ contact_labels }) => contact_labels, squeezed)

/** The label that a whole text is (`Geburtsdatum`, `E-mail:`), else undefined. */
export function labelNamed(text: string): ContactLabel | undefined {
  if (text.length > 40) return undefined
  return labels.get(squeezed(text))
}

/** Labels that need no colon: `Born 3 May 1990`, `Tel. 030 123`. */
const leading =
  /^(tel(?:e(?:phone|fon|fono|fone|foon))?|phone|mobile|mobil|mob|cell|handy|email|e-mail|mail|fax|born(?: on)?|geboren(?: am)?|geb\.(?: am)?|né(?:\(?e\)?)? le|née le|nacid[oa] el|nat[oa] il|date of birth|nationality|nationalit[äéy]t?|address|linkedin|github|website|web)[.)]?\s+(?=\S)/iu

export function splitLabel(text: string): { label: ContactLabel | undefined; rest: string } {
  const colon = text.slice(0, 42).search(/[:：]/)
  if (colon > 0) {
    const label = labelNamed(text.slice(0, colon))
    if (label !== undefined && !text.slice(colon + 1).startsWith('//'))
      return { label, rest: text.slice(colon + 1).trim() }
  }
  const found = leading.exec(text)
  const label = found?.[1] === undefined ? undefined : labelNamed(found[1])
  return label === undefined || found === null
    ? { label: undefined, rest: text }
    : { label, rest: text.slice(found[0].length).trim() }
}
