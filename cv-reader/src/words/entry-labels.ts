import { allWords, alternatives } from './dictionary.ts'

const named = (ahead: string, words: readonly string[]) =>
  new RegExp(String.raw`^(?:(?:${ahead}) )?(?:${alternatives(words)})\s?:?$`, 'iu')

const achievements = named(
  'key|notable|main|major|selected',
  allWords(({ achievement_headings }) => achievement_headings),
)
const duties = named(
  'key|main|core',
  allWords(({ duty_headings }) => duty_headings),
)

/** What a line announces within a job: "Key achievements:", "Duties". */
export function announcedBy(text: string): 'achievements' | 'duties' | undefined {
  if (achievements.test(text)) return 'achievements'
  return duties.test(text) ? 'duties' : undefined
}

const promotion = new RegExp(String.raw`^(?:${alternatives(allWords(({ promoted }) => promoted))})(?!\p{L})`, 'iu')

/** True for a remark within a job: "Promoted to manager in June 2021". */
export const saysPromotion = (text: string): boolean => promotion.test(text.slice(0, 60))
