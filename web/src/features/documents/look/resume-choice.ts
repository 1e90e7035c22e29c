import { keepBrowserText, readBrowserText, useBrowserText } from '../../../lib/browser-text.ts'

const key = 'waymark.resumeChoice'
export type ResumeChoice = { pages: 1 | 2; personal: boolean }

function choiceIn(text: string): ResumeChoice {
  const words = text.split(' ')
  return { pages: words.includes('1') ? 1 : 2, personal: words.includes('personal') }
}

/** How long the next CV may be and what it says of the person, as chosen last in this browser. */
export const chosenResume = (): ResumeChoice => choiceIn(readBrowserText(key))

export function useResumeChoice(): [choice: ResumeChoice, choose: (choice: ResumeChoice) => void] {
  const choice = choiceIn(useBrowserText(key))
  return [choice, ({ pages, personal }) => keepBrowserText(key, personal ? `${pages} personal` : `${pages}`)]
}
