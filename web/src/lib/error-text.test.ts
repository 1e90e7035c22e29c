import { i18n } from '@lingui/core'
import { messages } from '@waymark/contract/accounts.ts'
import { errors, type ErrorCode } from '@waymark/contract/errors.ts'
import { passwordRules } from '@waymark/contract/password-rules.ts'
import { describe, expect, test } from 'vitest'
import { fieldTexts, passwordTexts } from '../features/accounts/account-texts.ts'
import { ApiError } from './api-error.ts'
import { errorText, errorTexts } from './error-text.ts'

describe('the English catalogue says what the contract says', () => {
  test.each(Object.entries(errorTexts))('error %s', (code, text) => {
    expect(i18n._(text)).toBe(errors[code as ErrorCode].error)
  })
  test.each(Object.keys(messages) as (keyof typeof messages)[])('field message %s', (key) => {
    expect(i18n._(fieldTexts[key])).toBe(messages[key])
  })
  test.each(passwordRules.map(({ code, message }) => [code, message] as const))('password rule %s', (code, message) => {
    expect(i18n._(passwordTexts[code].problem)).toBe(message)
  })
})

describe('the sentence for an error', () => {
  test('comes from its code', () => {
    expect(errorText(new ApiError(503, 'unavailable', 'Server words.'), 'Fallback.')).toBe(errors.unavailable.error)
  })
  test('else from the server', () => {
    expect(errorText(new ApiError(418, 'unreadable', 'Server words.'), 'Fallback.')).toBe('Server words.')
  })
  test.each([new ApiError(0, 'connection', 'Failed to fetch'), new ApiError(502, 'unreadable', ''), new Error('bug')])(
    'else from the screen: %s',
    (error) => expect(errorText(error, 'Fallback.')).toBe('Fallback.'),
  )
})
