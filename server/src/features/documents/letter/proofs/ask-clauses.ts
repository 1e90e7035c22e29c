/** How something is to be done, and what for: everybody claims it, and no line of work answers it. */
const tails = [
  String.raw`with (?:an? )?(?:strong|high|great|close|keen|particular|meticulous|exceptional) (?:focus|attention|emphasis|eye|degree|level|accuracy|sense)`,
  String.raw`with (?:accuracy|attention|care|efficiency|speed|confidence|empathy|professionalism|precision|integrity|(?:minimal|minimum|little) supervision)`,
  String.raw`in an? (?:fast[- ]paced|high[- ]volume|dynamic|busy|timely|professional|friendly|collaborative|challenging|fast[- ]growing|rapidly changing)`,
  'in order to',
  'to ensure',
  'so that',
  'ensuring',
  'allowing',
  String.raw`as (?:required|needed|directed|requested|assigned|appropriate|necessary)`,
  String.raw`(?:where|when|if) (?:necessary|required|needed|appropriate)`,
  String.raw`um \p{L}.* zu`,
  'unter (?:Einhaltung|Berücksichtigung|Beachtung)',
  'in enger (?:Zusammenarbeit|Abstimmung)',
  'im Rahmen',
  'damit',
  String.raw`afin (?:de|d['’])`,
  'dans le respect',
  'dans un (?:environnement|contexte)',
  'tout en',
  'en (?:veillant|assurant|garantissant|respectant)',
  'pour (?:assurer|garantir)',
  'con el fin de',
  'para (?:asegurar|garantizar|lograr)',
  'asegurando',
  'garantizando',
  'cumpliendo',
  'en un entorno',
  // What would only be better is not asked.
  String.raw`(?:ideally|preferably|idealerweise|vorzugsweise|bevorzugt|gerne|idéalement|de préférence|si possible|preferiblemente|preferentemente|idealmente|a ser posible)`,
]
const tail = new RegExp(String.raw`,?\s(?:${tails.join('|')})(?!\p{L}).*$`, 'iu')
/** What goes on to give examples or a second thing. */
const examples =
  /(?:,?\s(?:including|such as|e\.g\.|for example|i\.e\.|inklusive|inkl\.|insbesondere|beispielsweise|z\.\s?B\.|wie z|notamment|y compris|tels? que|telles que|par exemple|incluyendo|tales como|por ejemplo)|;)(?!\p{L}).*$|\s\([^()]*\)?$/iu
const label = /^((?:\S+\s){0,6}\S+?)\s?:\s/u
const fewestWords = 3
/** "… or higher At least" lost the item behind it. */
const openEnd = /,?\s(?:at least|a minimum of|etc\.?|u\.\s?a\.|entre otr[oa]s)$/iu

/**
 * A line of a posting as a letter repeats it: without how well it is to be done, and where it is longer than `most`,
 * its first clause, the name that it has before a colon, or what stands before a comma.
 */
export function shortClause(text: string, most: number): string {
  const bare = kept(text.replace(openEnd, '').replace(tail, ''), text)
  if (bare.length <= most) return bare
  const named = label.exec(bare)?.[1]
  if (named !== undefined && isClause(named)) return named
  const short = kept(bare.replace(examples, ''), bare)
  if (short.length <= most) return short
  const comma = short.lastIndexOf(', ', most)
  return comma > 0 ? kept(short.slice(0, comma), short) : short
}

const isClause = (text: string): boolean =>
  text.split(' ').length >= fewestWords && text.split('(').length === text.split(')').length

const kept = (shorter: string, whole: string): string => (isClause(shorter) ? shorter : whole)

/** "You will need to have …", "Duties include …" in running text ask for something; "You will receive training" does not. */
export function asksInProse(text: string): 'required' | 'duty' | undefined {
  if (needs.test(text)) return offered.test(text) ? undefined : 'required'
  return does.test(text) ? 'duty' : undefined
}

/** "Die polishing and refurbishment.": neither a heading nor about anybody, as duties stand in running text. */
export const isFragment = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:\s\S+){1,9}$/u.test(text) && !aboutSomebody.test(text)
const aboutSomebody =
  /(?<!\p{L})(?:we|you|your|our|us|they|their|it|this|that|who|i|is|are|was|were|will|would|has|have|can|must|should|please|apply|call|email|salary|per|based|location|wir|sie|du|ihr|unser\p{L}*|ist|sind|nous|vous|notre|votre|est|sont|nuestr[oa]|somos|es|son)(?!\p{L})|[*£€$@:?!]/iu

/** "Knowledge of Java is not needed", "You have 30 days of holiday", "Candidates have until Friday to apply". */
const offered =
  /(?<!\p{L})(?:(?:not|nicht|pas|no) (?:\p{L}+ )?(?:needed|required|necessary|essential|nötig|erforderlich|notwendig|nécessaire|exigée?|requise?|necesari[oa])|holidays?|until|the right|urlaub\p{L}*|anspruch|droit|congés|vacaciones|derecho)(?!\p{L})/iu
const needs =
  /^(?:(?:you|candidates?|applicants?|the (?:successful|ideal) candidate) (?:(?:will|must|should) )?(?:need to have|have|has|hold|need|possess)|must have|someone with|we are looking for someone with|(?:(?:previous|proven|prior|strong|extensive|good|solid|relevant) )?(?:experience|knowledge) (?:of|in|with|as)|(?:du|sie) (?:hast|haben|verfügst|verfügen|bringst|bringen)|vous (?:avez|maîtrisez|possédez|justifiez)|(?:tienes|cuentas con|dispones de|dominas))(?!\p{L})/iu
const does =
  /^(?:(?:you will|you['’]ll)(?: also)? (?!be\b|have\b|need\b|not\b|receive|get\b|enjoy|earn|join|find|love|benefit|report\b|become|never|gain|work \d|start|find)|(?:(?:your|main|key|the) )?(?:responsibilities|duties)(?: will)? include|zu (?:deinen|ihren) aufgaben gehör)/iu
