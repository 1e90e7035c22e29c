import { documentDesigns, documentPapers, type DocumentLook } from '@waymark/contract/documents.ts'
import { useSyncExternalStore } from 'react'

const key = 'waymark.documentLook'
const listeners = new Set<() => void>()

/** Countries that print on Letter. */
const usesLetter = /-(?:US|CA|MX|PH|CO|CL)$/i

const usual = (): DocumentLook => ({
  design: 'classic',
  paper: usesLetter.test(navigator.language) ? 'letter' : 'a4',
})

/** The look that was chosen last in this browser; undefined before any was, and then the earlier documents' stays. */
export function chosenLook(): DocumentLook | undefined {
  const [design, paper] = (localStorage.getItem(key) ?? '').split(' ')
  const known = {
    design: documentDesigns.find((one) => one === design),
    paper: documentPapers.find((one) => one === paper),
  }
  return known.design && known.paper && { design: known.design, paper: known.paper }
}

function saveLook({ design, paper }: DocumentLook): void {
  try {
    localStorage.setItem(key, `${design} ${paper}`)
  } catch (error) {
    console.info('The browser could not keep a preference.', error)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLook(): [look: DocumentLook, set: (look: DocumentLook) => void] {
  // A text, since a new object each time would never settle.
  const stored = useSyncExternalStore(subscribe, () => JSON.stringify(chosenLook() ?? usual()))
  return [JSON.parse(stored) as DocumentLook, saveLook]
}
