import type { Unreadable } from '@waymark/cv-reader/lines/lines-from-file.ts'

export const unreadableText: Record<Exclude<Unreadable['unreadable'], 'type' | 'busy'>, string> = {
  password: 'This file is protected by a password. Please remove the password and attach it again.',
  damaged: 'This is not a readable PDF or Word file; it may be damaged. Please save or export it again.',
  no_text:
    'There is no readable text in this file; it may be a scan or a picture. Please attach a file whose text can be selected.',
  too_complex: 'This file takes too much time or memory to read. Please save it again as a simple PDF or DOCX file.',
}
