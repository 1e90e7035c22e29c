export const chunkTimeoutMs = 120_000

/** The only way to `import()` a part of the app. Rejects if it fails or takes longer than 120 s. */
export async function loadChunk<Part>(load: () => Promise<Part>, timeoutMs: number = chunkTimeoutMs): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the page took too long to load.')), timeoutMs)
  })
  try {
    return await Promise.race([load(), timeout])
  } finally {
    clearTimeout(timer)
  }
}
