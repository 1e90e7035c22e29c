import { monthsOf, type Months } from './dated-work.ts'
import { kindOf } from './employer-kinds.ts'
import type { MatchProfile } from './match-profile.ts'
import { contentStems } from '../text/stems.ts'

/** Ten pages of CV have fewer. */
const mostLines = 100

/** `stems`: what the title and each line of the job are about; `all`: these together. */
export type Work = {
  title: string
  label: string
  months: Months | undefined
  stems: ReadonlySet<string>[]
  all: ReadonlySet<string>
}

/** Jobs and honorary posts, each with what it says of the work. */
export function worksOf({ professional_experience, volunteer_experience }: MatchProfile) {
  return [
    ...professional_experience.map(({ company, notable_achievements, responsibilities, ...job }) => ({
      ...job,
      place: company,
      lines: [...notable_achievements, ...responsibilities],
    })),
    ...volunteer_experience.map(({ organization, responsibilities, ...post }) => ({
      ...post,
      place: organization,
      lines: responsibilities,
    })),
  ]
}

export function workOf({ title, place, from, to, lines }: ReturnType<typeof worksOf>[number], today: string): Work {
  const stems = [title, ...lines].slice(0, mostLines).map(contentStems)
  return {
    title,
    label: `${[title, place].filter((it) => it.trim() !== '').join(', ')} (${[from, to].filter(Boolean).join(' – ')})`,
    months: monthsOf({ from, to }, today),
    stems,
    all: new Set([...stems.flatMap((line) => [...line]), ...kindOf(place)]),
  }
}
