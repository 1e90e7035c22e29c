import { fill, type DocumentTexts } from '../document-texts.ts'

/** A British class of degree, "2:1", says what it is itself, as "First" and "mit Auszeichnung" do. */
const saysItself = /[a-z]{2}|^\s*2:(?:1|2|i|ii)\s*$/i

/** A mark with the language's name for it. */
export const gradeText = (gpa: string, { gpa: named }: Pick<DocumentTexts, 'gpa'>): string =>
  gpa.trim() === '' || saysItself.test(gpa) ? gpa : fill(named, { gpa })
