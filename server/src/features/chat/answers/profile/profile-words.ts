import { profileLimits } from '@waymark/contract/profile-document.ts'
import type { Language } from '../../../../lib/languages.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { splitMessage } from '../../../../lib/intents/asked-intents.ts'
import { findSkills } from '../../../../lib/matching/skills/find-skills.ts'
import { occupationIn } from '../../../job-search/job-search.service.ts'
import { isRemoval } from '../changes/change-words.ts'
import { isPlaceInList } from '../turns/referred-job.ts'
import { joinedSkills, listedSkills, namesSkill } from './skill-names.ts'
import { statedLanguages } from './stated-languages.ts'

export type ProfileChange = {
  field: 'skill' | 'language' | 'phone' | 'link' | 'email' | 'present_location' | 'address'
  value: string
  isRemoval: boolean
}

const email = /[^\s@<>"',;]{1,64}@[^\s@<>"',;]{1,190}\.\p{L}{2,24}/u
/** International, with a leading zero, or as in North America. */
const phone = /(?:\+|\b0)\d[\d\s()/-]{5,24}\d|\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/u
/** Without a leading zero, as in Spain; only where a telephone is named. */
const bareNumber = /(?<![\d,.])\d{3}(?:[ .-]?\d{2,3}){2,3}(?![\d,.])/u
const namesPhone =
  /(?<!\p{L})(?:phone|mobile|number|handy|telefon|nummer|portable|t[ée]l[ée]phone|numéro|m[óo]vil|tel[ée]fono|n[úu]mero)\p{L}*/iu
const quoted = /["“„«](.{2,50}?)["”“»]/u
const moved: Record<Language, RegExp> = {
  en: /\b(?:moved to|live in|living in|based in|relocated to)\s+(.+)$/iu,
  de: /\b(?:wohne|lebe|ziehe|gezogen|umgezogen)\s+(?:jetzt\s+|nun\s+)?(?:in|nach)\s+(.+)$|\bnach\s+(.+?)\s+(?:um)?gezogen\b/iu,
  fr: /\b(?:habite|vis|déménagé|installé)\S*\s+(?:maintenant\s+|désormais\s+)?(?:à|au|en|aux)\s+(.+)$/iu,
  es: /\b(?:vivo|resido|mudado|mudé)\s+(?:ahora\s+)?(?:en|a)\s+(.+)$/iu,
}
/** With a number of its own, so that "my address is wrong" names none. */
const livesAt: Record<Language, RegExp> = {
  en: /\b(?:my |the )?(?:new |home |postal )?address(?: is| has changed to| changed to| to|:)(?: now)?\s+(.{5,150})$/iu,
  de: /(?<!\p{L})(?:meine |die )?(?:neue |jetzige )?(?:adresse|anschrift)(?: ist| lautet| auf|:)(?: jetzt| nun)?\s+(.{5,150})$/iu,
  fr: /(?<!\p{L})(?:ma |l['’]|mon )?(?:nouvelle )?adresse(?: postale)?(?: est| c['’]est| devient| en|,? c['’]est| :|:)(?: maintenant| désormais)?\s+(.{5,150})$/iu,
  es: /(?<!\p{L})(?:mi |la |de )?(?:nueva )?(?:direcci[oó]n|domicilio)(?: nueva)?(?: es| ahora es| a|:)(?: ahora)?\s+(.{5,150})$/iu,
}
const endsNow = /[\s,]+(?:now|jetzt|maintenant|désormais|ahora)?[\s.!]*$/iu

/** A number or address that takes the place of an old one. */
export const saysNew = (text: string): boolean =>
  /(?<!\p{L})(?:now|new|change\p{L}*|instead|replace\p{L}*|update\p{L}*|jetzt|neue\p{L}*|ge(?:ä|ae)ndert|(?:ä|ae)nder\p{L}*|ersetz\p{L}*|maintenant|désormais|nouve\p{L}*|chang\p{L}*|remplac\p{L}*|ahora|nuev[oa]|cambi\p{L}*|actualiz\p{L}*)(?!\p{L})/iu.test(
    text,
  )

/** "Add X to my skills", for skills that no list knows. */
const added: Record<Language, RegExp> = {
  en: /\b(?:add|put|include|stick|pop|delete|remove|drop|scrap|take)\s+(?:the\s+|my\s+)?(?:new\s+)?(?:skills?\s+)?(.{2,50}?)\s*(?:(?:as a|to|in|into|from|on|off|out of)\s+(?:my|the)\s+(?:new\s+)?(?:skills?|profile|cv|resume)\b.*)?[.!]?$/iu,
  de: /\b(?:kenntnis|fähigkeit|skill)\w*\s+(.{2,50}?)\s+(?:hinzu|ein|auf|in|zu|aus)\b|\b(?:füge?|nimm|setze?|trage?|lösche?|entferne?|streiche?|schreibe?|packe?|wirf|schmei(?:ß|ss)e?)\s+(?:(?:den|die|das|meine?[nr]?)\s+)?(.{2,50}?)\s+(?:zu\s|als\s|in\s|aus\s|bei\s|vom\s|hinzu|auf\b|ein\b|rein\b|raus\b|weg\b|dazu\b)/iu,
  fr: /\b(?:r?ajoute[rz]?|mets|mettre|inscris|supprime[rz]?|enlève[rz]?|retire[rz]?|vire[rz]?)\s+(?:la compétence\s+|le\s+|la\s+|les\s+|l['’]|mon\s+|ma\s+|mes\s+)?(.{2,50}?)\s*(?:(?:à|dans|de|du|sur|aux?|comme|en)\s+(?:mes|mon|ma|compétence|cv|profil).*|(?:du|au)\s+(?:cv|profil).*)?[.!]?$/iu,
  es: /\b(?:añade|añadir|agrega|agregar|pon|poner|mete|quita|quitar|elimina|borra|saca)\s+(?:la habilidad\s+|el de\s+|el\s+|la\s+|mi\s+)?(.{2,50}?)\s*(?:(?:a|en|de|como)\s+(?:mis?|habilidad).*|(?:del|al|en el)\s+(?:cv|currículum|perfil).*)?[.!]?$/iu,
}
/** What stands in the profile under training or education, with a date, and never among the skills. */
const entryNames =
  /(?<!\p{L})(?:courses?|class|classes|modules?|exams?|degrees?|diplomas?|bachelor['’]?s|master['’]?s degree|nvqs?|gcses?|a-levels?|apprenticeships?|\p{L}*kurse?s?|lehrg[aä]ng\p{L}*|ausbilder(?:eignungs)?(?:schein|prüfung)|aevo|schulung\p{L}*|seminare?s?|\p{L}*prüfung\p{L}*|(?:industrie|handwerks)?meister(?:brief|titel|schule)?|bachelor(?:abschluss)?|masterabschluss|diplom|abschluss|studium|cours|examens?|diplômes?|bts|baccalauréat|maîtrise|cursos?|exámen(?:es)?|examen|títulos?|titulo|licenciatura|diplomatura|máster)(?!\p{L})/iu

/** What somebody did in a job stands there, and is no skill by itself: "I managed a team of four, add it". */
const duties =
  /(?<!\p{L})(?:(?:managed?|led|lead|ran|trained|supervised|coached)\s+(?:a|an|the|up to|\d+|two|three|four|five|six|ten)(?!\p{L})|(?:team|crew|staff|équipe|equipo|mannschaft) (?:of|von|de) (?:\d+|\p{L}+)(?!\p{L})|(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) leute (?:geführt|geleitet|angeleitet)|(?:team|schicht|abteilung|mitarbeiter)\p{L}*\s+(?:von\s+\S+\s+)?(?:geleitet|geführt|leitete|führte)|(?:dirigé|encadré|géré|formé)\p{L}*\s+(?:une?|\d+|deux|trois|quatre)|(?:dirigí|dirigía|llevaba|llevé|coordiné|gestioné|formé)\s+(?:a\s+)?(?:un|una|\d+|dos|tres|cuatro))/iu

/** "Head chef" is what somebody was, and "cooking" what they know: a whole title is no skill. */
export const namesTitle = (name: string): boolean => fold(occupationIn(name) ?? '') === fold(name)

/** True for a course, an exam or a title ("Meister", a degree), which no message may make a skill. */
export const namesEntry = (text: string): boolean => entryNames.test(text) || datedPaper.test(text)

/** "Ausbilderschein 2021", "first aid certificate 2023": what has a year stands under certificates. */
const datedPaper =
  /(?<!\p{L})(?:\p{L}*schein|zertifikat|licen[cs]e|certificates?|first aid|permis|caces|habilitation|certificat|carnet|certificado)(?!\p{L}).{0,30}(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d(?!\d).{0,15}(?:\p{L}*schein|zertifikat|certificate|certificat|certificado)(?!\p{L})/iu

export const namesDuty = (text: string): boolean => duties.test(text)

const edits =
  /(?<!\p{L})(?:add|put|include|stick|pop|füg|setz|trag|schreib|pack|r?ajout|mets|mettre|inscri|añad|agreg|pon|mete)\p{L}*/iu
/** What stands around the name of a thing: "the forklift thing", "first aid on". */
const around =
  /^(?:de|du|des)\s+|\s+(?:thing|stuff|bit|on|in|off|out|too|as well|please|pls|instead|bitte|dafür|rein|dazu|stp|svp|aussi|también|por favor)$/giu

/** The profile changes that a message clearly names: in each part with a verb of change, or else in the whole. */
export function profileChangesIn(message: string, language: Language, url: string | undefined): ProfileChange[] {
  const text = message.slice(0, 1000).trim()
  const parts = splitMessage(text, language).flatMap((part) => part.split(/,\s+/u))
  const isEdit = (part: string) => edits.test(part) || isRemoval(part)
  if (url !== undefined || parts.filter(isEdit).length < 2)
    return changesOf(text, language, url).concat(besideEntries())
  const changes = parts.filter(isEdit).flatMap((part) => changesOf(part, language, undefined))
  return [...new Map(changes.map((one) => [`${one.field} ${one.value.toLowerCase()}`, one])).values()]

  /** "Add the till course and welding": what stands beside a course is asked for by the same verb. */
  function besideEntries(): ProfileChange[] {
    const [verb] = edits.exec(text) ?? []
    if (verb === undefined || url !== undefined || !namesEntry(text)) return []
    return parts
      .filter((part) => !namesEntry(part))
      .flatMap((part) => changesOf(`${verb} ${part}`, language, undefined))
  }
}

/** Several languages, or else one of anything. */
function changesOf(text: string, language: Language, url: string | undefined): ProfileChange[] {
  const removal = isRemoval(text)
  const change = (field: ProfileChange['field'], value: string | undefined): ProfileChange[] =>
    value === undefined || value.trim() === '' ? [] : [{ field, value: value.trim(), isRemoval: removal }]
  const mail = email.exec(text)?.[0]
  if (mail && !removal) return change('email', mail)
  const address = livesAt[language].exec(text)?.[1]?.replace(endsNow, '')
  if (address !== undefined && !removal && /\d/u.test(address)) return change('address', address)
  const plain = text.replace(url ?? '', '')
  const number = phone.exec(plain)?.[0] ?? (namesPhone.test(plain) ? bareNumber.exec(plain)?.[0] : undefined)
  if (number) return change('phone', number)
  if (url) return change('link', url)
  const place = moved[language].exec(text)
  if (place && !removal) return change('present_location', placeOf(place[1] ?? place[2] ?? ''))
  const languages = worksWithLanguage.test(text) ? [] : statedLanguages(text)
  if (languages.length === 0 && !removal && (namesEntry(text) || namesDuty(text))) return []
  if (saysSentence.test(text)) return []
  return languages.length > 0
    ? languages.flatMap(({ text: value }) => change('language', value))
    : skillsIn(text, language).flatMap((value) => change('skill', value))
}

/** "Welsh translation" is a skill, and Welsh is known already. */
const worksWithLanguage =
  /(?<!\p{L})(?:translat|interpret(?:ing|er|ation)|teaching|übersetz|dolmetsch|unterricht|traduc|traduct|interprét|enseign|enseñ)\p{L}*/iu

/** "Put in that I can start in May" is about a letter, and names nothing for the profile. */
const saysSentence =
  /(?<!\p{L})(?:that i(?:['’]?(?:m|ve|ll|d))?|da(?:ss|ß) (?:ich|meine?)|que (?:je|j['’]|puedo|soy|estoy|empiezo))(?![\p{L}])/iu

const placeOf = (text: string): string =>
  text
    .split(/[.;!?\n]|,(?!\s*\p{Lu})|\s(?:now|jetzt|maintenant|ahora)\b/u)[0]
    ?.trim()
    .slice(0, profileLimits.present_location) ?? ''

const pronoun =
  /^(?:it|this|that|these|them|das|es|sie|ihn|dies\w*|ça|cela|ceci|eso|esto|lo|la|le|les)(?![\p{L}])|(?<![\p{L}])(?:my|mein\w*|mis?|mes|mon|ma)(?![\p{L}])/iu

function skillsIn(text: string, language: Language): string[] {
  const listed = listedSkills(text)
  if (listed.length > 0) return listed
  const name = addedName(text, language)
  const joined = name === undefined ? [] : joinedSkills(name)
  if (joined.length > 0) return joined
  const one = skillIn(text, name)
  return one === undefined ? [] : [one]
}

function addedName(text: string, language: Language): string | undefined {
  const words = added[language]
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined)
  return words?.replace(around, '').replace(around, '').trim()
}

function skillIn(text: string, name: string | undefined): string | undefined {
  const found = quoted.exec(text)?.[1] ?? findSkills(text)[0]?.text
  if (found) return found
  // A long rest is a sentence, not a skill; "add it to my languages" names none.
  const isName = name !== undefined && name !== '' && name.split(/\s+/).length <= 5 && !pronoun.test(name)
  return isName && namesSkill(name) && !isPlaceInList(name) ? name : undefined
}
