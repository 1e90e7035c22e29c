import { foldWord } from './calendar-words.ts'

/**
 * Head nouns of job titles, folded (no accents). A word matches when it is one of them, or ends in one of five letters
 * or more ("Abteilungsleiter"): Germanic languages write compounds in one word.
 */
const heads = new Set(
  `engineer developer programmer manager director officer analyst consultant designer architect administrator specialist
  coordinator assistant associate intern trainee apprentice technician scientist researcher teacher tutor lecturer
  professor instructor trainer coach nurse physician doctor surgeon dentist pharmacist therapist psychologist counselor
  counsellor caregiver lawyer attorney paralegal solicitor accountant auditor bookkeeper controller cashier clerk
  secretary receptionist representative salesperson salesman seller recruiter buyer planner strategist marketer writer
  copywriter editor journalist reporter translator interpreter photographer producer animator illustrator artist
  musician actor chef cook baker waiter waitress bartender barista host hostess server driver pilot captain electrician
  mechanic plumber carpenter welder operator machinist foreman supervisor superintendent inspector surveyor estimator
  lead leader head chief chair chairman president vice-president vp ceo cto cfo coo cio cmo founder co-founder cofounder
  owner partner principal fellow postdoc student volunteer mentor advisor adviser agent broker banker trader underwriter
  actuary economist statistician librarian curator guard janitor cleaner housekeeper gardener farmer worker laborer
  labourer helper contractor freelancer tester qa sre devops dba evangelist advocate ambassador liaison facilitator
  executive expert practitioner investigator detective policeman firefighter soldier sergeant lieutenant maintainer
  creator contributor member steward stewardess attendant courier dispatcher buyer merchandiser stylist hairdresser
  beautician model biologist chemist physicist mathematician geologist ecologist veterinarian paramedic midwife
  dietitian nutritionist radiographer optometrist intérim assistantship internship traineeship apprenticeship resident
  scholar delegate organizer organiser controller moderator minister pastor services crew staff expediter machinist
  operative porter keyholder keeper packer picker loader handler fitter roofer plasterer painter decorator tailor butcher
  fisherman sailor maid nanny babysitter landscaper ranger warden usher concierge valet sommelier dishwasher fundraiser
  telemarketer collector appraiser assessor adjuster examiner processor registrar dean headteacher grader reviewer
  proofreader typist archivist historian drafter draftsman toolmaker millwright rigger mason bricklayer glazier
  scaffolder installer repairer technologist phlebotomist sonographer orderly carer chaplain counsel aide provider
  professional educator clinician scout scribe sourcer integrator modeler modeller builder scheduler navigator
  annotator entrepreneur generalist optician hygienist hand assembler inspector finisher clergy judge arbitrator
  announcer dancer singer choreographer composer conductor curator interviewer legislator logistician promoter teller
  checker forwarder publisher breeder trimmer layer welder driller cutter grinder presser upholsterer jeweler jeweller
  engraver molder caretaker guide personnel staffer envoy diplomat commander corporal cadet apprentice journeyman
  undersecretary rapporteur steward examiner invigilator lifeguard referee umpire athlete player dealer croupier
  svp evp avp sdr bdr sde sdet
  leiter leiterin entwickler ingenieur berater kaufmann kauffrau assistent techniker arzt lehrer lehrkraft meister
  pfleger verkaufer mitarbeiter sachbearbeiter referent praktikant praktikum werkstudent auszubildender auszubildende
  ausbildung azubi geschaftsfuhrer vorstand inhaber grunder vertreter fuhrer fahrer schlosser mechaniker elektroniker
  elektriker tischler maurer maler koch kellner backer friseur gartner hausmeister lagerist buchhalter steuerberater
  wirtschaftsprufer anwalt richter notar sekretar sekretarin erzieher sozialarbeiter dozent wissenschaftler forscher
  doktorand hilfskraft aushilfe beamter angestellter angestellte selbststandig selbstandig freiberufler designerin
  redakteur ubersetzer gestalter planer prufer trainer betreuer disponent einkaufer monteur informatiker
  fachinformatiker administrator architekt apotheker therapeut krankenschwester volontar
  ingenieur developpeur programmeur responsable directeur directrice chef chargé charge chargee conseiller conseillere
  consultant assistant assistante stagiaire stage alternant alternante apprenti technicien technicienne comptable
  commercial commerciale vendeur vendeuse professeur enseignant enseignante infirmier infirmiere medecin avocat avocate
  juriste notaire secretaire caissier caissiere cuisinier cuisiniere serveur serveuse chauffeur ouvrier ouvriere
  animateur animatrice redacteur redactrice traducteur traductrice graphiste concepteur conceptrice architecte analyste
  gestionnaire coordinateur coordinatrice charge d'affaires gerant gerante fondateur fondatrice president presidente
  benevole chercheur chercheuse doctorant doctorante formateur formatrice acheteur acheteuse magasinier educateur
  educatrice receptionniste hotesse agent agente employe employee operateur operatrice
  ingeniero ingeniera desarrollador desarrolladora programador programadora gerente director directora jefe jefa
  coordinador coordinadora responsable encargado encargada tecnico tecnica analista consultor consultora asesor asesora
  administrador administradora administrativo administrativa auxiliar asistente ayudante becario becaria practicante
  practicas contable vendedor vendedora dependiente dependienta comercial profesor profesora docente maestro maestra
  enfermero enfermera medico medica abogado abogada secretario secretaria recepcionista camarero camarera cocinero
  cocinera conductor conductora operario operaria disenador disenadora redactor redactora traductor traductora
  arquitecto arquitecta investigador investigadora voluntario voluntaria fundador fundadora socio socia presidente
  periodista psicologo psicologa fisioterapeuta
  ingegnere sviluppatore programmatore responsabile direttore direttrice impiegato impiegata tirocinante stagista
  consulente commerciale insegnante infermiere infermiera avvocato cameriere cuoco autista operaio segretaria
  progettista ricercatore addetto addetta
  engenheiro engenheira desenvolvedor desenvolvedora gestor gestora coordenador coordenadora tecnica estagiario
  estagiaria professor professora enfermeiro enfermeira advogado advogada vendedora auxiliar diretor diretora
  ontwikkelaar medewerker adviseur beheerder leraar docent verpleegkundige stagiair verkoper directeur bedrijfsleider
  inzynier programista kierownik specjalista dyrektor asystent konsultant nauczyciel sprzedawca stazysta
  utvecklare ingenjor chef larare konsult saljare praktikant utvikler radgiver laerer konsulent udvikler leder`
    .split(/\s+/)
    .map(foldWord),
)

