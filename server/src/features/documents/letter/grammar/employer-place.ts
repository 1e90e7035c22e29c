import { isLargeCity } from '@waymark/cv-reader/words/city-names.ts'
import { isCountry, placeLikeness } from '@waymark/cv-reader/words/place-names.ts'
import type { Language } from '../../../../lib/languages.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import words from './employer-words.json' with { type: 'json' }
import { isCommonWord } from './romance-words.ts'

/** How many people work there is a note of a CV, not a part of the name. */
const size =
  /\s*\([^()]*\d[^()]*(?:mitarbeiter\w*|beschäftigte|MA\b|salariés?|collaborateurs?|personnes|employees|staff|people|empleados|trabajadores|personas|betten|beds|lits|camas)[^()]*\)/giu
const department = /,\s+(?!inc\b|ltd\b|llc\b|plc\b|gmbh\b|s\.?\s?[al]\b)\p{Ll}.*$/u

/** "Hadley Profiles (roll forming)" tells of the trade, "Google (via Randstad)" who employed. */
const note =
  /\s*\((?![^()]*(?<!\p{L})(?:via|through|for|für|pour|para|über|contract\p{L}*|agency|temp\p{L}*|volunt\p{L}*|ehrenamt\p{L}*|bénév\p{L}*|intern\p{L}*|praktik\p{L}*|stag\p{L}*|práctic\p{L}*|freelance\p{L}*|self|franchise\p{L}*|unpaid|zeitarbeit|leih\p{L}*|intérim\p{L}*|ett|subcontract\p{L}*|placement|apprentic\p{L}*|student|part|teilzeit|formerly|former|now|previously|ehemals|ex)(?!\p{L}))\p{Ll}[^()]*\)$/u
/** "Spar Österreich, Zentrale": where in the firm. "Adecco, Amazon" are two, "University of California, Berkeley" is one of several. */
const part =
  /^([^,]+),\s+(?:zentrale|hauptverwaltung|filiale|niederlassung|abteilung|werk|head office|headquarters|hq|branch|department|siège|agence|succursale|service|sede|sucursal|oficina|departamento)(?!\p{L})[^,]*$/iu
/** "Boots, Leeds" is Boots; universities of one name stand in several towns. */
const town = /^((?!.*(?:universi|college|school|hochschule))[^,]+),\s+([^,]+)$/iu

/** An employer's name without the notes that a CV puts behind it: size and trade in brackets, its part after a comma. */
export function employerName(company: string): string {
  const name = oneLine(company)
  const whole = oneLine(name.replace(size, '').replace(note, '').replace(department, '').replace(part, '$1')) || name
  const [, firm = whole, place = ''] = town.exec(whole) ?? []
  return isLargeCity(place) || isCountry(place) ? firm : whole
}

const forWhom: Readonly<Record<Language, string>> = { en: 'for', de: 'für', fr: 'pour', es: 'para' }

const oneName =
  /(?<!\p{L})(?:universi\p{L}+|college|school|institut\p{L}*|hochschule|inc|ltd|limited|llc|llp|plc|corp|co|gmbh|ag|kg|s\.?[al]|sas|sarl|and|und|et|y)(?!\p{L})|&/iu
/** Two parts are a firm and its town or form as often as two clients. */
const fewestClients = 3

/**
 * The clients of somebody who works for several: "for The Narwhal, Maclean’s and BBC Africa". Undefined for one employer
 * and wherever a part may be a place, a legal form or a part of one name.
 */
export function forClients(company: string, language: Language): string | undefined {
  const clients = oneLine(company).split(/,\s+(?:(?:and|und|et|y) )?/)
  if (clients.length < fewestClients || clients.some((part) => oneName.test(part) || placeLikeness(part) > 1))
    return undefined
  const names = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  return `${forWhom[language]} ${names.format(clients)}`
}

const prepositions: Readonly<Record<Language, string>> = { en: 'at ', de: 'bei ', fr: 'chez ', es: 'en ' }
/** English names that are common nouns in capitals: "at the University of Leeds", but "at Bank of America". */
const ofClass =
  /^(?:(?:(?:Royal|Open|National|Federal|State|Supreme) )?(?:University|Department|Ministry|City|Port|College|Institute|Institution|Office|Borough|School|Museum|Society|Academy|Association|Federation|Church|Chamber|Court|Board|Bureau|Council) (?:of|for))(?!\p{L})/u
const ofCrown =
  /^Royal (?:Free|Marsden|Mint|Navy|Marines|.*(?:Hospital|Infirmary|College|Society|Academy|Opera|Ballet|Air Force|Institute|Association|Theatre|Exchange|Hotel|Museum|Commission))(?!\p{L})/u
const ofState =
  /(?:Stock Exchange|Committee|Commission|Authority|Red Cross(?: Society)?|Salvation Army|National Trust|Post Office|Open University|United Nations|World Bank|Metropolitan Police|Home Office|Civil Service|(?:Armed Forces|Government|Ministry|Parliament|Embassy|Bank) of (?!America|Ireland|Scotland|Montreal|China|India).+|^(?:NHS|BBC|UN|EU|WHO|IMF)|^(?:(?:British|US|Royal|Indian|French|German) )?(?:Navy|Army|Air Force|Coastguard))$/u
const takesThe = (name: string): boolean =>
  !/^the\s/i.test(name) && [ofClass, ofCrown, ofState].some((pattern) => pattern.test(name))
