import { alternatives, alternativesOf, eachLanguage } from './dictionary.ts'

/** Small words that stand in names as well as in sentences: "Bank of the West". */
export const linksNames = new RegExp(`^(?:${alternativesOf(({ words_within_names }) => words_within_names)})$`, 'iu')

/** Work of one's own stands in the line of the title, and names no company. */
export const ownBusiness = new RegExp(
  String.raw`^(?:${alternativesOf(({ own_business }) => own_business)})(?!\p{L})`,
  'iu',
)

/** What the state asks of people: "Military service". */
export const stateService = new RegExp(
  String.raw`^(?:${alternativesOf(({ state_services }) => state_services)})(?!\p{L})`,
  'iu',
)

const articles = alternativesOf(({ venue_articles }) => venue_articles)
/** "The Boathouse", "Zum Anker" */
export const startsWithArticle = new RegExp(String.raw`^(?:${articles})\s\p{Lu}`, 'u')
/** "Chef de Partie, The Boathouse": an article after the comma begins another name. */
export const articleBehindComma = new RegExp(String.raw`,\s(?:${articles})\s\p{Lu}`, 'u')

/** "Walks in the city centre": a single capital and a place without a name tell what was done. */
export const namesActivity = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+\s(?:${eachLanguage(
    (words) =>
      String.raw`(?:${alternatives(words.activity_prepositions)})\s(?:${alternatives(words.activity_articles)})`,
  )})\s[\p{Ll}\s'’-]+$`,
  'u',
)

/** "Trading as Harbour Grill" */
export const tradesAs = new RegExp(String.raw`^(?:${alternativesOf(({ trading_as }) => trading_as)})\s`, 'i')

/** Places of work that stand in a town, and firms of a family. Words such as "marketing" name departments as well. */
export const establishment = new RegExp(
  String.raw`(?<!\p{L})(?:${alternativesOf(({ establishments }) => establishments)})(?!\p{L})|&\s(?:${alternativesOf(({ partners_behind_names }) => partners_behind_names)})\.?$`,
  'iu',
)
