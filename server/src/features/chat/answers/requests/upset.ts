import type { Understood } from '../turns/carried-request.ts'

export type Told = Pick<Understood, 'cues' | 'isDistressed'>

/** Comfort comes first. */
export const isUpset = ({ cues, isDistressed }: Told): boolean =>
  isDistressed || cues.includes('upset') || cues.includes('grief')
