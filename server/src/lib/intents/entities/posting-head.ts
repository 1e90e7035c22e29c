/** What a pasted posting calls itself; empty where it does not say. `text` is what follows its heading. */
export type PostingHead = { title: string; company: string; place: string; text: string }

const longestTitle = { words: 9, characters: 90 }
const longestName = 8

const genders = /\s*[([]?\s?(?:[mwdfhx]\s?[/|*]\s?){1,3}[mwdfhx](?![\p{L}])\s?[)\]]?/giu
const company =
  /(?<!\p{L})(?:gmbh|mbh|ag|kg|ohg|e\.?\s?v\.?|ltd|limited|plc|llc|inc|corp|s\.?a\.?s?|sarl|s\.?l\.?u?|group|gruppe|groupe|grupo|hospital|clinic|clinique|clínica|klinik\p{L}*|university|universität|université|universidad|school|schule|council|trust|nhs|bank|hotel|hôtel|stadtwerke|werke|services|solutions|care|centre|center|surgery|practice|praxis|kanzlei|bäckerei|boulangerie|transports?|logisti\p{L}*|college|academy|stiftung|verein|stadt|mairie|ayuntamiento|farm\p{L}*|holz|haus|house|home|homes|labs?|studio)(?!\p{L})/iu
const labels: Record<'title' | 'company' | 'place', RegExp> = {
  title: /^(?:job title|position|role|stelle|stellenbezeichnung|poste|intitulé|puesto|vacante)\s*:\s*(.+)$/iu,
  company:
    /^(?:company|employer|organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|employeur|société|empresa)\s*:\s*(.+)$/iu,
  place: /^(?:location|place|based|ort|standort|arbeitsort|lieu|localisation|ubicación|lugar|localidad)\s*:\s*(.+)$/iu,
}
/** "Holz Ziegler sucht eine Tischlerin in Erfurt" */
const seeks =
  /^(?:(?:the|die|der|das|la|le|el|l['’])\s+)?(?<company>\p{Lu}[^.!?\n]{1,50}?)\s+(?:sucht|is (?:looking for|hiring|seeking|recruiting)|are (?:looking for|hiring|seeking|recruiting)|seeks|recherche|recrute|cherche|busca|precisa|necesita)\s+(?:(?:ab sofort|zum nächstmöglichen \p{L}+|für \p{L}+ \p{L}+)\s+)?(?:an?|eine?n?|une?|unos?|unas?|una)\s+(?<title>[^.,!?\n]{3,80}?)(?:\s+(?:in|en|à|near|bei|für|for|para|pour|with|mit|avec|con|to)\s.*)?$/iu
const joined =
  /^(?<title>[^\n]{3,90}?)\s*(?:\s[-–—|@]\s|\s(?:at|with|bei|chez|en|für|for)\s(?=\p{Lu}|l['’]|la |el |the |der |die ))\s*(?<rest>[^\n]{2,90})$/u

/** Reads the title, employer and place from the first lines of a posting's plain text. */
export function headOf(posting: string): PostingHead {
  const lines = posting
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const named = (name: keyof typeof labels) =>
    lines.slice(0, linesOfHead).flatMap((line) => labels[name].exec(line)?.[1]?.trim() ?? [])[0] ?? ''
  const [first = '', second = ''] = lines
  const head = headIn(first)
  const isEmployer = () =>
    head.place !== '' || company.test(second) || second.includes(',') || comesAgain(second, lines.slice(2))
  const isBelow = head.company === '' && isName(second) && isEmployer()
  const below = isBelow ? nameAndPlace(second) : { company: '', place: '' }
  const used = head.title === '' ? 0 : isBelow ? 2 : 1
  const rest = used === 0 ? posting : [head.rest, ...lines.slice(used)].filter((line) => line !== '').join('\n')
  return {
    title: named('title') || head.title,
    company: named('company') || head.company || below.company,
    place: named('place') || head.place || below.place,
    text: rest,
  }
}

/** "Maison Verdalle" below the title, and "Maison Verdalle, restaurant …" further down: a name, and no part of the title. */
const comesAgain = (name: string, lines: readonly string[]): boolean =>
  /^\p{Lu}/u.test(name) && lines.some((line) => line.includes(name) && line !== name)

const linesOfHead = 6

/** Of a posting in one line, the heading is its first sentence, and `rest` what follows. */
function headIn(line: string): { title: string; company: string; place: string; rest: string } {
  const end = /[^\d\s]{2}[.!:](?=\s|$)/u.exec(line)
  const sentence = end ? line.slice(0, end.index + end[0].length - 1) : line
  const rest = line.slice(sentence.length + 1).trim()
  const bare = sentence.replace(genders, ' ').replace(/\s+/g, ' ').trim()
  const sought = seeks.exec(bare)?.groups
  // The whole sentence is kept: it may ask for something, too.
  if (sought) return { title: tidy(sought['title']), company: tidy(sought['company']), place: '', rest: line }
  const parts = joined.exec(bare)?.groups
  if (parts && isTitle(parts['title'] ?? ''))
    return { title: tidy(parts['title']), ...nameAndPlace(parts['rest'] ?? ''), rest }
  const [title = '', ...more] = bare.split(/\s*[,|]\s+/u)
  if (!isTitle(title) || more.length > mostParts || more.some((part) => !isName(part)))
    return { title: '', company: '', place: '', rest: line }
  const employer = more.find((part) => company.test(part)) ?? (more.length > 1 ? more[0] : undefined)
  return {
    title: tidy(title),
    company: tidy(employer),
    place: tidy(more.filter((part) => part !== employer).join(', ')),
    rest,
  }
}

const mostParts = 3

function nameAndPlace(text: string): { company: string; place: string } {
  const [name = '', ...place] = text.split(/\s*[,|(]\s*|\s[-–—]\s/u)
  return { company: tidy(name), place: tidy(place.join(', ').replace(/\)$/u, '')) }
}

const isTitle = (text: string): boolean =>
  text.length >= 3 &&
  !pay.test(text) &&
  text.length <= longestTitle.characters &&
  text.split(/\s+/).length <= longestTitle.words

const pay = /[£€$]|(?<!\p{L})(?:gehalt|salary|salaire|salario|sueldo)(?!\p{L})/iu

const isName = (text: string): boolean =>
  text.length > 1 && text.split(/\s+/).length <= longestName && !/[.:;!?]$/u.test(text) && !/^[•*·–-]/u.test(text)

const tidy = (text: string | undefined): string => (text ?? '').replace(/^[\s,–—-]+|[\s,.:;–—-]+$/gu, '').trim()
