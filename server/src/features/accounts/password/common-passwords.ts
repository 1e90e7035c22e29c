let list: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is one of the most common ones, upper and lower case alike. The whole list of 49,000 counts, not
 * its first 3,000: none of those has the letter, digit and symbol that the rules ask for, so they never get here.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load()
  return (await list).has(password.toLowerCase())
}

/** 30 ms and 4 MB, so not before the first password is chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
