import type { JobStatus } from '@waymark/contract/job-tracking.ts'

export type CsvColumn =
  | 'job_title'
  | 'company_name'
  | 'job_url'
  | 'status'
  | 'location'
  | 'salary'
  | 'lowest_salary'
  | 'highest_salary'
  | 'source'
  | 'notes'
  | 'follow_up_on'
  | 'history'
  | 'date'
  | JobStatus

/** Headers in English, German, French and Spanish, normalised by `plain`. */
const headers: Record<CsvColumn, string> = {
  job_title:
    'job title|title|position|position title|role|role title|job|job name|job position|stelle|stellenbezeichnung|stellentitel|jobtitel|berufsbezeichnung|titel|poste|intitule du poste|intitule|titre du poste|titre|puesto|puesto de trabajo|cargo|titulo|titulo del puesto|vacante',
  company_name:
    'company|company name|employer|employer name|organization|organisation|firma|firmenname|unternehmen|arbeitgeber|entreprise|nom de l entreprise|societe|employeur|empresa|nombre de la empresa|compania|empleador',
  job_url:
    'job url|url|link|job link|job posting url|job post url|posting url|posting link|application url|application link|listing url|stellenlink|link zur stelle|stellenanzeige|anzeige|lien|lien de l offre|lien vers l offre|url de l offre|enlace|enlace de la oferta|url de la oferta',
  status:
    'status|stage|column|list|list name|board list|state|application status|job status|pipeline stage|current stage|stand|phase|bewerbungsstatus|statut|etape|statut de la candidature|estado|etapa|fase|estado de la solicitud',
  location:
    'location|job location|city|place|ort|standort|arbeitsort|stadt|lieu|lieu de travail|localisation|ville|ubicacion|lugar|ciudad|localidad',
  salary:
    'salary|salary range|compensation|pay|gehalt|gehaltsspanne|vergutung|salaire|remuneration|salario|rango salarial|sueldo|remuneracion',
  lowest_salary: 'min salary|minimum salary|salary min|salary from',
  highest_salary: 'max salary|maximum salary|salary max|salary to',
  source:
    'source|job source|job board|found on|platform|via|quelle|gefunden uber|gefunden bei|jobborse|plattform|origine|plateforme|site d emploi|trouve sur|fuente|origen|plataforma|portal',
  notes:
    'notes|note|comments|comment|notizen|notiz|bemerkungen|bemerkung|kommentar|kommentare|anmerkungen|commentaires|commentaire|remarques|remarque|notas|nota|comentarios|comentario|observaciones',
  follow_up_on:
    'follow up on|follow up|follow up date|followup|followup date|next follow up|wiedervorlage|nachfassen|nachfassen am|relance|date de relance|relancer le|seguimiento|fecha de seguimiento',
  history: 'history',
  date: 'date|status date|date of status|last moved|date moved|datum|fecha',
  Viewed:
    'viewed|saved|date saved|saved date|saved at|date added|added|added at|added on|date bookmarked|bookmarked|created|created at|date created|gesehen|gespeichert|gespeichert am|hinzugefugt am|erstellt am|vue|date d ajout|ajoute le|visto|fecha de creacion|fecha de alta|anadido el',
  Applied:
    'applied|date applied|applied date|applied at|applied on|application date|date of application|beworben|beworben am|bewerbungsdatum|bewerbung vom|date de candidature|postule le|candidature envoyee le|fecha de aplicacion|fecha de solicitud|fecha de postulacion|fecha de candidatura|solicitado el',
  Interview:
    'interview|interview date|date of interview|interviewed|interviewed at|first interview|interviewing|vorstellungsgesprach|gesprach am|interview am|entretien|date d entretien|date de l entretien|entrevista|fecha de entrevista|fecha de la entrevista',
  Offer: 'offer|offer date|date of offer|offered|offered at|angebot|angebot am|zusage|date de l offre|fecha de oferta',
  Rejected:
    'rejected|rejection date|date rejected|rejected date|rejected at|rejected on|absage|absage am|refus|date de refus|refuse le|rechazado|rechazo|fecha de rechazo',
}
const columnOfHeader = new Map(
  (Object.keys(headers) as CsvColumn[]).flatMap((column) => headers[column].split('|').map((name) => [name, column])),
)

export function columnOf(header: string): CsvColumn | undefined {
  return columnOfHeader.get(plain(header))
}

/** Ordered: the end of an application before its stage ("Offer declined"), plans before facts. */
const statusWords: [JobStatus, RegExp][] = [
  [
    'Viewed',
    /^(to|not|will|should|want to) (be )?appl|^(noch )?(nicht|zu) bewerb|^a postuler|^por (solicitar|aplicar)/,
  ],
  [
    'Rejected',
    /reject|declin|denied|unsuccessful|not selected|withdr|closed|absage|abgesagt|abgelehnt|zuruckgezogen|refus|retire|rechaz|descart|cerrad/,
  ],
  ['Offer', /offer|accepted|hired|negotiat|angebot|zusage|eingestellt|offre|embauch|oferta|contratad/],
  [
    'Interview',
    /interview|screen|assessment|onsite|on site|final round|\bround\b|\bcall\b|case study|technical|gesprach|telefonat|probearbeit|entretien|entrevista|prueba/,
  ],
  [
    'Applied',
    /appl(y|ied|ication)|submitted|\bsent\b|in progress|pending|waiting|under review|in review|ghost|no response|beworben|bewerbung|gesendet|verschickt|in bearbeitung|keine antwort|postul|candidat|envoy|en cours|en attente|sans reponse|solicit|enviad|aplicad|en proceso|sin respuesta/,
  ],
  [
    'Viewed',
    /view|save|wish|bookmark|interest|lead|to ?do|backlog|draft|\bnew\b|gesehen|gemerkt|merkliste|gespeichert|entwurf|\bvue?\b|enregistr|favori|brouillon|\bvist|guardad|borrador/,
  ],
]

/** Maps another tracker's status; unanswered ones ("Ghosted") stay Applied. Undefined for an unknown word. */
export function statusOf(text: string): JobStatus | undefined {
  const word = plain(text)
  return word === '' ? undefined : statusWords.find(([, pattern]) => pattern.test(word))?.[0]
}

/** Longer texts are not names, and unclosed brackets in them would take the pattern hours. */
const maxNameLength = 200

function plain(text: string): string {
  return text
    .slice(0, maxNameLength)
    .replace(/\([^)]*\)/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
