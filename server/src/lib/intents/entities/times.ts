import type { DateWords } from '../words/date-words.ts'

/** Nobody is interviewed at two in the morning: "half two" and "viertel vor drei" are in the afternoon. */
const earliest = 7

/**
 * The time of day in folded words, as HH:MM: "9:30", "half nine", "halb elf", "les 9 heures et quart". None where a quarter or
 * a half is spoken of in words that no pattern knows: asking is better than a round hour.
 */
export function findTime(text: string, words: DateWords): string | undefined {
  const spoken = spokenTime(text, words)
  if (spoken !== undefined) return spoken
  const match =
    /\b([01]?\d|2[0-3])[:h]([0-5]\d)\s?(am|pm)?\b/.exec(text) ??
    /(?<=[a-z] )([01]?\d|2[0-3])\.([0-5][05])(?![\d.,]| ?(?:€|£|%|k\b|eur|an hour))\s?(am|pm)?/u.exec(text) ??
    new RegExp(words.time, 'u').exec(text)
  if (!match || partsOfHour.test(text)) return undefined
  const half = match[3] ?? (/^(am|pm)$/.test(match[2] ?? '') ? match[2] : undefined)
  const minutes = /^\d\d$/.test(match[2] ?? '') ? (match[2] ?? '00') : '00'
  const hour = Number(match[1])
  const onClock = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour
  return onClock > 23 ? undefined : `${String(onClock).padStart(2, '0')}:${minutes}`
}

const partsOfHour = /(?<!\p{L})(?:quarter|viertel|dreiviertel|quart|cuarto)(?!\p{L})/u

const morning =
  /(?<!\p{L})(?:(?:in the|this|that|tomorrow|\p{L}{3,6}day) morning(?! shift)|morgens|vormittags?|fruh|(?:de|por) la manana|du matin)(?!\p{L})/u
const evening =
  /(?<!\p{L})(?:(?:in the|this|that|tomorrow|\p{L}{3,6}day) (?:afternoon|evening)(?! shift)|at night|tonight|nachmittags?|abends?|(?:de|por) la (?:tarde|noche)|du soir|de l[' ]apres-midi)(?!\p{L})/u

/** Undefined where a message names both, or neither. */
function halfOfDay(text: string): 'am' | 'pm' | undefined {
  const [isMorning, isEvening] = [morning.test(text), evening.test(text)]
  if (isMorning === isEvening) return undefined
  return isEvening ? 'pm' : 'am'
}

function spokenTime(text: string, { hours, clock }: DateWords): string | undefined {
  const hour = `(?<hour>\\d\\d?|${hours.join('|')})`
  for (const [pattern, minutes] of clock) {
    const groups = new RegExp(
      // Not the minutes of "10:15 Uhr".
      `(?<![\\p{L}\\d]|\\d[.:,])(?:${pattern.replace('{h}', hour)})(?:\\s(?<half>am|pm))?(?![\\p{L}\\d])`,
      'u',
    ).exec(text)?.groups
    if (!groups) continue
    const named = groups['hour'] ?? ''
    const index = hours.indexOf(named)
    const said = index === -1 ? Number(named) : index + 1
    const half = groups['half'] ?? halfOfDay(text)
    const isAfternoon = half === 'pm' || (half === undefined && said < earliest)
    const total = (said % 24) * 60 + minutes + (isAfternoon && said < 12 ? 720 : 0)
    if (said > 23 || total < 0) return undefined
    return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
  }
  return undefined
}
