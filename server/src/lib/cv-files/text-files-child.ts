import { textFromFile } from '@waymark/cv-reader/text-from-file.ts'
import { serveTasks } from '../children/guarded-child-side.ts'

// pdf.js leaves rejected promises of broken parts unhandled; what it reads of the rest counts.
process.on('unhandledRejection', () => undefined)
serveTasks(textFromFile)
