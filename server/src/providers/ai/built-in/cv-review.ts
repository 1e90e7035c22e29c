import type { Block, Inline } from '../../../lib/markdown/blocks.ts'
import type { AttachedCv } from '../assistant.ts'
import { runChecks, type CheckResult } from './cv-checks.ts'
import { toReviewedCv, type ReviewedCv } from './reviewed-cv.ts'
import type { Texts } from './texts.ts'

/** The review of a CV's text: what was read, how many checks passed, each finding with its line and advice. */
export function reviewCv(cv: AttachedCv, texts: Texts, today: Date): Block[] {
  const reviewed = toReviewedCv(cv)
  const { results, notApplicable } = runChecks(reviewed, today)
  const findings = results.filter(({ passed }) => !passed)
  const t = texts.review
  return [
    { p: [t.intro, { strong: cv.name }, t.read(reviewed.words, reviewed.pages)] },
    ...notes(cv, reviewed, texts),
    {
      p: [
        { strong: t.passed(results.length - findings.length, results.length) },
        notApplicable > 0 ? t.notApplicable(notApplicable) : '',
      ],
    },
    ...(findings.length > 0
      ? [{ h: t.toChange }, { ol: findings.map((finding) => describe(finding, texts)) }]
      : [{ p: t.nothingToChange }]),
    { h: t.inOrder },
    { ul: results.filter(({ passed }) => passed).map(({ id, figures }) => texts.checks[id].passed(figures)) },
    { p: t.limits },
  ]
}

const usualSections: ReadonlySet<string> = new Set(['experience', 'education', 'skills'])

function notes({ cut }: AttachedCv, { isEnglish, sections, email, phone }: ReviewedCv, { review }: Texts): Block[] {
  const blocks: Block[] = []
  if (cut) blocks.push({ p: review.cut })
  if (!isEnglish) blocks.push({ p: review.notEnglish })
  else if (sections.filter((kind) => usualSections.has(kind)).length < 2 && !(email ?? phone))
    blocks.push({ p: review.maybeNoCv })
  return blocks
}

function describe({ id, quotes, figures }: CheckResult, { checks }: Texts): Inline[] {
  const { problem, advice } = checks[id]
  return [
    { strong: problem(figures) },
    ...quotes.flatMap((line): Inline[] => [{ br: true }, { em: `“${shorten(line)}”` }]),
    { br: true },
    advice,
  ]
}

/** Long enough to find the line again. */
function shorten(line: string): string {
  const characters = [...line]
  return characters.length <= 160 ? line : `${characters.slice(0, 159).join('')}…`
}
