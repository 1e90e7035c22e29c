import { ashby } from './boards/ashby.ts'
import { greenhouse } from './boards/greenhouse.ts'
import { lever } from './boards/lever.ts'
import { personio } from './boards/personio.ts'
import { recruitee } from './boards/recruitee.ts'
import { smartrecruiters } from './boards/smartrecruiters.ts'
import { workable } from './boards/workable.ts'
import type { Source } from './source.ts'
import { adzuna } from './sources/adzuna.ts'
import { arbeitnow } from './sources/arbeitnow.ts'
import { arbeitsagentur } from './sources/arbeitsagentur.ts'
import { eures } from './sources/eures.ts'
import { franceTravail } from './sources/france-travail.ts'
import { himalayas } from './sources/himalayas.ts'
import { jobbankCa } from './sources/jobbank-ca.ts'
import { jobicy } from './sources/jobicy.ts'
import { jobtech } from './sources/jobtech.ts'
import { mycareersfuture } from './sources/mycareersfuture.ts'
import { remoteok } from './sources/remoteok.ts'
import { themuse } from './sources/themuse.ts'
import { usajobs } from './sources/usajobs.ts'

export const allSources: readonly Source[] = [
  arbeitnow,
  remoteok,
  jobicy,
  himalayas,
  themuse,
  arbeitsagentur,
  jobtech,
  eures,
  mycareersfuture,
  jobbankCa,
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  recruitee,
  workable,
  personio,
  adzuna,
  usajobs,
  franceTravail,
]
