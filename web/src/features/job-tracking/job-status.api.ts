import { statusName, statusTone } from './status-texts.ts'

export { statusName, statusTone }
