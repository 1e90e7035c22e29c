import { expect, test } from 'vitest'
import { joinedSkills, namesSkill } from './skill-names.ts'
import { profileChangesIn } from './profile-words.ts'

test.each(['i forgot to say i', 'put that', 'das hab ich vergessen', 'que se hacer café', 'j’ai oublié de dire', 'it'])(
  'what is said is no skill: %s',
  (name) => expect(namesSkill(name)).toBe(false),
)

test.each([
  'IT support',
  'MES',
  'cannulation',
  'die casting',
  'bin collection',
  'AI',
  'ai',
  'CAN bus',
  'first aid',
  'Umgang mit der Kasse',
  'latte art',
  'C#',
  'mise en place',
  'atención al cliente',
])('a name is one: %s', (name) => expect(namesSkill(name)).toBe(true))

test('a skill whose name has an "and" is one of several', () => {
  expect(joinedSkills('health and safety and Excel')).toEqual(['health and safety', 'Excel'])
  expect(joinedSkills('Python and Kubernetes')).toEqual(['Python', 'Kubernetes'])
})

test('a course that was forgotten makes no skill of the words around it', () => {
  const message = 'i forgot to say i also did a phlebotomy course in 2021, put that in my profile'
  expect(profileChangesIn(message, 'en', undefined)).toEqual([])
})
