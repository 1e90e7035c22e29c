export type Manifest = Record<
  string,
  { file: string; name?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>

/** The JavaScript files of a page's first load: the entry, the page's chunk and their static imports. */
export function firstLoadFiles(manifest: Manifest, page: string): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  // A page without its own chunk is part of the entry.
  const pages = Object.keys(manifest).filter((key) => key.includes(page))
  const files = new Set<string>()
  const seen = new Set<string>()
  const waiting = [...entries, ...pages]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    waiting.push(...(chunk.imports ?? []))
  }
  return [...files].sort()
}
