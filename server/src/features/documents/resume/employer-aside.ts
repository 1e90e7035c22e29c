/** "(70 covers, two AA rosettes)": what a CV says of an employer in brackets behind its name, kept as a line of the job. */
export const isAside = (line: string): boolean => /^\([^()]+\)$/u.test(line.trim())

/** What the lines of a job say of its employer, and which line it is. */
export function employerAside(lines: readonly string[]): { text: string; index: number } | undefined {
  const index = lines.findIndex(isAside)
  const text = lines[index]?.trim()
  return text === undefined ? undefined : { text, index }
}
