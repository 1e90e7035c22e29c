import {
  exportProfile,
  getProfileVersion,
  importProfile,
  listProfileVersions,
  loadProfile,
  restoreProfileVersion,
  saveProfile,
} from '@waymark/contract/profile.ts'
import type { Clock } from '../../lib/clock.ts'
import type { ProfileFiles } from '../../lib/cv-files/profile-files.ts'
import type { UnreadableProfile } from '@waymark/cv-reader/facts/outcome.ts'
import type { Db } from '../../lib/db.ts'
import type { Mount } from '../../lib/http/mount.ts'
import { busy, refuse } from '../../lib/http/refusal.ts'
import { exportProfileAs } from './exported-profile.ts'
import { toImportedProfile } from './imported-profile.ts'
import { createProfileService } from './profile.service.ts'

export function mountProfile(mount: Mount, deps: { db: Db; clock: Clock; profileFiles: ProfileFiles }): void {
  const { clock, profileFiles } = deps
  const profiles = createProfileService(deps)

  mount(loadProfile, async ({ caller }) => ({ data: await profiles.load(caller.userId) }))

  mount(saveProfile, async ({ caller, body }) => {
    const { data, version: expected, origin } = body
    const version = await profiles.save(caller.userId, data, { expected, origin })
    return version === undefined ? refuse('profile_changed') : { version }
  })

  mount(listProfileVersions, async ({ caller }) => ({ versions: await profiles.listVersions(caller.userId) }))

  mount(getProfileVersion, async ({ caller, params }) => {
    const data = await profiles.findVersion(caller.userId, params.version)
    return data ? { data } : refuse('not_found')
  })

  mount(restoreProfileVersion, async ({ caller, params, body }) => {
    const data = await profiles.restore(caller.userId, params.version, body.expected)
    return typeof data === 'string' ? refuse(data) : { data }
  })

  mount(importProfile, async ({ caller, file }) => {
    if (!file) return refuse('file_missing')
    const reading = await profileFiles.read(file, caller.userId)
    if (!('unreadable' in reading)) return { data: toImportedProfile(reading) }
    return reading.unreadable === 'busy' ? busy : refuse(refusals[reading.unreadable])
  })

  mount(exportProfile, async ({ caller, params }) => {
    const { content } = await profiles.load(caller.userId)
    return exportProfileAs(params.format, content, clock.now().toISOString())
  })
}

const refusals = {
  type: 'import_type',
  password: 'file_password',
  macros: 'file_macros',
  damaged: 'file_damaged',
  no_text: 'file_no_text',
  too_complex: 'file_too_complex',
  empty: 'import_empty',
} as const satisfies Record<Exclude<UnreadableProfile['unreadable'], 'busy'>, string>
