import type { Language } from '../../../lib/languages.ts'

const asks: Record<Language, string> = {
  en: 'mention|point out|bring up|stress|emphasi[sz]e|(?:say|write|state|tell them|include|put|add)(?! (?:a|the|me|my|up|it|this)\\b(?! bit| line| sentence| part))',
  de: 'erw[äa]hn\\p{L}*|betone?|(?:schreib|sag|nenn|setz|pack|bau)\\p{L}*(?: (?:auch|noch|bitte|da|mit))*(?: (?:rein|hinein|dazu|darin|ein|drin))?,? (?:dass|mit|auch|meine?n?|den|die|das)|mit rein,? dass|und dass',
  fr: "mentionn\\p{L}*|pr[ée]cis\\p{L}*|indiqu\\p{L}*|soulign\\p{L}*|parl\\p{L}* de|(?:dis|dites|dire|ajoute|ajoutez|[ée]cris|mets)(?: aussi| bien| dedans)* (?:que|qu['’])",
  es: 'menci[oó]n\\p{L}*|destaca|subraya|(?:di|diga|decir|pon|pong\\p{L}*|incluye|a[ñn]ade|cuenta|indica|explica)(?: tambi[eé]n)? (?:que|mi|lo)',
}

/** What a request for a letter wants told in it: "mention that I can start in January"; undefined without such a wish. */
export function letterWish(message: string, language: Language): string | undefined {
  const found = new RegExp(`(?<!\\p{L})(?:${asks[language]})(?!\\p{L}).{3,200}`, 'iu').exec(message)?.[0]
  return found?.split(/[.!?\n]/u)[0]?.trim()
}

/** Whether a part of a message is such a wish and nothing of its own. */
export const isLetterWish = (part: string, language: Language): boolean =>
  new RegExp(`^(?:${asks[language]})(?!\\p{L})`, 'iu').test(part.trim())
