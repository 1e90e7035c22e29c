import { textsIn, type Language } from '../../../../lib/languages.ts'
import {
  nearOccupations,
  occupationsOf,
  skillName,
  type Occupation,
} from '../../../../lib/matching/occupations/near-occupations.ts'
import { readProfileEvidence } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { MatchProfile } from '../../../../lib/matching/profile/match-profile.ts'
import type { Line } from '../../../../lib/markdown/blocks.ts'
import de from '../../texts/near/de.json' with { type: 'json' }
import en from '../../texts/near/en.json' with { type: 'json' }
import es from '../../texts/near/es.json' with { type: 'json' }
import fr from '../../texts/near/fr.json' with { type: 'json' }
import type { Ask, Button, Piece } from '../ask.ts'

const catalogue = { en, de, fr, es }
const shown = 5
const listed = 4
const buttonsShown = 2

/** Occupations that need what the profile shows, with what they need beside it; no posting is asked. Empty without any. */
export function nearPieces({ speech, now }: Ask, profile: MatchProfile): Piece[] {
  const { language, say, text, texts, and } = speech
  const { texts: t } = textsIn(catalogue, language)
  const evidence = readProfileEvidence(profile, now.toISOString().slice(0, 10))
  // A word in passing ("supported the sales team") need not be what somebody can do.
  const held = new Set(
    evidence.skills.filter(({ isLoose }) => !isLoose).flatMap(({ skill }) => [skill.name, ...skill.implies]),
  )
  const own = profile.professional_experience.flatMap(({ title }) => occupationsOf(title))
  const near = nearOccupations(held, own, shown)
  if (near.length === 0) return []
  const list = (skills: readonly string[]) => and.format(skills.slice(0, listed).map((one) => skillName(one, language)))
  const lines = near.map(({ occupation, shared, missing }): Line =>
    say(t.line, { occupation: nameIn(occupation, language), shared: list(shared), missing: list(missing) }),
  )
  const [first] = near
  const learn = first && skillName(first.missing[0] ?? '', language)
  const buttons = near.slice(0, buttonsShown).map(({ occupation }): Button => {
    const role = nameIn(occupation, language)
    return { label: text(texts.about.search, { role }), go: { intent: 'job_search', role } }
  })
  return [
    { p: say(t.intro) },
    { ul: lines },
    ...(first && learn ? [{ p: say(t.learn, { occupation: nameIn(first.occupation, language), skill: learn }) }] : []),
    { p: say(t.note) },
    { buttons },
  ]
}

const nameIn = ({ names }: Occupation, language: Language): string => names[language][0] ?? names.en[0] ?? ''
