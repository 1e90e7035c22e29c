const count = String.raw`(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)`
const leading = String.raw`(?:led|leads?|leading|manag(?:ed|es?|ing|ement of)|supervis(?:ed|es?|ing|ion of)|line[- ]manag(?:ed|es?|ing|ement of)|headed|heading|oversaw|overseeing|führung|führen|führte|leitung|leiten|leitete|anleitung|encadr(?:ement d[eu’']|er|é)|management d[eu’']|dirig(?:ir|í|ió|iendo)|dirección de|lider(?:ar|é|ando)|coordin(?:ar|é|ación de)|gestión de|supervis(?:ar|é|ión de))`
const people = String.raw`(?:people|persons?|staff|employees|workers|colleagues|nurses|engineers|developers|technicians|therapists|physiotherapists|teachers|drivers|operatives|chefs|assistants|mitarbeit\p{L}*|beschäftigte[nr]?|angestellte[nr]?|kolleg\p{L}*|personen|personnes|collaborateurs|salariés|personas|trabajadores|empleados|operarios)`
const group = String.raw`(?:team|crew|teams?|(?:kitchen )?brigade|workforce|schichtteams?|équipe|equipo)`
/** "Led two workshops for staff" leads no staff: no small word stands between the number and the people. */
const kind = String.raw`(?!(?:for|with|of|to|the|on|in|at|and|per|from|für|mit|von|zu|und|pour|avec|dans|et|para|con|de|en|y)\s)[\p{L}\d]+[\s-]`
/** "200 staff accounts", "a team calendar": what follows may make another thing of it. */
const end = String.raw`(?!\p{L})(?=\s*(?:$|[.,;:()–—-])|\s(?:of|in|at|on|with|for|from|across|who|that|and|including|to|im|bei|mit|und|auf|aus|der|des|von|zu|dans|en|à|de|du|et|con|y|a|para|pour)(?!\p{L}))`
const joint = String.raw`(?:\s|(?<=[’']))(?:von\s|of\s|the\s|der\s|des\s)?`
/** Whoever "led the team in sales" sold most. */
const led = new RegExp(
  String.raw`(?<!\p{L})${leading}${joint}(?:${count}\s(?:${kind}){0,3}(?:${people}|${group})|(?:an?|eines|einem|ein|une?|el|la)\s(?:${kind})?${group}|(?:the|our)\s(?:${kind})?${group}(?!\sin\s))${end}`,
  'iu',
)

/** "Supervised five physiotherapists", "Führung von 12 Mitarbeitenden": people who were, or are to be, led. */
export function findPeopleLed(text: string): { start: number; end: number } | undefined {
  const match = led.exec(text.slice(0, longestText))
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}

const longestText = 600