/** Endings that only words for people at work have. */
const ending =
  /(?:ologist|ician|iatrist|therapist|grapher|smith|keeper|maker|worker|woman|setter|repairer|scientist|strategist|fachkraft|fachmann|fachfrau|kraft|gehilfe|gehilfin|helfer|bearbeiter|führer|fuhrer|trice|euse|ateur|adora?|ologo|ologa|ologe)s?$/

/** Words that rank or colour a title and stand in front of it. */
const ranks = new Set(
  `senior junior lead principal staff chief head assistant deputy associate executive managing general freelance interim
  graduate trainee sr jr vice regional global leitender leitende stellvertretender stellvertretende freiberuflicher
  wissenschaftlicher wissenschaftliche studentische studentischer full-stack fullstack front-end frontend back-end
  backend`.split(/\s+/),
)

/** Legal forms: what carries one is a company. */
const legalForm =
  /(?:^|[\s,.(])(?:inc|llc|llp|ltd|limited|corp|corporation|plc|gmbh|mbh|ggmbh|ag|kg|kgaa|ohg|gbr|e\.?\s?v|se|ug|sarl|s\.?a\.?r\.?l|sas|s\.?a\.?s|sasu|eurl|s\.?a|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|oy|oyj|ab|a\/s|aps|asa|as|pty|pte|pvt|co(?=\.)|company|cie|holdings?|d\.?o\.?o|sp\.?\s?z\s?o\.?\s?o|s\.?r\.?o|a\.?s|kft|ltda)\.?(?=$|[\s,)])/iu

