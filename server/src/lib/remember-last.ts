/** Keeps the last few results, for parts that read the same text. Whoever gets a result must not change it. */
export function rememberLast<Input, Result>(
  read: (input: Input) => Result,
  keyOf: (input: Input) => string,
  most = 4,
): (input: Input) => Result {
  const results = new Map<string, Result>()
  return (input) => {
    const key = keyOf(input)
    const known = results.get(key)
    const result = known ?? read(input)
    // The newest last, so that the first is the one to forget.
    results.delete(key)
    results.set(key, result)
    for (const oldest of results.keys()) {
      if (results.size <= most) break
      results.delete(oldest)
    }
    return result
  }
}
