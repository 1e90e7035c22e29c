const failed =
  /^(?:failed|missed|unable|did(?:n['’]t| not)|no (?:alcan|cumpl|logr)\p{L}*)(?!\p{L})|(?<!\p{L})(?:not|nicht|non|pas) (?:met|reach\p{L}*|achiev\p{L}*|erreicht|erfüllt|atteint\p{L}*)(?!\p{L})|(?<!\p{L})(?:verfehlt|manqué\p{L}*|missed (?:\p{L}+ ){0,2}(?:targets?|goals?|quotas?)|fail(?:ed|ing) to)(?!\p{L})/iu
const gain =
  "revenue|sales|turnover|profits?|margins?|umsatz|gewinn|umsätze|chiffre d[’']affaires|ventes|ventas|ingresos|beneficios"
const harm =
  'complaints|errors|defects|accidents|absences?|churn|waste|beschwerden|fehler|reklamationen|plaintes|quejas|errores'
const fell =
  'decreas|declin|fell(?!\\p{L})|dropp|shrank|gesunken|sank(?!\\p{L})|zurückgegangen|baiss|diminu|disminuy|cay'
const rose = 'increas|rose(?!\\p{L})|grew(?!\\p{L})|gestiegen|stieg(?!\\p{L})|augment|aument'
const worse = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${gain}).{0,40}?(?:${fell})|(?:${harm}).{0,20}?(?:${rose})|(?:${rose})\p{L}* (?:\p{L}+ )?(?:${harm})(?=\s(?:by|to|from|um|de|un)\s|$))`,
  'iu',
)
const ownHours = /(?<!\p{L})(?:(?:my|working) hours|arbeitszeit|arbeitsstunden|temps de travail|jornada)(?!\p{L})/iu

/** Whether a line tells of what got worse or was missed, or of one's own hours: true, and nothing to begin with. */
export const isSetback = (line: string): boolean => failed.test(line) || worse.test(line) || ownHours.test(line)
