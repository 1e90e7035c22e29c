import { fold } from '../../../../lib/intents/plain-text.ts'
import type { Language } from '../../../../lib/languages.ts'
import { hasFallen, judgeStory } from './practice-story.ts'

const parts = ['work', 'proof', 'motive'] as const
export type OpeningPart = (typeof parts)[number]

/** Beginnings of words and phrases, folded. */
const openingWords: Record<Language, Record<OpeningPart, RegExp>> = {
  en: {
    work: /\b(?:(?:i am|i m|i was) (?:an?|the)|i work|i(?: ve| have)? worked|i(?: ve| have) been an?|years? (?:of|as|in|at|with)|work(?:ing|ed) as|experience|trained as|background)\b/,
    proof:
      /\b(?:reduc|increas|improv|cut|saved|built|led|won|result|achiev|proud|grew|launched|trained|halved|doubled|award|prize|praised|promoted|best\b)\w*/,
    motive:
      /\b(?:i want|i d like|i would like|i m looking|i am looking|interested|attracts|your (?:company|team)|this (?:job|role|position))\b/,
  },
  de: {
    work: /\b(?:ich bin|ich arbeite\w*|ich hab\w* .{0,40}gearbeitet|jahren?|gelernte\w*|(?:arbeite\w*|tatig|bin) als|erfahrung|ausbildung zu[mr])\b/,
    proof:
      /\b(?:gesenkt|erhoht|verbessert|eingespart|gespart|aufgebaut|geleitet|ergebnis|stolz|gewonnen|eingefuhrt|verkurzt|halbiert|verdoppelt|reduziert|ausgezeichnet|auszeichnung|befordert|beste[rn]?\b|gelobt)/,
    motive: /\b(?:ich mochte|ich will|ich suche|interessier\w*|reizt|bei ihnen|ihr unternehmen|diese stelle)\b/,
  },
  fr: {
    work: /\b(?:je suis (?!alle|venu|parti|reste|arrive|tombe)|je travaille|j ai (?:travaille|bosse)|ans (?:d|chez|comme|a)|en tant que|travaill\w* comme|experience|formation de|mon metier)\b/,
    proof:
      /\b(?:reduit|augmente|ameliore|economise|cree|dirige|obtenu|resultat|fier|fiere|mis en place|baisse|double|gagne|meilleure?s?\b|prime\b|felicite|promue?)/,
    motive:
      /\b(?:je veux|je voudrais|j aimerais|je cherche|envie|interesse\w*|attire|votre (?:entreprise|equipe|service)|ce poste)\b/,
  },
  es: {
    work: /\b(?:soy|trabajo (?:de|como|en)|trabaje|llevo (?!\w+ (?:dias?|semanas?))|he trabajado|anos (?:de|en|como)|experiencia|formacion de)\b/,
    proof:
      /\b(?:reduj|aument|mejor|ahorr|consegui|baj[eoa]|lider|logr|resultado|orgullos|implant|cree\b|dobl|gane|premio|ascend|felicit)/,
    motive: /\b(?:quiero|quisiera|me gustaria|busco|interesa\w*|atrae|vuestra empresa|su empresa|este puesto|ganas)\b/,
  },
}

const plain = (text: string): string => fold(text.slice(0, 10_000)).replace(/[^\p{L}\p{N}%]+/gu, ' ')

/** Which parts of a self-introduction typical words show; says nothing about their quality. */
export function judgeOpening(answer: string, language: Language) {
  const text = plain(answer).trim()
  const has = (part: OpeningPart) =>
    openingWords[language][part].test(text) ||
    (part === 'proof' && hasFallen(text)) ||
    (part === 'proof' && /\d ?(?:%|percent|prozent|por ciento|pour cent)/.test(text))
  return {
    words: text === '' ? 0 : text.split(' ').length,
    found: parts.filter(has),
    missing: parts.filter((part) => !has(part)),
  }
}

const longestQuote = 160

/** The sentence that shows most: a result with a figure, else a result, else what was done. */
export function strongestSentence(answer: string, language: Language): string | undefined {
  const sentences = answer
    .slice(0, 10_000)
    .split(/(?<=[.!?])\s+|\n+|,\s+/)
    .map((sentence) => sentence.trim().replace(/[.!?,;]+$/, ''))
    .filter((sentence) => sentence !== '' && sentence.length <= longestQuote)
  const weight = (sentence: string): number => {
    const { found } = judgeStory(sentence, language)
    const proof = openingWords[language].proof.test(plain(sentence))
    return (
      (proof ? 4 : 0) +
      (found.includes('result') ? 2 : 0) +
      (hasFigure(sentence) ? 2 : 0) +
      (found.includes('action') ? 1 : 0)
    )
  }
  const best = sentences
    .map((sentence) => ({ sentence, weight: weight(sentence) }))
    .toSorted((a, b) => b.weight - a.weight)[0]
  return best && best.weight > 0 ? best.sentence : undefined
}

/** Long enough to tell words of substance from others, and short enough for their forms: "reduje", "reducción". */
const stem = 5
const fewestShared = 2

/** The line of the profile with a figure that speaks of the same thing. */
export function lineWithFigure(sentence: string, lines: readonly string[]): string | undefined {
  const stems = (text: string) =>
    new Set(
      plain(text)
        .split(' ')
        .filter((word) => word.length >= stem)
        .map((word) => word.slice(0, stem)),
    )
  const own = stems(sentence)
  const shared = (line: string) => [...stems(line)].filter((word) => own.has(word)).length
  const found = lines
    .filter((line) => /\d/.test(line))
    .map((line) => ({ line, shared: shared(line) }))
    .toSorted((a, b) => b.shared - a.shared)[0]
  return found && found.shared >= fewestShared ? found.line : undefined
}

const figureWords =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|halved|third|quarter|doubled?|tripled|twice|percent|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|halbiert|hälfte|drittel|verdoppelt|doppelt|prozent|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt|moitié|tiers|divisée?s?|doublée?s?|triplée?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|mitad|tercio|doble|duplicado|triplicado)(?!\p{L})/iu

/** In digits or in words: "from nine to four" needs no other figure. */
export const hasFigure = (text: string): boolean => /\d/.test(text) || figureWords.test(text)
