import { expect, test } from 'vitest'
import type { Language } from '../../../../lib/languages.ts'
import { didSentence, introOf, positionSentence, beforeSentence } from '../job-sentences.ts'
import { plainChoices } from '../letter-style.ts'
import { letterTexts } from '../letter-texts.ts'
import { wordingOf } from '../letter-wording.ts'
import type { Work } from '../proofs/told-works.ts'
import { ownBusiness } from './own-business.ts'

const workAt = (title: string, company: string, to = 'present'): Work => ({
  id: 'j1',
  kind: 'job',
  title,
  company,
  location: '',
  from: '2023-02',
  to,
  fields: { title: 'title', company: 'company' },
})
const wordingIn = (language: Language) => ({
  ...wordingOf(language, plainChoices, 'key 1'),
  texts: letterTexts[language],
})

test.each([
  ['en', 'Maintenance Engineer', 'Self-employed', 'I have been a Maintenance Engineer (self-employed) since February'],
  ['en', 'Freelance Journalist', 'Self-employed', 'I have been a Freelance Journalist since February'],
  ['en', 'Maintenance Engineer', '', 'I have been a Maintenance Engineer since February'],
  ['de', 'Grafikdesignerin', 'freiberuflich', 'Seit Februar 2023 arbeite ich als Grafikdesignerin (freiberuflich).'],
  ['de', 'Architekt', 'selbstständig', 'Seit Februar 2023 arbeite ich als Architekt (selbstständig).'],
  ['de', 'Freie Lektorin', 'selbstständig', 'Seit Februar 2023 arbeite ich als freie Lektorin.'],
  ['fr', 'Traductrice', 'Indépendante', 'Je travaille comme traductrice (indépendante) depuis février'],
  ['en', 'Translator', 'Autonomo', 'I have been a Translator since February'],
  ['en', 'Translator', 'auto-entrepreneur', 'I have been a Translator since February'],
  ['en', 'Photographer', 'freiberuflich tätig', 'I have been a Photographer since February'],
  ['en', 'Photographer', 'Freelance Photographer', 'I have been a Photographer (freelance) since'],
  ['en', 'Photographer', 'Self employed / Freelance', 'I have been a Photographer (self-employed) since'],
  ['de', 'Fotografin', 'selbständig als Fotografin', 'arbeite ich als Fotografin (selbständig).'],
  ['de', 'Fotografin', 'Self-employed', 'Seit Februar 2023 arbeite ich als Fotografin.'],
  ['de', 'Lektorin', 'Freiberuflerin', 'arbeite ich als Lektorin (Freiberuflerin).'],
  ['fr', 'Traductrice', 'Auto entrepreneuse', 'Je travaille comme traductrice (auto-entrepreneuse) depuis février'],
  ['es', 'Traductora', 'AUTONOMA', 'Trabajo como traductora (autónoma) desde febrero'],
  ['es', 'Traductora', 'Por cuenta propia', 'Trabajo como traductora (por cuenta propia) desde febrero'],
] as const)('in %s, %s with %s as employer works for herself', (language, title, company, told) => {
  expect(positionSentence(workAt(title, company), wordingIn(language))?.text).toContain(told)
})

test('what was done in a business of one’s own is done at no place', () => {
  const own = workAt('Maintenance Engineer', 'Self-employed')
  expect(didSentence(own, 'commissioned two tray sealers', 's', wordingIn('en'))?.text).toBe(
    'As a Maintenance Engineer (self-employed, since February 2023), I commissioned two tray sealers.',
  )
  expect(introOf(own, 'results', true, wordingIn('en'))?.text).toBe(
    'What I bring from my work as a Maintenance Engineer:',
  )
  const before = beforeSentence(workAt('Maintenance Engineer', 'Self-employed', '2024-05'), wordingIn('en'))?.text
  expect(before).toContain('I was a Maintenance Engineer (self-employed)')
})

test.each([
  'Freelance Solutions Ltd',
  'Independent',
  'Independent Age',
  'Indépendance Royale',
  'Autónoma de Madrid',
  'Universidad Autónoma',
  'Eigenwerk GmbH',
  'Freelance.com',
  'Selbständig leben e. V.',
  'Sole Trader Outfitters',
  'Freie Universität Berlin',
  'Contractor Umbrella Ltd',
])('%s is an employer', (company) => {
  expect(ownBusiness(company, 'en', 'Editor')).toBeUndefined()
  const told = positionSentence(workAt('Editor', company), wordingIn('en'))?.text
  expect(told).toContain(company)
})
