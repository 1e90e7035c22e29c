import { serveTasks } from '../children/guarded-child-side.ts'
import { profileFromFile } from '@waymark/cv-reader/profile-from-file.ts'

// As in cv-text-child.ts: what pdf.js reads of a broken file counts, and the parent's limits hold.
process.on('unhandledRejection', () => undefined)
serveTasks(profileFromFile)
