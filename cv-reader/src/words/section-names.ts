import { normalWords } from './normal-words.ts'

/** What a section of a CV is about. `interests`, `awards`, `projects` and `other` have no place in the profile. */
export type SectionKind =
  | 'summary'
  | 'experience'
  | 'volunteering'
  | 'education'
  | 'skills'
  | 'languages'
  | 'training'
  | 'publications'
  | 'certifications'
  | 'references'
  | 'contact'
  | 'links'
  | 'interests'
  | 'awards'
  | 'projects'
  | 'other'

/**
 * The usual names of sections in English, German, French, Spanish, Italian, Portuguese and Dutch, without diacritics
 * and without the words of `fillers`.
 */
const names: Record<SectionKind, string> = {
  summary: `summary|profile|statement|about|about me|objective|objectives|career objective|career goal|career goals|executive summary|
    personal statement|career summary|overview|bio|biography|introduction|career profile|summary of qualifications|
    qualifications summary|career overview|background|headline|who i am|highlights|career highlights|
    profil|kurzprofil|uber mich|zusammenfassung|ziel|ziele|berufsziel|karriereziel|kurzvorstellung|kurzbiografie|qualifikationsprofil|
    a propos|a propos de moi|objectif|objectifs|presentation|accroche|resume|
    perfil|resumen|sobre mi|acerca de mi|objetivo|objetivos|extracto|presentacion|
    profilo|sommario|chi sono|su di me|obiettivo|obiettivi|riepilogo|presentazione|
    resumo|sobre mim|sobre|apresentacao|sumario|profiel|samenvatting|over mij|doelstelling|profielschets`,
  experience: `experience|experiences|work|work experience|work experiences|working experience|employment experience|employment|employment history|work history|career|career history|history|positions|
    positions held|internships|internship|internship experience|work experience and internships|job history|appointments|employment record|job experience|job|jobs|
    berufserfahrung|werdegang|beruflicher werdegang|berufspraxis|berufliche erfahrung|berufliche erfahrungen|arbeitserfahrung|
    erfahrung|erfahrungen|praktische erfahrung|praktische erfahrungen|praxiserfahrung|praktika|berufliche stationen|
    berufliche tatigkeit|berufliche tatigkeiten|berufstatigkeit|berufliche laufbahn|beruf|beruflicher hintergrund|
    parcours|parcours professionnel|emplois|stages|historique|historique professionnel|carriere|experiences et stages|
    experiencia|experiencias|experiencia laboral|historial laboral|trayectoria|trayectoria laboral|empleo|practicas|vida laboral|
    esperienza|esperienze|esperienza lavorativa|esperienze lavorative|carriera|tirocini|
    experiencia profissional|experiencias profissionais|historico|percurso|percurso profissional|estagios|
    werkervaring|ervaring|loopbaan|arbeidsverleden`,
  volunteering: `volunteering|volunteer|volunteer experience|volunteer experiences|volunteer work|volunteerism|voluntary work|
    voluntary experience|voluntary|volunteer activities|volunteer service|community service|community involvement|community work|
    charity work|volunteering experience|community|
    ehrenamt|ehrenamter|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|ehrenamtliches engagement|ehrenamtliche arbeit|
    freiwilligenarbeit|soziales engagement|freiwilliges engagement|engagement|gesellschaftliches engagement|
    benevolat|volontariat|experience benevole|experiences benevoles|engagement associatif|engagements|vie associative|
    engagements associatifs|voluntariado|experiencia de voluntariado|trabajo voluntario|voluntariados|
    volontariato|esperienze di volontariato|trabalho voluntario|vrijwilligerswerk`,
  education: `education|academic background|educational background|background education|qualifications|academic qualifications|
    educational qualifications|educational qualification|academic qualification|studies|academic history|academics|degrees|
    schooling|academic profile|education history|educational history|academic record|educational details|academic details|
    ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|schulische ausbildung|hochschulbildung|
    akademische ausbildung|schulischer werdegang|hochschulstudium|bildungsgang|schule|schulausbildung|berufsausbildung|
    akademische laufbahn|bildungswerdegang|
    formation|formations|etudes|education|parcours academique|diplome|diplomes|formation academique|formations academiques|
    parcours scolaire|scolarite|cursus|cursus scolaire|cursus academique|
    educacion|formacion|formacion academica|estudios|historial academico|datos academicos|titulacion|
    istruzione|formazione|studi|titoli di studio|percorso formativo|percorso di studi|formazione accademica|
    educacao|formacao|formacao academica|habilitacoes literarias|escolaridade|estudos|habilitacoes|
    opleiding|opleidingen|onderwijs|studie|studies`,
  skills: `skill|skills|tech|techs|stack|soft skills|hard skills|people skills|language skills and tools|interpersonal skills|communication skills|professional competencies|digital skills|skill set|skillset|technical|competences|competencies|competency|abilities|expertise|areas of expertise|
    proficiencies|technologies|technology|tools|tech stack|strengths|specialties|specialities|areas of specialization|
    capabilities|skill highlights|core qualifications|it|computer|software|programming|technical proficiency|computer literacy|
    technical expertise|technical knowledge|knowledge|programming languages|languages and technologies|tools and technologies|
    kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|edv|edv kenntnisse|it kenntnisse|fertigkeiten|qualifikationen|
    fachliche kompetenzen|technische kenntnisse|technische fahigkeiten|starken|computerkenntnisse|besondere kenntnisse|
    softwarekenntnisse|programmierkenntnisse|kernkompetenzen|fachkompetenzen|schlusselqualifikationen|technologien|
    weitere kenntnisse|sonstige kenntnisse|zusatzqualifikationen|soziale kompetenzen|personliche starken|weitere qualifikationen|
    competences|competences techniques|aptitudes|savoir faire|connaissances|informatique|competences informatiques|
    outils|qualites|savoir etre|atouts|competences cles|logiciels|
    habilidades|competencias|conocimientos|aptitudes|destrezas|informatica|conocimientos tecnicos|capacidades|
    habilidades tecnicas|conocimientos informaticos|competencias digitales|
    competenze|capacita|abilita|conoscenze|competenze tecniche|competenze informatiche|competenze digitali|conoscenze informatiche|
    habilidades e competencias|conhecimentos|competencias tecnicas|qualificacoes|conhecimentos tecnicos|aptidoes|
    vaardigheden|competenties|kennis|computervaardigheden`,
  languages: `language skills|languages|language|languages known|languages spoken|known languages|spoken languages|linguistic|foreign languages|
    sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|
    langues|langue|langues vivantes|langues etrangeres|competences linguistiques|
    idiomas|idioma|lenguas|lengua|lenguajes|lingue|lingua|lingue straniere|competenze linguistiche|linguas|
    talen|talenkennis`,
  training: `training|trainings|courses|workshops|continuing education|seminars|course|training courses|workshops attended|
    online courses|professional development|further training|further education|continuous learning|
    weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|seminare|schulungen|
    formation continue|formations complementaires|formation complementaire|stages de formation|
    cursos|formacion complementaria|formacion continua|formacion adicional|seminarios|talleres|cursos y talleres|
    corsi|formazione continua|corsi di formazione|formacao complementar|cursos complementares|
    cursussen|cursus opleiding|bijscholing`,
  publications: `publications|publication|papers|articles|research publications|scientific publications|patents and publications|
    publikationen|veroffentlichungen|wissenschaftliche publikationen|publicaciones|pubblicazioni|publicacoes|publicaties`,
  certifications: `certification|certifications|certificate|certificates|license|licence|licenses|licences|credentials|accreditations|
    professional licenses|qualifications and certifications|courses and certifications|certs|
    zertifikate|zertifizierungen|zertifikat|zertifizierung|bescheinigungen|lizenzen|
    certificats|certificat|habilitations|certificados|certificaciones|certificacion|certificado|acreditaciones|
    certificazioni|certificazione|certificati|certificacoes|certificacao|certificaten|certificeringen`,
  references: `reference|references|referees|referenzen|referenz|references professionnelles|referencias|referenze|referenties`,
  contact: `contact|contacts|contact details|contact information|contact info|details|information|info|personal|
    personal information|personal details|personal data|personal info|contact me|get in touch|address|personal profile details|
    bio data|biodata|particulars|find me|
    kontakt|kontaktdaten|personliche daten|personliche angaben|personliches|zur person|angaben zur person|anschrift|
    personliche informationen|kontaktinformationen|allgemeine informationen|
    coordonnees|informations|informations personnelles|etat civil|contactez moi|infos|renseignements personnels|
    contacto|contactos|datos|datos personales|informacion de contacto|informacion personal|datos de contacto|informacion|
    contatti|contatto|dati personali|informazioni personali|informazioni|dati anagrafici|recapiti|
    contato|contatos|dados pessoais|informacoes pessoais|informacoes de contato|
    contactgegevens|persoonlijke gegevens|persoonlijke informatie|personalia|gegevens`,
  links: `links|profiles|social|social media|social networks|social links|online|online profiles|web|on the web|portfolio|websites|
    website|online presence|networks|soziale netzwerke|soziale medien|netzwerke|profile im netz|
    liens|reseaux|reseaux sociaux|enlaces|redes sociales|redes|link|social network|redes sociais|sociale media`,
  interests: `interests|interest|hobbies|hobby|pastimes|hobbies and interests|leisure|leisure activities|passions|
    interessen|freizeit|hobbys|interessen und hobbys|personliche interessen|
    centres d interet|centre d interet|interets|loisirs|divers|passe temps|intereses|aficiones|intereses personales|pasatiempos|
    interessi|passioni|hobby e interessi|interesses|passatempos|interesses pessoais|interesse|vrije tijd`,
  awards: `awards|award|honors|honours|honor|achievements|achievement|accomplishments|scholarships|prizes|recognition|distinctions|
    fellowships|grants|accolades|academic achievements|dean s list|
    auszeichnungen|preise|ehrungen|erfolge|stipendien|stipendien und auszeichnungen|
    prix|recompenses|distinctions|bourses|premios|logros|reconocimientos|becas|galardones|
    premi|riconoscimenti|borse di studio|conquistas|premiacoes|prijzen|onderscheidingen`,
  projects: `projects|project|side projects|open source|open source projects|project experience|project work|research projects|
    projekte|eigene projekte|projekterfahrung|projektarbeit|projektarbeiten|nebenprojekte|referenzprojekte|
    projets|projet|realisations|proyectos|proyecto|progetti|progetto|projetos|projeto|projecten`,
  other: `coursework|relevant coursework|relevant courses|academic courses|activities|extracurricular|extracurricular activities|extra curricular activities|extracurriculars|leadership|
    memberships|membership|affiliations|professional memberships|associations|organizations|clubs|conferences|talks|
    presentations|patents|research|research interests|teaching|miscellaneous|misc|other|declaration|military service|military|
    leadership experience|leadership and activities|activities and leadership|leadership activities|involvement|
    campus involvement|speaking|press|testimonials|philosophy|life philosophy|additional|day of my life|favorite quote|
    strengths and weaknesses|additional information|other information|further information|additional details|most proud of|availability|
    sonstiges|weiteres|mitgliedschaften|vortrage|patente|forschung|lehre|wehrdienst|zivildienst|grundwehrdienst|verschiedenes|
    zusatzliche informationen|fuhrerschein|motivation|dritte seite|aktivitaten|
    activites|activites extra professionnelles|autre|autres|autres informations|permis|
    otros|otros datos|otros datos de interes|otra informacion|informacion adicional|actividades|datos de interes|
    altro|altre informazioni|ulteriori informazioni|attivita|patente|patente di guida|
    outros|outras informacoes|informacoes adicionais|atividades|overig|overige|rijbewijs|nevenactiviteiten|lidmaatschappen`,
}

