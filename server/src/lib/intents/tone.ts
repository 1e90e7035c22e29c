const unwanted =
  /,?\s*(?<!\p{L})(?:sans|pas|without|not|ohne|nicht|sin|non)\s(?:(?:avoir l['’]air|faire|être|paraître|sounding|sound|being|be|too|so|trop|zu|allzu|sonar|parecer)\s){0,3}(?:désespéré\p{L}*|desperate|needy|pushy|verzweifelt|aufdringlich|desesperad\p{L}+|insistante?)(?:\s(?:zu\s)?(?:klingen|wirken))?(?!\p{L})/giu

/** Without what a text shall not sound like: "a short reminder, without sounding desperate" speaks of a draft and of no despair. */
export const withoutTone = (text: string): string => text.replace(unwanted, '')
