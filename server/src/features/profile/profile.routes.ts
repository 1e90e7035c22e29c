import {
  getProfileVersion,
  importProfile,
  listProfileVersions,
  loadProfile,
  saveProfile,
} from '@waymark/contract/profile.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import { fromJsonResume } from './json-resume.ts'
import { createProfileService } from './profile.service.ts'

export function mountProfile(mount: Mount, deps: { db: Db; clock: Clock }): void {
  const profiles = createProfileService(deps)

  mount(loadProfile, async ({ caller }) => ({ data: await profiles.load(caller.userId) }))

  mount(saveProfile, async ({ caller, body }) => {
    const version = await profiles.save(caller.userId, body.data, body.version)
    return version === undefined ? refuse('profile_changed') : { version }
  })

  mount(listProfileVersions, async ({ caller }) => ({ versions: await profiles.listVersions(caller.userId) }))

  mount(getProfileVersion, async ({ caller, params }) => {
    const data = await profiles.findVersion(caller.userId, params.version)
    return data ? { data } : refuse('not_found')
  })

  mount(importProfile, ({ body }) => Promise.resolve({ data: fromJsonResume(body.content) }))
}
