const roundSigns = /^[•‣⁃∙▪▫◦●○■□◆◇◊▲△▶▷►▸▹❖➢➣➤➔➜➡⇒»›✓✔✦✧✴★☆⦿⦾⦁◉⚫⚪🔹🔸·¤❯]$/u
/** These may also be text: they are bullets only if several lines of a block begin with them. */
const dashSigns = /^[-–—−*+>~→o]$/

export type Bullet = 'sure' | 'maybe'

export function bulletOf(word: string): Bullet | undefined {
  if (roundSigns.test(word)) return 'sure'
  return dashSigns.test(word) ? 'maybe' : undefined
}

export function isRating(word: string): boolean {
  return /^[●○■□◆◇★☆▪▫⚫⚪⬤◯•◦]{2,}$/u.test(word)
}

/** The number that starts an item of a numbered list: "1.", "2)". Years and dates are longer. */
export function listNumber(word: string): number | undefined {
  const [, digits] = /^\(?(\d{1,2})[.)]$/.exec(word) ?? []
  return digits === undefined ? undefined : Number(digits)
}
