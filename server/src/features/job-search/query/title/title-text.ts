export type TitleText = {
  raw: string
  lower: string
  start: number
  end: number
  /** Whether a comma, a bracket or a dash follows. */
  endsClause: boolean
}

/** Words with their places in the title; hyphens are parts of them. */
export function splitWords(title: string): TitleText[] {
  return [...title.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.&+#-]*/gu)].map(({ 0: matched, index }) => {
    const raw = matched.replace(/[.'’&-]+$/, '')
    const end = index + raw.length
    return { raw, lower: raw.toLowerCase(), start: index, end, endsClause: /^\.?\s*[,;|()–-]/u.test(title.slice(end)) }
  })
}