/** Words that say nothing about which section it is. */
const fillers = new Set(
  `executive my the our of a an and und et y e en i de des du d la le les l del dei degli delle professional relevant key core main selected other
  additional general personal key specific related top current previous recent academic industry professionnelle professionnelles
  professionnel professionnels profesional profesionales professionale professionali profissional profissionais beruflich
  berufliche beruflicher berufliches principales principaux principal relevante weitere sonstige wichtige autres otros otras
  ausgewahlte meine mein mes mis professionele zu zur`.split(/\s+/),
)

type Names = ReadonlyMap<string, SectionKind>
const kindOfName: Names = new Map(
  Object.entries(names).flatMap(([kind, list]) =>
    list.split('|').map((name): [string, SectionKind] => [name.replace(/\s+/g, ''), kind as SectionKind]),
  ),
)

/** Head nouns: `Teaching Experience`, `Expérience associative`: any word beside them only narrows them down. */
const lastWords = kindsOf('experience skills projects certifications courses training education awards kenntnisse')
const firstWords = kindsOf(
  'experience experiences experiencia experiencias esperienza esperienze competences competencias competenze formation formacion',
)

function kindsOf(words: string): Names {
  return new Map(
    words.split(' ').flatMap((word) => {
      const kind = kindOfName.get(word)
      return kind === undefined ? [] : [[word, kind]]
    }),
  )
}

