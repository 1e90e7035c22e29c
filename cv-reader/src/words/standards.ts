/** Behind a degree, "BS 2019", stands its year. */
const standard = /^(?:BS|DIN|EN|ISO|IEC|VDE|NF|UNE|ASME|NFPA)(?:\s(?:EN|ISO|IEC))*\s?(?!(?:19|20)\d\d(?!\d))\d{3,}/u
const numbered = /^(?:City (?:&|and) Guilds|C&G)\s(?:\p{L}+\s){0,2}\d{4}/iu

/** True for a course named by a number: "BS 7671 18th Edition", which is no Bachelor of Science, and "City & Guilds 2391". */
export const isNumberedCourse = (text: string): boolean => standard.test(text) || numbered.test(text)
