import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fileTooLargeText, fileTypeText, processMessage } from '@waymark/contract/chat.ts'
import { errors } from '@waymark/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { answered, openChat } from '../../../testing/chat.ts'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'

function makeFile(name: string, bytes = 2048): File {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('File to attach'), { target: { files } })
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('region', { name: 'Conversation' }), { dataTransfer: { files, types: ['Files'] } })

describe('attachments', () => {
  test.each(['cv.pdf', 'cv.DOC', 'My CV.docx'])(
    '%s is taken, shown with its size, and sent as a form',
    async (name) => {
      const { api, say } = await openChat()
      api.answers(processMessage, answered('<p>Read it</p>'))
      choose(makeFile(name))
      expect(screen.getByText(name).parentElement?.textContent).toBe(`${name}2 kB`)
      await say('My CV')
      await screen.findByText('Read it')
      expect(api.callsTo(processMessage)[0]).toMatchObject({ body: { message: 'My CV' }, file: { name } })
      expect(screen.getByRole('log').textContent).toContain(name)
    },
  )

  test('a file alone can be sent, and Remove takes it off again', async () => {
    const { api, user } = await openChat()
    api.answers(processMessage, answered('<p>Read it</p>'))
    choose(makeFile('one.pdf'))
    await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(api.calls).toEqual([])
    drop(makeFile('two.pdf'))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Read it')
    expect(api.callsTo(processMessage)[0]).toMatchObject({ body: { message: '' }, file: { name: 'two.pdf' } })
  })

  test.each(['photo.png', 'cv.pdf.exe', 'pdf'])('%s is refused by name: a CV is a PDF or Word file', async (name) => {
    await openChat()
    drop(makeFile(name))
    expect(screen.getByRole('alert').textContent).toBe(fileTypeText)
  })

  test.each([
    [10_485_761, '10.00'],
    [12_939_428, '12.34'],
  ])('a file of %i bytes is refused with its size, two decimals', async (bytes, n) => {
    await openChat()
    choose(makeFile('cv.pdf', bytes))
    expect(screen.getByRole('alert').textContent).toBe(`File size must not exceed 10MB. Current size: ${n}MB`)
    expect(screen.getByRole('alert').textContent).toBe(fileTooLargeText(bytes))
    expect(screen.queryByText('cv.pdf')).toBeNull()
  })

  test('exactly 10 MB are taken', async () => {
    await openChat()
    choose(makeFile('cv.pdf', 10_485_760))
    expect(screen.getByText('cv.pdf')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a second file at the same time is refused', async () => {
    await openChat()
    drop(makeFile('a.pdf'), makeFile('b.pdf'))
    expect(screen.getByRole('alert').textContent).toBe('Please attach one file at a time.')
  })

  test.each(['file_type', 'file_unreadable', 'attachments_full'] as const)(
    "the server's own refusal %s is shown in its words, and text and file come back",
    async (code) => {
      const api = fakeApi()
      api.replies(processMessage, refusal(code))
      const { user, input, say } = await openChat({ api })
      choose(makeFile('cv.pdf'))
      await say('My CV')
      await screen.findByText(errors[code].error)
      expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Edit message' }))
      expect(input.value).toBe('My CV')
      expect(screen.getByRole('button', { name: 'Remove cv.pdf' })).toBeDefined()
    },
  )

  test('sending again after an error sends the file again', async () => {
    const api = fakeApi()
    api.replies(processMessage, refusal('internal'))
    const { user, say } = await openChat({ api })
    choose(makeFile('cv.pdf'))
    await say('My CV')
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(api.callsTo(processMessage)).toHaveLength(2))
    expect(api.callsTo(processMessage)[1]).toMatchObject({ file: { name: 'cv.pdf' } })
    await screen.findByRole('button', { name: 'Send again' })
  })
})
