export const passwordRules = [
  {
    code: 'too_short',
    message: 'Password must be at least 8 characters long',
    test: (p: string) => [...p].length >= 8,
  },
  { code: 'no_letter', message: 'Password must contain at least one letter', test: (p: string) => /\p{L}/u.test(p) },
  { code: 'no_number', message: 'Password must contain at least one number', test: (p: string) => /\p{Nd}/u.test(p) },
  {
    code: 'no_symbol',
    message: 'Password must contain at least one symbol',
    test: (p: string) => /[!@#$%^&*(),.?":{}|<>]/.test(p),
  },
  // 128: long enough for any passphrase, short enough that hashing stays cheap.
  {
    code: 'too_long',
    message: 'Password must be at most 128 characters long',
    test: (p: string) => [...p].length <= 128,
  },
] as const

export type PasswordProblem = (typeof passwordRules)[number]['code']

export function passwordProblems(password: string): PasswordProblem[] {
  return passwordRules.filter((rule) => !rule.test(password)).map((rule) => rule.code)
}