/** How a text names a section: by the dictionary alone, or by a head noun with another word. */
export type SectionName = { kinds: readonly SectionKind[]; exact: boolean }

/** Which sections a text names, as a whole: several for `Skills & Languages`; undefined where it is no such name. */
export function sectionNamed(text: string): SectionName | undefined {
  if (text.length > maxNameLength) return undefined
  const whole = exactKind(normalWords(text))
  if (whole !== undefined) return { kinds: [whole], exact: true }
  const parts = text
    .split(/\s*(?:&|\+|\/|,|\||\s(?:and|und|et|y|e|en|i)\s)\s*/iu)
    .map(normalWords)
    .filter((words) => words.length > 0)
  const kinds = parts.map(exactKind)
  const known = kinds.filter((kind) => kind !== undefined)
  if (known.length === parts.length && known.length > 0) return { kinds: [...new Set(known)], exact: true }
  return byHeadNoun(normalWords(text)) ?? (known.length > 0 ? { kinds: [...new Set(known)], exact: false } : undefined)
}

/** `Professional Development & Continuing Education Courses` has 54 letters. */
const maxNameLength = 60

function exactKind(words: readonly string[]): SectionKind | undefined {
  const squeezed = words.join('')
  const found = kindOfName.get(squeezed)
  if (found !== undefined || words.length < 2) return found
  const kinds = new Set(words.map((word) => kindOfName.get(word)))
  const [kind] = kinds
  // `Profile Summary`, `Technical Skills`: words that each name the same.
  if (kinds.size === 1 && kind !== undefined) return kind
  const telling = words.filter((word) => !fillers.has(word) && !/^\d{1,2}$|^[ivx]{1,4}$/.test(word))
  return telling.length === words.length ? undefined : kindOfName.get(telling.join(''))
}

/** `Experience with Java` is a sentence's beginning. */
const prepositions = new Set('with in at as for on mit in als avec dans con com como met'.split(' '))

function byHeadNoun(words: readonly string[]): SectionName | undefined {
  if (words.length < 2 || words.length > 4) return undefined
  const kind = lastWords.get(words.at(-1) ?? '') ?? firstWords.get(words[0] ?? '')
  if (words.some((word) => prepositions.has(word))) return undefined
  return kind === undefined ? undefined : { kinds: [kind], exact: false }
}
