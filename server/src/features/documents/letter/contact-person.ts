import { textLanguage } from '../../../lib/matching/text/text-language.ts'
import offices from './office-words.json' with { type: 'json' }

export type ContactPerson = {
  name: string
  /** Undefined where the posting names a person without "Ms" or "Herr". */
  isWoman: boolean | undefined
}

/** A label behind a name is no surname: "Contact: Jane Doe Email: …". */
const notLabel = String.raw`(?!(?:${offices.labels.join('|')})(?![\p{L}]))`
const name = String.raw`((?:(?:Dr|Prof|med|phil|rer|nat)\.\s+)*\p{Lu}[\p{L}’'-]+(?:\s+(?:von|van|de)\b)?(?:\s+${notLabel}\p{Lu}[\p{L}’'-]+){0,2})`
const german = new RegExp(String.raw`\b(Frau|Herrn?)\s+${name}`, 'gu')
const french = new RegExp(String.raw`\b(Mme|Madame|M\.|Monsieur)\s+${name}`, 'gu')
const spanish = new RegExp(String.raw`(?<!\p{L})(Sra\.|Sr\.|Dña\.?|Doña|Don)\s+${name}`, 'gu')
const english = new RegExp(String.raw`\b(Mrs|Ms|Mr)\.?\s+${name}`, 'gu')
const wholeName = String.raw`(?:(?:Dr|Prof|med)\.[ \t]+)*(\p{Lu}\p{Ll}+(?:[ \t]+(?:(?:de|van|von|le|la)[ \t]+)?${notLabel}\p{Lu}[\p{Ll}’'-]+){1,2})(?![\p{L}]|[ \t]+${notLabel}\p{Lu})`
/** Whoever is named behind one of these words, without "Ms" or "Herr". */
const unaddressed = [
  String.raw`(?:\b(?:(?:[Yy]our )?[Cc]ontact(?: person| name)?|Recruiter|Hiring manager|Ansprechpartner(?:in)?|Ansprechperson|Kontakt(?:person)?|Contacto|Persona de contacto|Votre contact|[Vv]otre interlocuteur(?: RH)?|Attn\.?)[ \t]*:|\b(?:for the attention of|a la atención de|à l['’]attention de|Ansprechpartner(?:in)? ist))[ \t]+${wholeName}`,
  String.raw`\b(?:[Cc]ontact|[Cc]all|[Rr]ing|[Ss]peak to|[Rr]each out to)[ \t]+${wholeName}(?:,[^.\n]{0,40}?)?[ \t]+(?:at|on)\b`,
  String.raw`\b(?:[Ss]end|[Ee]mail|[Ff]orward|[Ee]nv[íi](?:e|en|ar)|[Aa]dresse[rz]|[Ee]nvoye[rz])\b[^.\n]{0,60}?(?<!\p{L})(?:to|a|à)[ \t]+${wholeName}`,
  String.raw`\b(?:[Aa]pply|[Ss]end|[Ee]mail|[Ff]orward|[Ww]rite)\b[^.\n]{0,80}?\bto (?:our|the) [^.,\n]{0,40}(?:${offices.people.join('|')}),[ \t]+${wholeName}`,
  String.raw`\b(?:[Mm]eld(?:e dich|en Sie sich)|[Ww]end(?:e dich|en Sie sich))[^.\n]{0,30}? (?:bei|an)[ \t]+${wholeName}`,
].map((pattern) => new RegExp(pattern, 'u'))
/** These words say that it is a woman. */
const ofWoman = new RegExp(
  String.raw`(?:\b(?:Ansprechpartnerin|Recruiterin|[Vv]otre interlocutrice(?: RH)?)[ \t]*:|\bAnsprechpartnerin ist|\b[Uu]nsere (?:Recruiterin|Personalreferentin|Personalleiterin|Kollegin))[ \t]+${wholeName}`,
  'u',
)
/** Departments and firms stand where a person would. */
const office = new RegExp(
  String.raw`(?<!\p{L})(?:${offices.words.join('|')}|(?:${offices.beginnings.join('|')})\p{L}*)(?!\p{L})`,
  'iu',
)
const around =
  /ansprechpartner|ansprechperson|kontakt|rückfragen|(?:bei|für) fragen|auskünfte|fragen (?:beantwortet|hilft)|steht (?:ihnen|dir)|fragen\?|z\. ?hd\.|meld(?:e dich|en sie sich)|\bcvs? to\b|reach out|wenden sie sich|interlocut|bewerbung(?:en)?\b.{0,100}\ban\b|bewerbung(?:en)? richten|contact|candidatures?|adresse[rz]|renseignements|envoye[rz]|auprès de|candidatura|dirigirse a|enviar|env[íi]e|a la atención|attention|apply to|addressed to|questions|recruiter/i
/** A contact and what makes it one stand close together. */
const nearby = 120

/** Who looks for somebody, and where. */
export type Employer = { company: string; location: string }

/** Whom a posting names for applications, with the sex that its "Frau" or "Mr" says; undefined where it is not sure. */
export function findContactPerson(text: string, employer: Employer): ContactPerson | undefined {
  const language = textLanguage(text)
  // In other languages "M." is a middle initial and "Sr." a rank: "Anna M. Smith", "our Sr. Recruiter".
  const own = language === 'fr' ? [french] : language === 'es' ? [spanish] : []
  for (const pattern of [...own, german, english])
    for (const match of text.matchAll(pattern)) {
      const [, form = '', whole = ''] = match
      const last = whole.split(/\s+/).at(-1)
      const before = text.slice(Math.max(0, match.index - nearby), match.index)
      if (last && around.test(before)) {
        const titles = (/^(?:(?:Dr|Prof|med|phil|rer|nat)\.\s+)+/u.exec(whole)?.[0] ?? '').replace(
          /(?:med|phil|rer|nat)\.\s+/g,
          '',
        )
        return { name: `${/^(?:Frau|Herrn?)$/.test(form) ? titles : ''}${last}`, isWoman: womanly.test(form) }
      }
    }
  const woman = ofWoman.exec(text)?.[1]
  if (woman !== undefined && !office.test(woman)) return { name: woman.split(/\s+/).at(-1) ?? woman, isWoman: true }
  const person = unaddressed
    .map((pattern) => pattern.exec(text)?.[1])
    .find(
      (found) => found !== undefined && !office.test(found) && !isEmployer(found, employer) && !isPlaceIn(text, found),
    )
  return person === undefined ? undefined : { name: person, isWoman: undefined }
}

/** Shorter ones are "de" and "la". */
const shortestWord = 3
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((it) => it.length >= shortestWord)

/** Named like the firm, or a branch of it that is named like its town: "Adecco Lyon". */
function isEmployer(found: string, { company, location }: Employer): boolean {
  const words = wordsOf(found)
  const [firm, places] = [new Set(wordsOf(company)), new Set(wordsOf(location))]
  return words.some((it) => firm.has(it)) || places.has(words.at(-1) ?? '')
}

const beforePlaces = offices.before_places.join('|')
/** "Our Hazel Grove home": what stands behind an article anywhere in the posting is a house or a town. */
const isPlaceIn = (text: string, found: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})(?:${beforePlaces})\s+${found.replace(/\s+/g, String.raw`\s+`)}(?!\p{L})`, 'iu').test(
    text,
  )

const womanly = /^(?:Frau|Mrs|Ms|Mme|Madame|Sra\.|Dña\.?|Doña)$/
