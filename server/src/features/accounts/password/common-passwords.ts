let list: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is one of the 49,000 most common ones, in any letter case. The first 3,000 would not do: none of
 * them has the letter, digit and symbol that the rules require.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load()
  return (await list).has(password.toLowerCase())
}

/** Loaded with the first new password: 30 ms and 4 MB. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
