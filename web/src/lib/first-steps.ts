import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** What a new account asked for in one go: documents for the posting at this address, as soon as there is a profile. */
export type FirstSteps = { address: string; ready?: ReadyDocuments }
export type ReadyDocuments = {
  id: string
  job_title: string
  company_name: string
  cv_link: string
  cover_letter_link: string
}

const key = 'waymark.firstSteps'
const listeners = new Set<() => void>()
let handed: { file: File; token: string | null } | undefined
// The same object for the same text, so that React sees no change where there is none.
let known: { text: string | null; steps: FirstSteps | null } = { text: null, steps: null }

/** Gives a chosen file to the profile page, which takes it once. */
export function handFile(file: File): void {
  handed = { file, token: session.get().token }
}
export function takeHandedFile(): File | undefined {
  const taken = handed
  handed = undefined
  // Whoever signs in next in this tab gets nobody else's file.
  return taken?.token === session.get().token ? taken.file : undefined
}

export function readFirstSteps(): FirstSteps | null {
  try {
    const text = sessionStorage.getItem(key)
    if (text !== known.text) known = { text, steps: JSON.parse(text ?? 'null') as FirstSteps | null }
    return known.steps
  } catch {
    return null
  }
}

export function keepFirstSteps(steps: FirstSteps | null): void {
  try {
    if (steps === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(steps))
  } catch (error) {
    // Without storage the address has to be pasted once more.
    console.warn('The address of the posting could not be kept.', error)
  }
  for (const listener of listeners) listener()
}

export const useFirstSteps = (): FirstSteps | null => useSyncExternalStore(subscribe, readFirstSteps)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
