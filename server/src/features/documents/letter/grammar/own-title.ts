import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Language } from '../../../../lib/languages.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import { newestFirst } from '../../resume/newest-first.ts'

type Endings = { woman: RegExp; man: RegExp }
/** Endings of a title's first word, or of a word in it, that only a woman's or only a man's title has. */
const endings: Partial<Record<Language, Endings>> = {
  de: {
    woman:
      /\p{L}(?:er|ist|ent|ant|or|eur|iker|olog|ekt|wirt|ärzt|köch|anwält|pfleg|ierin|ling)in(?![\p{L}])|\p{L}frau(?!\p{L})|\p{L}(?:ische|liche) \p{L}*angestellte(?!\p{L})|schwester(?!\p{L})/iu,
    man: /\p{Ll}(?:(?<!manag|develop|design|own|traine|offic|engine)er|ist|ent|eur|mann|iker|olog|ekt|techniker)(?!\p{L})/u,
  },
  fr: {
    woman:
      /^[\p{L}-]*(?:ière|euse|trice|ienne|ante|ère|esse|ée)(?!\p{L})|(?<!\p{L})(?:générale|adjointe|principale|diplômée|chargée|commerciale)(?!\p{L})/iu,
    man: /^[\p{L}-]*(?:[^cst]eur|[ct]eur|seur|ier|ien|ant)(?!\p{L})|(?<!\p{L})(?:général|adjoint|principal|diplômé|chargé|commercial)(?!\p{L})/iu,
  },
  es: {
    woman: /^\p{L}*(?:[dst]ora|era|ica|iva|aria|ada|jefa|ana|eña)(?!\p{L})|(?<!\p{L})segunda(?!\p{L})/iu,
    man: /^\p{L}*(?:[dst]or|ero|ico|ivo|ario|ado|jefe|ano|eño|ozo)(?!\p{L})/iu,
  },
}

/** Whether somebody names themselves in a woman's form; undefined where their titles do not tell. */
export function isOwnFormFemale(
  { professional_experience, personal_details }: ProfileDocument,
  language: Language,
): boolean | undefined {
  const known = endings[language]
  if (!known) return undefined
  const titles = [personal_details.headline, ...newestFirst(professional_experience).map(({ title }) => title)]
  const told = titles.map((title) => {
    const text = oneLine(title)
    return known.woman.test(text) ? true : known.man.test(text) ? false : undefined
  })
  // The newest that tells: who once was "Werkstudent" may be "Entwicklerin" today.
  return told.find((it) => it !== undefined)
}

const germanPair = /(?<!\p{L})(\p{Lu}\p{L}+?in)\s*(?:\/|bzw\.|oder)\s*(\p{Lu}\p{L}+)(?!\p{L})/u
const germanPairBack = /(?<!\p{L})(\p{Lu}\p{L}+)\s*(?:\/|bzw\.|oder)\s*(\p{Lu}\p{L}+in)(?!\p{L})/u
const germanShort = /(\p{Ll})(?:\/-?|\*|:|_)in(?!\p{L})|(\p{Ll})In(?!\p{L})/gu
const frenchPair = /(?<![\p{L}-])([\p{L}-]{4,})\s*\/\s*([\p{L}-]{4,})(?![\p{L}-])/u
const spanishShort = /(\p{L}*?)(o|e|)\/a(?!\p{L})/gu

/**
 * A position that a posting names for all ("Praxismanagerin bzw. Praxismanager", "Técnico/a") in the form that the
 * applicant's own titles have; as it is where these do not tell.
 */
export function inOwnForm(position: string, profile: ProfileDocument, language: Language): string {
  const isWoman = isOwnFormFemale(profile, language)
  if (isWoman === undefined) return position
  if (language === 'de') return germanForm(position, profile, isWoman)
  if (language === 'fr') return inHerForm(frenchForm(position, isWoman), profile, isWoman)
  return language === 'es'
    ? inHerForm(
        position.replace(spanishShort, (_, stem: string, ending: string) => stem + (isWoman ? 'a' : ending)),
        profile,
        isWoman,
      )
    : position
}

