import * as z from 'zod/mini'
import { stringsIn } from '../../../lib/strings-in.ts'
import type { createProfileService } from '../../profile/profile.service.ts'
import type { AttachedCvs } from '../attached-cvs.service.ts'
import { fitsProfile, valueIn } from '../proposals/profile-effects.ts'
import { profileTarget } from '../proposals/proposal-payloads.ts'
import type { ProposalsService } from '../proposals/proposals.service.ts'
import { findUnfoundWords } from '../proposals/unfound-words.ts'
import { toToolResult } from './proposed.ts'
import { defineTool, refuseTool } from './tool.ts'

type Deps = {
  profiles: ReturnType<typeof createProfileService>
  attachedCvs: AttachedCvs
  proposals: ProposalsService
}

export function createProfileTools({ profiles, attachedCvs, proposals }: Deps) {
  const readProfile = defineTool({
    name: 'read_profile',
    sentence:
      "Read the user's saved profile: experience, education, skills, languages. Without references and birth date.",
    effect: 'reads',
    touches: ['profile'],
    input: z.strictObject({}),
    async run(_input, { asker }) {
      const { content, version } = await profiles.load(asker.userId)
      const { references: _, personal_details: person, ...rest } = content
      const { date_of_birth: _birth, marital_status: _status, ...details } = person
      return { version, profile: { ...rest, personal_details: details } }
    },
  })

  const readAttachedCv = defineTool({
    name: 'read_attached_cv',
    sentence: 'Read the text of the CV that the user attached to this conversation.',
    effect: 'reads',
    touches: ['attached_cv'],
    input: z.strictObject({}),
    async run(_input, { asker, session_id }) {
      const cv = session_id === null ? undefined : await attachedCvs.find(asker.userId, session_id)
      if (!cv) return refuseTool('not_found', 'No CV is attached to this conversation.')
      return { name: cv.name, text: cv.text, pages: cv.pages }
    },
  })

  const changeProfile = defineTool({
    name: 'change_profile',
    sentence:
      'Propose to add one skill, language, phone number, link or line of a job to the profile, to change one text of it, or to remove one (value null). The user confirms it.',
    effect: 'proposes',
    touches: ['profile'],
    input: z.strictObject({
      target: profileTarget,
      /** Null removes the text. */
      value: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(3000))),
    }),
    async run({ target, value }, { asker, session_id, said }) {
      const { content } = await profiles.load(asker.userId)
      const current = valueIn(content, target)
      if (current === undefined) return refuseTool('gone', 'There is no such entry in the profile.')
      if (value !== null && current !== null && 'text' in target && current.toLowerCase() === target.text.toLowerCase())
        return refuseTool('unchanged', 'The profile says so already.')
      if (!fitsProfile(content, target, value))
        return refuseTool('invalid_input', 'The profile cannot hold this there.')
      const draft = { kind: 'change_profile', payload: target, after: value, subject: '', job_url: null } as const
      const cv =
        said === undefined || session_id === null ? undefined : await attachedCvs.find(asker.userId, session_id)
      const not_found =
        said === undefined || value === null
          ? []
          : findUnfoundWords(target.field, value, [said, cv?.text, ...stringsIn(content)].join('\n'))
      return toToolResult(await proposals.propose(asker, { ...draft, session_id, not_found }))
    },
  })

  return { read_profile: readProfile, read_attached_cv: readAttachedCv, change_profile: changeProfile }
}
