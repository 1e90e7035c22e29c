import type { Ask, Piece } from '../ask.ts'
import { draftPieces } from './draft.ts'
import { asksForText, detailsIn, resignationIn } from './draft-details.ts'

/** The letter to the present employer, for whoever asks for its text and not for advice alone. */
export async function resignation(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call } = ask
  if (!asksForText(ask)) return []
  const { profile } = await tools.read_profile.run({}, call)
  const present = profile.professional_experience.filter(({ to }) => /present/i.test(to))
  const [job, other] = present
  const title = job && !other ? { title: job.title } : {}
  const { name: _, about: _about, ...details } = detailsIn(ask, undefined)
  const letter = await draftPieces(ask, 'resign', undefined, { ...details, ...title, ...resignationIn(ask) })
  return [...letter, { p: speech.say(speech.texts.message.resign_how) }]
}
