import words from './words/offers.json' with { type: 'json' }

const either = (patterns: readonly string[]): string => patterns.join('|')
/** What the same sentence asks for behind an offer: "…, and you must have a licence", "… so SAP is essential", "and 5 years". */
const asksAgain = [
  String.raw`[,;]?\s(?:(?:and|und|et|y|but|aber|mais|pero)\s)?(?:you(?:['’]ll)?\s(?:must|need|will need|should|have)|must have|sie (?:haben|bringen|verfügen|benötigen)|du (?:hast|bringst|brauchst)|vous (?:devez|avez|maîtrisez)|(?:debes|tienes|se requiere))(?!\p{L})`,
  String.raw`[,;]?\s(?:but|so|therefore|aber|sondern|daher|deshalb|mais|donc|pero)\s`,
  String.raw`\s(?:and|und|et|y)\s(?:have|has|hold|possess|bring)\s`,
  String.raw`[,;]?\s(?:(?:and|with|und|mit|et|avec|y|con)\s)?(?:at least\s|mindestens\s|au moins\s|al menos\s)?\d{1,2}\s?\+?\s(?:years|jahre|ans|años)`,
  String.raw`(?:[,;]|\s(?:and|und|et|y))\s(?=[^.,;]{3,60}\s(?:required|essential|necessary|mandatory|erforderlich|notwendig|zwingend|exigée?|requise?|indispensable|imprescindible)(?!\p{L}))`,
].join('|')
const longestOffer = 120
const led = new RegExp(
  String.raw`(?<!\p{L})(?:${either(words.led)})(?!(?<=\p{L})\p{L})(?:(?!${asksAgain})[^.]){0,${longestOffer}}`,
  'iu',
)
/** "Friendly, willing to learn, with a licence": the wish names nothing, and the list goes on. */
const bareWish =
  /(?<!\p{L})(?:willing(?:ness)?|eager(?:ness)?|keen|desire|interest|happy|open) to learn(?=\s?[,;]|\s(?:and|with)\s)/iu
/** Behind whom somebody works with the sentence goes on with something else. */
const people = new RegExp(
  String.raw`(?<!\p{L})(?:${either(words.people)})(?!\p{L})(?:(?!\s(?:to|you|and an?|and have|and hold|who|sie|vous)\s)[^.,;]){0,80}`,
  'iu',
)
const told = new RegExp(String.raw`(?<!\p{L})(?:${either(words.told)})`, 'iu')
const goesOn = new RegExp(asksAgain, 'iu')

/**
 * A sentence of a posting without what the work gives, whom somebody works with and what the employer uses: "join a team
 * of Java developers", "the opportunity to learn Python", "no experience of Salesforce needed". Empty where nothing is left.
 */
export function withoutOffers(text: string): string {
  if (told.test(text) && !/[,;]/.test(text) && !goesOn.test(text)) return ''
  const rest = text.replace(bareWish, ' ').replace(led, ' ').replace(people, ' ')
  return rest === text ? text : rest.replace(/\s+/g, ' ').replace(/^[\s,;.:–-]+|[\s,;:–-]+$/g, '')
}