const germanForm = /(?:\b(?:GmbH|gGmbH|mbH|AG|KG|OHG|UG|eG|GbR)|[Gg]enossenschaft|[Gg]esellschaft|gruppe)\.?$/
const germanClub = /\be\.\s?V\.$/
/** "Markt" or "Filiale" inside of a name: "Rewe Markt Kassel". */
const germanMarket = /\p{L}[\s-](?:Markt|Supermarkt|Baumarkt)\b/u
/** "Stadtspital" is a Spital; a shorter end may be a part of any word. */
const shortestHead = 6
/** An adjective before a noun whose gender is known takes that noun's article and its ending: "an der Freien Universität". */
const germanAdjective =
  /^(\p{Lu}\p{Ll}+(?:isch|lich|al|ig|frei)|Freie?|Deutsch|Kommunal|Evangelisch|Katholisch)(e|es|er)\s(\p{Lu}\p{L}*)/u
const germanNouns: readonly (readonly [RegExp, string])[] = [
  [/^(?:Universität|Hochschule|Akademie|Schule|Musikschule)$/u, 'an der'],
  [
    /^(?:Post|Bahn|Bank|Bundesbank|Telekom|Kirche|Gemeinde|Gesellschaft|Krankenkasse|Versicherung|Rentenversicherung|Nationalbank|Bundesbahn|Stiftung|Polizei|Wohnungsbaugesellschaft)$/u,
    'bei der',
  ],
  [/^(?:Werk|Hilfswerk|Amt|Institut|Kreuz|Jugendherbergswerk)$/u, 'beim'],
  [/^(?:Museum|Theater|Nationaltheater|Schauspielhaus|Institut|Zentrum|Gymnasium)$/u, 'am'],
  [/^(?:Kindertagesstätte|Kita|Kinderkrippe|Klinik|Musikschule|Bibliothek)$/u, 'in der'],
  [
    /^(?:Klinikum|Krankenhaus|Seniorenheim|Altenheim|Pflegeheim|Kinderhaus|Kindergarten|Kinderhort|Hort|Bauhof|Zentrum)$/u,
    'im',
  ],
]

function behindAdjective(name: string): string | undefined {
  const [, , ending = '', noun = ''] = germanAdjective.exec(name) ?? []
  const article = germanNouns.find(([pattern]) => pattern.test(noun))?.[1]
  const inflected = name.replace(/^(\p{L}+?)(?:es|er|e)(?=\s)/u, '$1en')
  // "Deutsches Bahn" is none: the ending tells the gender.
  const isOfGender = article !== undefined && (ending === 'e') === article.endsWith('der')
  return isOfGender ? `${article} ${inflected}` : undefined
}

/**
 * Names that no article goes before: "Die Möbelmacher GmbH" has its own, and "Maison Lisbelle" or "Red Eléctrica" is called
 * by a common noun without being one, as "Maison de retraite" is.
 */
function isNameAlone(name: string, first: string, language: Exclude<Language, 'en'>): boolean {
  if (words.articles[language].includes(first)) return true
  if (language === 'de' || !words.heads_of_names[language].includes(first)) return false
  const second = name.split(' ')[1] ?? ''
  return /^\p{Lu}/u.test(second) && !isCommonWord(second, language)
}

/** "Various clients", "Freelance", "diverse Auftraggeber" name nobody. */
const nobody =
  /^(?:various|several|private|multiple|different) (?:clients|customers|employers|companies|families|households)$/i

/**
 * Where somebody worked, with the preposition and article that the name takes: "at X", "bei der X GmbH", "im Klinikum X",
 * "au CHU de X", "en el Hotel X". A name that tells no gender has none: "bei X", "chez X", "en X".
 */
export function atEmployer(company: string, language: Language): string {
  const name = employerName(company)
  if (language === 'en' && nobody.test(name)) return `for ${name.toLowerCase()}`
  if (language === 'en') return `${prepositions.en}${takesThe(name) ? 'the ' : ''}${name}`
  const first = (/^[\p{L}.-]+/u.exec(name)?.[0] ?? '').toLowerCase()
  if (isNameAlone(name, first, language)) return `${prepositions[language]}${name}`
  const isNamed = (word: string) =>
    first === word || (language === 'de' && word.length >= shortestHead && first.endsWith(word))
  const known = Object.entries(words[language]).find(([, own]) => (own as readonly string[]).some(isNamed))?.[0]
  // "bei der Möbelhaus Rieger GmbH": a form of law at the end has its own gender, which houses with doors do not take.
  if ((known === 'beim' || known === 'bei den') && germanForm.test(name)) return `bei der ${name}`
  if (known === 'bei den') return `bei den ${name.replace(/^\S*?e(?=\s|$)/u, (word) => `${word}n`)}`
  if (known) return `${known.endsWith('’') ? known : `${known.trim()} `}${name}`
  const inflected = language === 'de' ? behindAdjective(name) : undefined
  if (inflected) return inflected
  if (language === 'de' && !germanAdjective.test(name)) {
    if (germanForm.test(name)) return `bei der ${name}`
    if (germanClub.test(name)) return `beim ${name}`
    if (germanMarket.test(name)) return `im ${name}`
  }
  // An adjective would have to take another ending behind "bei", and the gender is not known.
  if (language === 'de' && germanAdjective.test(name)) return `(${name})`
  return `${prepositions[language]}${name}`
}