/** Kinds of organisation that stand in names of employers. */
const organisations = new Set(
  `university universitat universite universidad universita universidade universiteit uniwersytet college school schule
  hochschule fachhochschule escuela ecole institute institut instituto institution academy akademie academia hospital
  klinik klinikum krankenhaus clinic clinique clinica hopital bank banque banco bancorp agency agentur agence agencia
  group gruppe groupe grupo labs lab laboratory laboratories laboratoire studio studios consulting solutions systems
  technologies technology tech software services partners partner associates ventures capital holdings media networks
  network industries enterprises international foundation stiftung fondation fundacion association verein council
  ministry ministerium ministere ministerio department government city bundesamt amt kindergarten church center centre
  zentrum centro museum library restaurant cafe hotel store shop supermarket market pharmacy apotheke insurance
  versicherung assurance seguros logistics airlines airways motors automotive pharma pharmaceuticals energy telecom
  telecommunications electronics robotics analytics interactive digital design creative marketing construction bau
  kanzlei praxis buro society club federation union charity ngo trust fund fonds communications entertainment games
  healthcare health care foods retail stores bros brothers sons werke corps force army navy authority organization
  organisation startup start-up infirmary nhs practice surgery lycee mairie cabinet atelier residencia residence
  pflegeheim seniorenheim stadt gemeinde landratsamt amtsgericht apotheke spital praxisgemeinschaft ayuntamiento
  comune prefettura prefecture conseil garage werkstatt autohaus bakery backerei boulangerie brewery brauerei gasthof
  restaurante farm estate agriculture trading trade import export logistik transport transports spedition telekom`.split(
    /\s+/,
  ),
)

const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}'’.&/-]*/gu

/** The words of a text, folded; at most as many as a title has. */
export function wordsOf(text: string): string[] {
  return (text.slice(0, 300).match(wordPattern) ?? []).flatMap((word) =>
    word
      .split(/[/&]/)
      .map(foldWord)
      .filter((part) => part !== ''),
  )
}

/** "Entwicklerin", "Entwickler*in", "engineers": the word as it stands in the list. */
function stemsOf(word: string): string[] {
  return [word, word.replace(/[:*_]?-?innen$|[:*_]?-?in$/, ''), word.replace(/e?s$/, '')]
}

function isHeadNoun(word: string): boolean {
  if (word.length > 6 && ending.test(word)) return true
  return stemsOf(word).some(
    (stem) =>
      heads.has(stem) ||
      [5, 6, 7, 8, 9, 10, 11, 12].some((length) => stem.length > length + 2 && heads.has(stem.slice(-length))),
  )
}

/** How much a text looks like a job title by its words: 2 for a head noun at its end or beginning, 1 for one inside. */
export function titleWords(text: string): number {
  const words = wordsOf(text.replace(/\(.*?\)/g, ' '))
  // A rank alone names no work: "Lead", "Assistant".
  if (words.length === 1 && ranks.has(words[0] ?? '')) return 1
  const places = words.map(isHeadNoun)
  // Companies are named for many: "Northwind Traders", "Equal Experts".
  const isPlural =
    places.at(-1) &&
    !places.slice(0, -1).some(Boolean) &&
    /[^s]s$/.test(words.at(-1) ?? '') &&
    !heads.has(words.at(-1) ?? '')
  if (isPlural) return 1
  if (places.at(-1) || places[0]) return 2
  // "Vice President, Banking Operations".
  const comma = text.indexOf(', ')
  if (comma > 0 && isHeadNoun(wordsOf(text.slice(0, comma)).at(-1) ?? '')) return 1.75
  if (places.some(Boolean)) return 1.5
  return words.some((word) => ranks.has(word)) ? 1 : 0
}

/** Whether a name ends in its legal form: "Acme Ltd". */
export function endsInLegalForm(text: string): boolean {
  const last = /[\s,][^\s,]+$/.exec(text.slice(-30))?.[0]
  return last !== undefined && legalForm.test(last)
}

/** How much a text looks like an employer's name by its words: 2 for a legal form, 1.5 for a kind of organisation. */
export function employerWords(text: string): number {
  // "CO", "AB" alone are states.
  if (/^[A-Z]{2}$/.test(text)) return 0
  if (legalForm.test(text.slice(0, 200))) return 2
  if (
    /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|de|fr|es|eu|co|ai|dev|edu|uk|ch|at|it|nl)$/i.test(
      text.trim(),
    )
  )
    return 1.5
  return wordsOf(text).some((word) => organisations.has(word)) ? 1.5 : 0
}
