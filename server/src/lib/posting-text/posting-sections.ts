import { escapeHtml } from '../html.ts'
import { readBlocks, type Block } from './safe-html.ts'

export type PostingSections = { company_info: string; description: string; requirements: string; benefits: string }
type Section = keyof PostingSections

const headings: readonly (readonly [Section, RegExp])[] = [
  [
    'benefits',
    /benefit|\bperks\b|\b(?:what|why)\b.{0,20}\boffer|\bwe offer|our offer|why (?:join|work|you)|compensation|pay (?:range|transparency)|salary|remuneration|what'?s in it for you|rewards|wir bieten|bieten (?:wir|dir|ihnen)|unser angebot|das erwartet (?:dich|sie) bei uns|vorteile|nous (?:offrons|proposons)|avantages|ce que nous|ofrecemos|beneficios|offriamo|cosa offr|oferecemos|benefícios|vi erbjuder|erbjuder vi|förmåner|wij bieden|wat (?:bieden|krijg)|arbeidsvoorwaarden|vi tilbyder|tilbyr|etuja|oferujemy/iu,
  ],
  [
    'requirements',
    /requirement|qualification|\bskills?\b|experience|\byou (?:have|bring|are|need|should)|you'?ll (?:need|bring)|\babout you\b|who you are|your (?:profile|background)|candidate|looking for|must.?haves?|nice.?to.?haves?|minimum|preferred|desired|education|eligibility|we expect|what we need|(?:dein|ihr|das) profil|anforderung|qualifikation|bringst du|bringen sie|was du|voraussetzung|kenntnisse|profil (?:recherché|souhaité)|votre profil|compétences|formation|requisitos|perfil|experiencia|qualificações|requisiti|competenze|profilo|kvalifikation|kvalifikasjon|erfarenhet|vi söker|din profil|om dig|functie-?eisen|wie ben j|jouw profiel|wat vragen|wymagania|vaatimu/iu,
  ],
  [
    'company_info',
    /about (?:us|the (?:company|employer|organi[sz]ation|team))|^about [\p{Lu}\d]|who we are|our (?:company|mission|story|values|culture|team)|company (?:description|overview|profile|background)|^the company|über uns|wir sind|das unternehmen|unternehmensbeschreibung|qui sommes|à propos|l'entreprise|notre (?:entreprise|société)|(?:sobre|acerca de) (?:nosotros|la empresa|nós|a empresa)|quiénes somos|chi siamo|l'azienda|om (?:oss|os|företaget)|over ons|wie zijn wij|o nas|firma/iu,
  ],
  [
    'description',
    /responsibilit|what you(?:'ll| will)? (?:be )?do|the (?:role|job|position|opportunity)|role (?:overview|summary)|(?:job|position) (?:description|summary|overview|purpose)|your (?:role|tasks|mission|impact|day)|duties|what will|day.to.day|aufgabe|tätigkeit|das erwartet|deine rolle|missions?\b|vos (?:missions|responsabilités)|le poste|funciones|responsabilidades|descripción|tareas|mansioni|responsabilità|attività|atividades|arbetsuppgifter|om (?:jobbet|tjänsten|rollen)|ansvar|taken|wat ga je doen|functieomschrijving|opgaver|oppgaver|obowiązki|tehtävä/iu,
  ],
]

/** Longer text is a sentence ("We have experience with ..."), even in bold. */
const longestHeading = 90

/** Splits a posting by its headings. Text under no known heading stays in the description, in its order. */
export function splitPosting(source: string): PostingSections {
  const parts: Record<Section, Block[]> = { company_info: [], description: [], requirements: [], benefits: [] }
  let at: Section = 'description'
  for (const block of readBlocks(source)) {
    if (block.kind === 'heading') {
      const section = sectionOf(block.text)
      at = section ?? at
      // The screen has its own heading above each text.
      if (section && parts[section].length === 0) continue
    }
    parts[at].push(block)
  }
  return {
    company_info: renderBlocks(parts.company_info),
    description: renderBlocks(parts.description),
    requirements: renderBlocks(parts.requirements),
    benefits: renderBlocks(parts.benefits),
  }
}

export function cleanText(source: string): string {
  return renderBlocks(readBlocks(source))
}

function sectionOf(heading: string): Section | undefined {
  if (heading.length > longestHeading) return undefined
  return headings.find(([, pattern]) => pattern.test(heading))?.[0]
}

function renderBlocks(blocks: readonly Block[]): string {
  let html = ''
  let inList = false
  for (const [index, { kind, html: inner, text }] of blocks.entries()) {
    if (kind === 'item' && !inList) html += '<ul>'
    if (kind !== 'item' && inList) html += '</ul>'
    inList = kind === 'item'
    const isLast = index === blocks.length - 1
    if (kind === 'item') html += `<li>${inner}</li>`
    else html += kind === 'heading' && !isLast ? `<h4>${escapeHtml(text)}</h4>` : `<p>${inner}</p>`
  }
  return inList ? `${html}</ul>` : html
}