/** "Commercial sédentaire" for somebody who calls herself "Commerciale sédentaire". */
function inHerForm(position: string, { professional_experience, personal_details }: ProfileDocument, isWoman: boolean) {
  if (!isWoman) return position
  const titles = [personal_details.headline, ...professional_experience.map(({ title }) => title)]
  const own = new Set(
    titles
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  )
  return position.replace(/\p{L}{4,}/gu, (word, at: number) => {
    // "Gestor de caso" stays that for whoever worked in a "casa".
    if (/(?<!\p{L})(?:de|del|d['’]|du|des|en|para|pour|con|à|au|aux)(?!\p{L})/iu.test(position.slice(0, at)))
      return word
    const forms = [
      `${word}e`,
      `${word}a`,
      word.replace(/eur$/i, 'euse'),
      word.replace(/teur$/i, 'trice'),
      word.replace(/er$/i, 'ère'),
      word.replace(/en$/i, 'enne'),
      word.replace(/o$/i, 'a'),
    ]
    return forms.find((form) => form !== word && own.has(form.toLowerCase())) ?? word
  })
}

function germanForm(position: string, profile: ProfileDocument, isWoman: boolean): string {
  const paired = position
    .replace(germanPair, (all, one: string, other: string) => chosen(all, one, other, isWoman))
    .replace(germanPairBack, (all, other: string, one: string) => chosen(all, one, other, isWoman))
    .replace(germanShort, (_, end: string | undefined, capital: string | undefined) =>
      isWoman ? `${end ?? capital}in` : (end ?? capital ?? ''),
    )
  if (!isWoman) return paired
  // "Bilanzbuchhalter (m/w/d)" for somebody who calls herself "Bilanzbuchhalterin".
  const own = [
    profile.personal_details.headline,
    ...profile.professional_experience.map(({ title }) => title),
    ...profile.education.map(({ specialization }) => specialization),
  ].join(' ')
  return paired
    .replace(/\p{Lu}\p{L}{4,}/gu, (word) =>
      germanRole.test(word) || new RegExp(`(?<!\\p{L})${word}in(?!\\p{L})`, 'u').test(own) ? `${word}in` : word,
    )
    .replace(adjectiveOfMan, '$1e')
}

/** "Strategischer Einkäuferin", "Stellvertretender Leiterin": the adjective goes with the noun. */
const adjectiveOfMan =
  /(?<!\p{L})(\p{L}{2,}(?:isch|lich|ig|iv|al|ell|end|ent|ant|iert))er(?=\s(?:\p{L}+\s)?\p{Lu}\p{L}*in(?!\p{L}))/gu

const germanRole =
  /(?:arbeiter|leiter|helfer|pfleger|käufer|berater|techniker|entwickler|buchhalter|monteur|mechaniker|mechatroniker|elektroniker|ingenieur|betreuer|erzieher|lehrer|fahrer|koordinator|informatiker|sekretär|assistent|referent|disponent|spezialist|administrator|verwalter|planer|meister|bäcker|gärtner|friseur|kellner|redakteur|vertreter|prüfer|reiniger|dozent|jurist|architekt)$/iu

/** Both must be one word in two forms: "Köchin / Koch", not "Erzieherin / Heilpädagoge". */
function chosen(all: string, woman: string, man: string, isWoman: boolean): string {
  const isPair = woman.toLowerCase() === `${man}in`.toLowerCase() || woman.slice(0, 3) === man.slice(0, 3)
  return isPair ? (isWoman ? woman : man) : all
}

/** "Acteur" and "actrice" differ in three letters at most; "commercial" and "communication" begin alike. */
function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length)
  return long.startsWith(short.slice(0, Math.max(shortestStart, short.length - longestEnding)))
}
const [shortestStart, longestEnding] = [3, 3]

/** "Infirmier coordinateur / Infirmière coordinatrice": the same words in two forms. */
function ofTwoForms(position: string, isWoman: boolean): string | undefined {
  const forms = position.split(/\s*\/\s*/).map((it) => it.split(' '))
  const [one = [], other = []] = forms
  const isPair =
    forms.length === 2 &&
    one.length > 1 &&
    one.length === other.length &&
    one.every((word, at) => isSameWord(word, other[at] ?? ''))
  if (!isPair || one.join(' ') === other.join(' ')) return undefined
  const isFirstLonger = one.join('').length > other.join('').length
  return (isFirstLonger === isWoman ? one : other).join(' ')
}

function frenchForm(position: string, isWoman: boolean): string {
  const form = ofTwoForms(position, isWoman)
  if (form !== undefined) return form
  const paired = position.replace(frenchPair, (all, one: string, other: string) => {
    const isPair = isSameWord(one, other) && one !== other
    const woman = [one, other].find((it) => /(?:e|trice|euse)$/.test(it))
    const man = [one, other].find((it) => it !== woman)
    return isPair && woman && man ? (isWoman ? woman : man) : all
  })
  return paired.replace(frenchShort, (_, word: string, one?: string, other?: string) =>
    isWoman ? womanForm(word, one ?? other ?? '') : word,
  )
}

const frenchShort =
  /(\p{L}{2,})(?:\(((?:n|l|t)?e|trice|euse|rice|se|ère|ière|ve)\)|[·.]((?:n|l)?e|trice|euse|rice|se|ère|ive)\b)/gu

/** "Infirmier(e)", "coordinateur(trice)", "vendeur(se)": the ending takes the place of what it changes. */
function womanForm(word: string, ending: string): string {
  if (ending === 'e') return word.replace(/er$/, 'èr') + ending
  if (ending === 'se' && word.endsWith('eur')) return `${word.slice(0, -1)}se`
  const changed = replacedEndings.find(([end]) => ending === end)?.[1]
  return changed === undefined ? word + ending : word.replace(changed, '') + ending
}

const replacedEndings: readonly (readonly [string, RegExp])[] = [
  ['trice', /teur$/],
  ['rice', /eur$/],
  ['euse', /eur$/],
  ['ière', /ier$/],
  ['ère', /er$/],
  ['ve', /f$/],
  ['ive', /if$/],
]
