import { profileFromFile } from '@waymark/cv-reader/profile-from-file.ts'
import { serveTasks } from '../children/guarded-child-side.ts'

process.on('unhandledRejection', () => undefined)
serveTasks(profileFromFile)
