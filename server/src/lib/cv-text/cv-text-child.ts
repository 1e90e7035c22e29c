import { serveTasks } from '../children/guarded-child-side.ts'
import { textFromFile } from '@waymark/cv-reader/text-from-file.ts'

// pdf.js lets the promises of some broken parts fail unheard; what it reads of the rest counts. The parent's limits hold.
process.on('unhandledRejection', () => undefined)
serveTasks(textFromFile)
