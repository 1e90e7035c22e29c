import { expect, test } from 'vitest'
import { findUnsupportedFacts } from './unsupported-facts.ts'

const texts = [
  'Built a demand forecast in Python that cut stock write-offs by 18%',
  'Trained 15 colleagues in SQL, 2022',
]

test('numbers, years and skills of any of the texts are supported, in whatever order', () => {
  const sentences = ['In 2022 I trained 15 colleagues in SQL.', 'My forecast in Python cut write-offs by 18 %.']
  expect(findUnsupportedFacts(sentences, texts)).toEqual([])
})

test('others are named once', () => {
  const sentences = ['I trained 50 colleagues in Kubernetes.', 'Since 2019 I have used Kubernetes.']
  expect(findUnsupportedFacts(sentences, texts)).toEqual(['50 colleagues', 'Kubernetes', '2019'])
})
