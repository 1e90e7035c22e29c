/** A language with its level in the profile's form: "English (B2)". */
export const languageText = (name: string, level: string): string =>
  name === '' || level === '' ? name : `${name} (${level})`
