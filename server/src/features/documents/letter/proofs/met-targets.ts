import { isSetback } from '../../setback.ts'

const targets =
  /(?<!\p{L}|\d )(?:targets?|quotas?|goals?|objectifs?|objetivos?|metas|(?:umsatz|vertriebs|verkaufs)?ziele?n?|zielvorgaben?|zielerreichung)(?!\p{L})/iu
const met =
  /(?<!\p{L})(?:met|meet|exceed|achiev|surpass|beat|beaten|hit|reached|overachiev|atteint|atteindre|dépass|erreich|übertr[aeo]ff|übererfüll|erfüll|alcan[zc]|super[aéó]|sobrecumpl|cumpl)\p{L}*(?!\p{L})/iu

/** "Support customers to achieve their goals" asks for no targets met. */
const ofOthers =
  /(?<!\p{L})(?:their|your|our customers|clients?['’]|deren|ihre[rn]?|leurs?|votre|sus?|vuestr\p{L}+)(?!\p{L})/iu

/** Forecasts of monthly sales do not say that their targets were met: what asks for targets is answered by a line of targets. */
export const isBesideTargets = (asked: string, line: string): boolean =>
  targets.test(asked) && met.test(asked) && !targets.test(line)

/** "Exceeded targets three years running (112%)" answers "Meet or exceed monthly sales targets", with few words in common. */
export const meetsTargets = (asked: string, line: string): boolean =>
  [asked, line].every((text) => targets.test(text) && met.test(text)) &&
  /\d/.test(line) &&
  !ofOthers.test(asked) &&
  !isSetback(line)

/** "Failed to meet targets in two quarters" answers nothing. */
export const missesTargets = (asked: string, line: string): boolean =>
  targets.test(asked) && targets.test(line) && isSetback(line)
