import { mailWords } from '../words/mail-words.ts'

const asWords = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const pattern = (words: string): RegExp => new RegExp(asWords(words), 'u')

const salutation = String.raw`(?:^|\n)\s*(?:${mailWords('salutations')})(?!\p{L})`
const framed = new RegExp(`${salutation}|${asWords(mailWords('closings'))}`, 'u')
const toApplicant = pattern(mailWords('to_applicant'))
/** In a long posting these say what an employer cannot offer. */
const regrets = pattern(mailWords('regrets'))
const longestMail = 120
const news = pattern(mailWords('news'))

/** Whether a text in small letters without accents is, or quotes, an employer's mail to an applicant. */
export const isEmployerMail = (plain: string): boolean =>
  framed.test(plain) || toApplicant.test(plain) || (regrets.test(plain) && plain.split(/\s+/).length <= longestMail)

/** Whether such a text is somebody's news of an employer. */
export const isEmployerNews = (plain: string): boolean => news.test(plain)
