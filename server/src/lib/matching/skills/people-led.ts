const number = String.raw`(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|a small|an?|eines|einem|ein|une?|un|el)`
const leading = String.raw`(?:led|leads?|leading|manag(?:ed|es?|ing)|supervis(?:ed|es?|ing|ion of)|line[- ]manag(?:ed|es?|ing|ement of)|headed|heading|oversaw|overseeing|führung|führen|führte|leitung|leiten|leitete|anleitung|encadr(?:ement d[eu’']|er|é)|management d[eu’']|dirig(?:ir|í|ió|iendo)|dirección de|lider(?:ar|é|ando)|coordin(?:ar|é|ación de)|gestión de|supervis(?:ar|é|ión de))`
const people = String.raw`(?:people|persons?|staff|employees|workers|colleagues|nurses|engineers|developers|technicians|therapists|physiotherapists|teachers|drivers|operatives|chefs|assistants|team|crew|mitarbeit\p{L}*|beschäftigte[nr]?|angestellte[nr]?|kolleg\p{L}*|personen|teams?|schichtteams?|personnes|collaborateurs|salariés|équipe|personas|trabajadores|empleados|operarios|equipo)`
const led = new RegExp(
  String.raw`(?<!\p{L})${leading}(?:\s|(?<=[’']))(?:von\s|of\s|the\s|der\s|des\s)?${number}\s(?:[\p{L}\d]+[\s-]){0,3}${people}(?!\p{L})`,
  'iu',
)

/** "Supervised five physiotherapists", "Führung von 12 Mitarbeitenden": people who were, or are to be, led. */
export function findPeopleLed(text: string): { start: number; end: number } | undefined {
  const match = led.exec(text.slice(0, longestText))
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}

const longestText = 600
