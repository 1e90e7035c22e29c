import { serveTasks } from '../guarded-child-side.ts'
import { readCvFile } from './read-cv-file.ts'

serveTasks(readCvFile)
