import type { Block, Inline } from '../../../lib/markdown/blocks.ts'
import type { AttachedCv } from '../attached-cv.ts'
import type { Speech } from '../answers/speech.ts'
import { runChecks, type CheckResult } from './cv-checks.ts'
import { reviewTexts } from './review-texts.ts'
import { toReviewedCv, type ReviewedCv } from './reviewed-cv.ts'

/** What was read, how many checks passed, and each finding with its line and advice. */
export function reviewCv(cv: AttachedCv, speech: Speech, today: Date): Block[] {
  const reviewed = toReviewedCv(cv)
  const { results, notApplicable } = runChecks(reviewed, today)
  const t = reviewTexts[speech.language]
  const findings = results.filter(({ passed }) => !passed)
  return [
    { p: speech.say(t.intro, { name: cv.name, size: sizeOf(reviewed, speech) }) },
    ...notes(cv, reviewed, speech),
    {
      p: [
        { strong: speech.text(t.passed, { passed: results.length - findings.length, total: results.length }) },
        notApplicable > 0 ? ` ${speech.text(t.not_applicable, { count: notApplicable })}` : '',
      ],
    },
    ...(findings.length > 0
      ? [{ h: t.to_change }, { ol: describeFindings(findings, speech) }]
      : [{ p: t.nothing_to_change }]),
    { h: t.in_order },
    { ul: results.filter(({ passed }) => passed).map(({ id, figures }) => speech.say(t.checks[id].passed, figures)) },
    { p: t.limits },
  ]
}

function sizeOf({ words, pages }: ReviewedCv, { text, language }: Speech): string {
  const t = reviewTexts[language]
  const counted = text(t.words, { count: words })
  return pages === undefined ? counted : `${counted}, ${text(t.pages, { count: pages })}`
}

const usualSections: ReadonlySet<string> = new Set(['experience', 'education', 'skills'])

function notes({ cut }: AttachedCv, { isEnglish, sections, email, phone }: ReviewedCv, { language }: Speech): Block[] {
  const t = reviewTexts[language]
  const blocks: Block[] = []
  if (cut) blocks.push({ p: t.cut })
  if (!isEnglish) blocks.push({ p: t.not_english })
  else if (sections.filter((kind) => usualSections.has(kind)).length < 2 && !(email ?? phone))
    blocks.push({ p: t.maybe_no_cv })
  return blocks
}

export function describeFindings(findings: readonly CheckResult[], { say, text, texts, language }: Speech): Inline[][] {
  const { checks } = reviewTexts[language]
  return findings.map(({ id, quotes, figures }) => [
    { strong: text(checks[id].problem, figures) },
    ...quotes.flatMap((line): Inline[] => [{ br: true }, { em: text(texts.quoted, { text: shorten(line) }) }]),
    { br: true },
    ...say(checks[id].advice),
  ])
}

/** Long enough to find the line again. */
function shorten(line: string): string {
  const characters = [...line]
  return characters.length <= 160 ? line : `${characters.slice(0, 159).join('')}…`
}
