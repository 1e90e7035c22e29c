import type { LetterContent } from '../content.ts'

export type FormHit = { rule: string; at: string }

const cliches =
  /\b(?:team player|results?-driven|hard-?working|passionate about|dynamic professional|to whom it may concern|i am writing to apply|your posting names|in brief:)/i
const textRules: readonly (readonly [string, RegExp])[] = [
  ['a doubled word', /(?<![\p{L}\p{N}-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/iu],
  // "at the University of Bremen and at the University of Bremen"
  [
    'a doubled phrase',
    /(?<![\p{L}\p{N}])((?:[\p{L}\p{N}&'’.-]+\s+){2,6}[\p{L}\p{N}&'’-]*[\p{L}\p{N}])[,;]?\s+(?:\p{L}+\s+){0,2}\1(?![\p{L}\p{N}])/iu,
  ],
  // "at Bremen and at Bremen", but "in New York, New York".
  [
    'a doubled place',
    /(?<![\p{L}\p{N}])(\p{Ll}+\s+\p{Lu}[\p{L}\p{N}&'’-]*)[,;]?\s+(?:\p{L}+\s+){0,2}\1(?![\p{L}\p{N}])/u,
  ],
  ['two full stops', /(?<!\.)\.\s?\.(?!\.)/],
  ['a space before a comma', /\s,/u],
  [
    'an empty slot',
    /\b(?:at|in|as|of|with|since|from|to|(?<!ask )for|(?<!liegt )bei|chez|en)\s*[.,;)](?![\p{L}\p{N}])|\(\s*[,)]|„“|«\s*»/iu,
  ],
  ['a placeholder', /[{}<>]|\b(?:null|undefined|NaN|\[object)/],
  ['a list marker', /(?:^|[\s(])[*•●▪](?=\s)/u],
  ['broken characters', /â€|Ã[\u0080-\u00bf]|\ufffd/],
  ['a cliché', cliches],
  ['a title that asks for itself', /\blooking for an? (\p{L}[\p{L} ]*) with \1[.,]/iu],
]
const titleRules: readonly (readonly [string, RegExp])[] = [
  ['a bar in the title', /\|/],
  ['a gender mark in the title', /\((?:m|w|f|h|d|x)[/|]/i],
  ['pay in the title', /[£$€]\s?\d|\d\s?k\b/i],
  ['a reference number in the title', /#\s?\d|\b(?:req|ref)\b\.?\s*\d/i],
]
const maxSentenceWords = 45
const maxWords = 300

/** Doubled words, empty slots, repeated openings, unfinished sentences; in profile lines only what we could break. */
export function findFormHits(letter: LetterContent): FormHit[] {
  const sentences = letter.paragraphs
    .flatMap((paragraph) => paragraph.sentences.map(({ text }) => text))
    .filter((text) => text !== '')
  const told = [letter.subject.text, letter.greeting.text, ...sentences, letter.closing.text]
  const quoted = letter.paragraphs.flatMap(({ lines, rows = [] }) => [...lines, ...rows.map(({ bring }) => bring)])
  const rows = letter.paragraphs.flatMap((paragraph) => paragraph.rows ?? [])
  return [
    ...told.flatMap((text) => hits(text, textRules)),
    ...hits(letter.target.title, titleRules),
    ...sentences.flatMap((text) => (/[.!?:…][)”“]?$/u.test(text) ? [] : [{ rule: 'no full stop', at: text }])),
    ...sentences.flatMap((text) =>
      wordsIn(text) > maxSentenceWords ? [{ rule: 'a sentence too long', at: text }] : [],
    ),
    ...repeats(sentences.map(firstTwoWords), 'the same two first words more than twice', 2),
    ...repeats(sentences, 'the same sentence twice', 1),
    ...repeats(
      quoted.map(({ text }) => text.toLowerCase()),
      'the same line twice',
      1,
    ),
    ...quoted.flatMap(({ text }) => (/^[•●▪◦‣·*]/.test(text) ? [{ rule: 'a bullet inside a line', at: text }] : [])),
    ...rows.flatMap(({ ask }) =>
      hits(ask.text, [
        ['an empty ask', /^[\s,;]*$/],
        ['a cut ask', /…$/],
      ]),
    ),
    ...(wordsIn([...told, ...quoted.map(({ text }) => text)].join(' ')) > maxWords
      ? [{ rule: 'more than a page', at: `${maxWords} words` }]
      : []),
  ]
}

/** True for what a reader would stumble over, such as a misread field of a profile. */
export function hasTextHit(text: string): boolean {
  return text.includes('|') || hits(text, textRules).length > 0
}

function hits(text: string, rules: readonly (readonly [string, RegExp])[]): FormHit[] {
  return rules.flatMap(([rule, pattern]) => (pattern.test(text) ? [{ rule, at: text }] : []))
}

function repeats(texts: readonly string[], rule: string, allowed: number): FormHit[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].flatMap(([at, count]) => (count > allowed ? [{ rule, at }] : []))
}

const firstTwoWords = (text: string): string => text.split(' ').slice(0, 2).join(' ').toLowerCase()
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
