import { fireEvent } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'

/** Two or more keys, then what one input event may bring, then nothing or Enter. */
const longText = /^([^{[]{2})([^{[]{2,})(\{Enter\})?$/
const textTypes = new Set(['text', 'email', 'password', 'search', 'url', 'tel', 'textarea'])

/**
 * Types like `userEvent`, but only the first keys of a longer text one by one, and the rest in one input event: each key
 * renders the page anew, and keys were a fifth of the time of all tests of pages. `user.keyboard` presses every key.
 */
export function setUpUser(): UserEvent {
  const user = userEvent.setup()
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options || !isTextField(element)) return user.type(element, text, options)
    const [, keys, rest, enter] = longText.exec(text) ?? []
    if (keys === undefined) return user.type(element, text)
    await user.type(element, keys)
    fireEvent.input(element, { target: { value: element.value + rest } })
    // Tells userEvent, which knows only of its own keys, what the field made of it.
    const shown = element.value
    element.value = shown
    if (enter) await user.keyboard(enter)
  }
  return { ...user, type }
}

/** A date or number field has no value for the beginning of a text. */
function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return 'type' in element && textTypes.has(String(element.type))
}
