import { confirmProposal, undoProposal } from '@waymark/contract/proposals.ts'
import { listStories, type Story } from '@waymark/contract/stories.ts'
import { expect, test } from 'vitest'
import { boardApp } from '../../../../testing/board-app.ts'

const board = boardApp([{ job_title: 'Night Baker', company_name: 'Oakley', status: 'Applied' }])
const stories = async () => (await board.call(listStories)).body['stories'] as Story[]

const english =
  'Last winter the oven broke at 4 am. I called two bakeries and moved the dough. All 12 shops got bread by 7.'
const german =
  'Letzten Winter fiel um 4 Uhr der Ofen aus. Ich habe zwei Bäckereien angerufen, und alle 12 Filialen bekamen ihr Brot.'
const french =
  'L’hiver dernier le four est tombé en panne. J’ai appelé deux boulangeries, et les 12 magasins ont eu leur pain à temps.'
const spanish =
  'El invierno pasado se estropeó el horno a las 4. Llamé a dos panaderías y las 12 tiendas tuvieron pan a tiempo.'

test.each([
  [`save this as a story: ${english}`, english],
  [`${english} Please keep that as a story.`, english],
  [`Speichere das als Geschichte: ${german}`, german],
  [`Garde ceci comme récit : ${french}`, french],
  [`Guarda esto como historia: ${spanish}`, spanish],
])('a story in the message is proposed as it was typed: %s', async (message, story) => {
  const { proposals } = await board.ask(message)
  expect(proposals).toMatchObject([{ kind: 'save_story', changes: [{ field: 'story', before: null, after: story }] }])
})

test.each([
  [english, 'save that as a story'],
  [german, 'Das bitte als Geschichte speichern'],
  [french, 'garde ça dans mes récits'],
  [spanish, 'guárdalo como historia'],
])('the story that was typed before is meant: %s', async (story, wish) => {
  const { proposals } = await board.ask(story, wish)
  expect(proposals).toMatchObject([{ kind: 'save_story', changes: [{ after: story }] }])
})

test('a story is kept when it is confirmed, and gone when that is undone', async () => {
  const [proposal] = (await board.ask(`save this as a story: ${english}`)).proposals
  expect(await stories()).toEqual([])
  const params = { id: proposal?.id ?? '' }
  await board.call(confirmProposal, {}, { params })
  expect(await stories()).toMatchObject([{ question: 'Last winter the oven broke at 4 am', answer: english }])
  expect((await board.ask(`save this as a story: ${english}`)).response).toContain('kept already')
  await board.call(undoProposal, {}, { params })
  expect(await stories()).toEqual([])
})

test.each([
  ['save this as a story', 'Tell me the story first'],
  ['speicher das als Geschichte', 'zuerst die Geschichte'],
  ['enregistre ça comme récit', 'd’abord l’histoire'],
  ['guarda esto como historia', 'primero la historia'],
])('without a story it is asked for: %s', async (message, answer) => {
  const { response, proposals } = await board.ask(message)
  expect(response).toContain(answer)
  expect(proposals).toEqual([])
})

test.each(['show me the stories you saved', 'what stories did I save', 'zeig mir die gespeicherten Geschichten'])(
  'whoever asks for stories keeps none: %s',
  async (message) => {
    expect((await board.ask(english, message)).proposals).toEqual([])
  },
)
