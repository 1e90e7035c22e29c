import { documentDesigns, documentPapers, type DocumentLook } from '@waymark/contract/documents.ts'
import { keepBrowserText, readBrowserText, useBrowserText } from '../../../lib/browser-text.ts'

const key = 'waymark.documentLook'

/** Countries that print on Letter. */
const usesLetter = /-(?:US|CA|MX|PH|CO|CL)$/i

const usual = (): DocumentLook => ({
  design: 'classic',
  paper: usesLetter.test(navigator.language) ? 'letter' : 'a4',
})

function lookIn(text: string): DocumentLook | undefined {
  const [first, second] = text.split(' ')
  const design = documentDesigns.find((one) => one === first)
  const paper = documentPapers.find((one) => one === second)
  return design && paper && { design, paper }
}

/** The look chosen last in this browser; undefined before any was: new documents then look like earlier ones. */
export const chosenLook = (): DocumentLook | undefined => lookIn(readBrowserText(key))

export function useLook(): [look: DocumentLook, choose: (look: DocumentLook) => void] {
  const look = lookIn(useBrowserText(key)) ?? usual()
  return [look, ({ design, paper }) => keepBrowserText(key, `${design} ${paper}`)]
}
