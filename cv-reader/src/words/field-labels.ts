import { foldWord } from './calendar-words.ts'

/** What a label before a colon says about what follows it, as forms and some countries' CVs have it. */
export type FieldLabel = 'employer' | 'title' | 'place' | 'date' | 'duties' | 'school' | 'degree' | 'field' | 'grade'

const labels: Record<FieldLabel, string> = {
  employer: `company|employer|organization|organisation|company name|client|firma|arbeitgeber|unternehmen|entreprise|employeur|
    societe|empresa|empleador|compania|azienda|datore di lavoro|bedrijf|werkgever|name of employer|name and address of employer|
    nombre de la empresa|nom de l'employeur`,
  title: `position|job title|title|role|designation|post|occupation|occupation or position held|stelle|funktion|tatigkeit als|
    stellenbezeichnung|poste|fonction|intitule du poste|puesto|cargo|posicion|ruolo|posizione|mansione|functie|puesto desempenado`,
  place: `location|place|city|ort|einsatzort|standort|arbeitsort|lieu|ville|ubicacion|lugar|ciudad|localidad|luogo|sede|citta|plaats|local`,
  date: `date|dates|period|duration|from - to|zeitraum|dauer|von - bis|datum|periode|duree|fechas|fecha|periodo|duracion|date di inizio|
    looptijd|year|years|jahr|annee|ano|anos|year of passing|passing year|abschlussjahr|from|employment dates|dates of employment|data`,
  duties: `responsibilities|duties|key responsibilities|main activities|main activities and responsibilities|job description|
    description|roles and responsibilities|tasks|aufgaben|tatigkeiten|aufgabengebiet|aufgabenbereich|missions|taches|activites|
    responsabilites|funciones|tareas|responsabilidades|funciones y tareas|mansioni|attivita|taken|werkzaamheden`,
  school: `school|institution|university|college|institute|name of institution|school/university|college/university|board/university|
    schule|hochschule|universitat|bildungseinrichtung|etablissement|ecole|universite|centro|centro de estudios|institucion|universidad|
    escuela|istituto|universita|scuola|onderwijsinstelling|institution name|name of the institution|university/board|board`,
  degree: `degree|qualification|course|degree/examination|examination|certificate|title of qualification|exam|class|level|
    title of qualification awarded|abschluss|diplome|titulo|titulacion|grado|titolo|diploma|standard|program|programme|educational qualification`,
  field: `major|field|field of study|specialization|specialisation|subject|subjects|stream|branch|discipline|fachrichtung|studiengang|
    fach|studienfach|specialite|filiere|especialidad|carrera|indirizzo|richting`,
  grade: `gpa|cgpa|marks|percentage|grade|grades|score|marks/percentage/cgpa|percentage/cgpa|cgpa/percentage|note|abschlussnote|
    moyenne|mention|nota|nota media|voto|result|aggregate|% marks|marks (%)|marks/grade|%`,
}

const byWord = new Map(
  Object.entries(labels).flatMap(([label, words]) =>
    words.split('|').map((word) => [foldWord(word.replace(/\s+/g, ' ')), label as FieldLabel] as const),
  ),
)

/** The meaning of a label as it stands alone, in a table's head or before a colon. */
export function labelOf(text: string): FieldLabel | undefined {
  return byWord.get(
    foldWord(
      text
        .slice(0, 60)
        .replace(/\s*[:：]\s*$/, '')
        .replace(/\s*\/\s*/g, '/'),
    ),
  )
}

/** "Empresa: Acme": the label and where the value begins. */
export function labelAtStart(text: string): { label: FieldLabel; start: number } | undefined {
  const found = /^([^:：\t]{2,40}?)\s?[:：]\s*/u.exec(text.slice(0, 60))
  const label = found?.[1] === undefined ? undefined : labelOf(found[1])
  return found && label ? { label, start: found[0].length } : undefined
}
