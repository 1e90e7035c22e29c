/** Signs that stand before list entries and mean nothing by themselves. */
const roundSigns = /^[•‣⁃∙▪▫◦●○■□◆◇◊▲△▶▷►▸▹❖➢➣➤➔➜➡⇒»›✓✔✦✧✴★☆⦿⦾⦁◉⚫⚪🔹🔸·¤❯]$/u
/** Signs that may also be part of a text: a bullet only where several lines of one block begin with them. */
const dashSigns = /^[-–—−*+>~→o]$/

export type Bullet = 'sure' | 'maybe'

/** What kind of bullet a word, alone, is. */
export function bulletOf(word: string): Bullet | undefined {
  if (roundSigns.test(word)) return 'sure'
  return dashSigns.test(word) ? 'maybe' : undefined
}

/** Rows of dots or stars draw how well somebody knows something; they say nothing that can be read. */
export function isRating(word: string): boolean {
  return /^[●○■□◆◇★☆▪▫⚫⚪⬤◯•◦]{2,}$/u.test(word)
}

/** The number that begins an entry of a numbered list: "1.", "2)". Years and dates are longer. */
export function listNumber(word: string): number | undefined {
  const [, digits] = /^\(?(\d{1,2})[.)]$/.exec(word) ?? []
  return digits === undefined ? undefined : Number(digits)
}
