import { namesDetail } from '../../../../lib/intents/entities/stages.ts'
import type { Language } from '../../../../lib/languages.ts'

type Change = { kind: 'archive' } | { kind: 'delete' } | { kind: 'note'; note: string }

const archive = /\b(?:arch[ií]v\w*|put (?:it )?away|weglegen|ablegen|archivier\w*|range[rz]?|guarda\w*)\b/iu
const remove =
  /\b(?:delete|remove|take .{0,40} (?:off|out)|get rid of|drop|scrap|l(?:ö|oe)sch\w*|entfern\w*|(?:wirf|nimm|schmeiß|streich) .{0,40} raus|\p{L}+ (?:raus|fuera|weg damit)$|(?:in the|the) bin|bin it|streich\w*|supprim\w*|vire[rz]?|enl(?:è|e)v\w*|retir\w*|efface\w*|borr\w*|elimin\w*|quit\w*|saca\w*)(?![\p{L}])/iu
const note = /\b(?:note|notes|notiz\w*|notier\w*|vermerk\w*|not\w{0,3}e[rz]|annot\w*|anot\w*|nota|apunt\w*)\b/iu

const joined: Record<Language, RegExp> = {
  en: /\b(?:that|saying)\s+(.{3,})$/isu,
  de: /\b(?:dass|dazu)\s+(.{3,})$/isu,
  fr: /\b(?:que|disant)\s+(.{3,})$/isu,
  es: /\b(?:que)\s+(.{3,})$/isu,
}

/** A note (in quotation marks, after a colon or "that"), the archive or the deletion; else undefined. */
export function changeIn(message: string, language: Language): Change | undefined {
  const text = message.slice(0, 2000)
  if (note.test(text)) return { kind: 'note', note: noteIn(text, language) }
  if (remove.test(text)) return namesDetail(text) ? undefined : { kind: 'delete' }
  return archive.test(text) ? { kind: 'archive' } : undefined
}

function noteIn(text: string, language: Language): string {
  const found = /["“„«»](.{2,}?)["”“»«]/su.exec(text) ?? /:\s+(.{2,})$/su.exec(text) ?? joined[language].exec(text)
  return found?.[1]?.trim() ?? ''
}

export const namesNote = (message: string): boolean => note.test(message)

export const isRemoval = (message: string): boolean => remove.test(message.slice(0, 2000))
