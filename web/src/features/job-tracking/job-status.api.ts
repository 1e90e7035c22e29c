import { statusName, statusTone } from './status-texts.ts'

/** Names and colours of the board's stages, for other features. */
export { statusName, statusTone }
