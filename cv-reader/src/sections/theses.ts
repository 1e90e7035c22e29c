import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { present } from '../facts/field-values.ts'
import type { IndexedLine } from '../lines/line.ts'
import { joinWrapped, type RightEdges } from '../lines/wrapped-lines.ts'
import labels from '../words/thesis-labels.json' with { type: 'json' }

const known = new Set(labels)
const fewestWords = 3

/** "Dissertation: Mapping flood risk with LiDAR": what somebody wrote or built for a degree is a project of theirs. */
export function readTheses(
  lines: readonly IndexedLine[],
  edges: RightEdges,
): ReadEntry<ProfileDocument['projects'][number]>[] {
  return joinWrapped(lines, edges).flatMap(({ text, lines: own }) => {
    const [, label = '', subject = ''] = /^([^:]{3,40}?)\s?:\s+(\S.*)$/su.exec(text) ?? []
    if (!known.has(label.toLowerCase()) || subject.split(/\s+/).length < fewestWords) return []
    const value = (found: string): ReadValue => ({ value: found, confidence: 'medium', lines: own })
    return [present({ name: value(label), description: [value(subject)] })]
  })
}
