/**
 * Fixed words of a CV. `{slots}` take profile or posting fields only. Sentences state facts: no feelings, no judgement.
 */
const en = {
  summary: 'Summary',
  skills: 'Skills',
  other_skills: 'Other',
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  certifications: 'Certifications',
  training: 'Training',
  volunteering: 'Volunteering',
  publications: 'Publications',
  languages: 'Languages',
  present: 'Present',
  page: 'Page',
  cv: 'CV',
  gpa: 'GPA: {gpa}',
  trained_skills: 'Skills: {skills}',
  expected: '{years} (expected)',
  unfinished: 'in progress',
} as const

export type DocumentTexts = Readonly<Record<keyof typeof en, string>>

const de: DocumentTexts = {
  summary: 'Profil',
  skills: 'Kenntnisse',
  other_skills: 'Weitere',
  experience: 'Berufserfahrung',
  projects: 'Projekte',
  education: 'Ausbildung',
  certifications: 'Zertifikate',
  training: 'Weiterbildung',
  volunteering: 'Ehrenamt',
  publications: 'Veröffentlichungen',
  languages: 'Sprachen',
  present: 'heute',
  page: 'Seite',
  cv: 'Lebenslauf',
  gpa: 'Note: {gpa}',
  trained_skills: 'Kenntnisse: {skills}',
  expected: '{years} (voraussichtlich)',
  unfinished: 'nicht abgeschlossen',
}

const fr: DocumentTexts = {
  summary: 'Profil',
  skills: 'Compétences',
  other_skills: 'Autres',
  experience: 'Expérience professionnelle',
  projects: 'Projets',
  education: 'Formation',
  certifications: 'Certifications',
  training: 'Formation continue',
  volunteering: 'Bénévolat',
  publications: 'Publications',
  languages: 'Langues',
  present: 'aujourd’hui',
  page: 'Page',
  cv: 'CV',
  gpa: 'Moyenne : {gpa}',
  trained_skills: 'Compétences : {skills}',
  expected: '{years} (prévu)',
  unfinished: 'en cours',
}

const es: DocumentTexts = {
  summary: 'Perfil',
  skills: 'Competencias',
  other_skills: 'Otras',
  experience: 'Experiencia profesional',
  projects: 'Proyectos',
  education: 'Formación académica',
  certifications: 'Certificaciones',
  training: 'Cursos',
  volunteering: 'Voluntariado',
  publications: 'Publicaciones',
  languages: 'Idiomas',
  present: 'actualidad',
  page: 'Página',
  cv: 'Currículum',
  gpa: 'Nota media: {gpa}',
  trained_skills: 'Competencias: {skills}',
  expected: '{years} (previsto)',
  unfinished: 'en curso',
}

const it: DocumentTexts = {
  summary: 'Profilo',
  skills: 'Competenze',
  other_skills: 'Altre',
  experience: 'Esperienza professionale',
  projects: 'Progetti',
  education: 'Istruzione',
  certifications: 'Certificazioni',
  training: 'Corsi',
  volunteering: 'Volontariato',
  publications: 'Pubblicazioni',
  languages: 'Lingue',
  present: 'oggi',
  page: 'Pagina',
  cv: 'Curriculum',
  gpa: 'Voto: {gpa}',
  trained_skills: 'Competenze: {skills}',
  expected: '{years} (previsto)',
  unfinished: 'in corso',
}

const pt: DocumentTexts = {
  summary: 'Perfil',
  skills: 'Competências',
  other_skills: 'Outras',
  experience: 'Experiência profissional',
  projects: 'Projetos',
  education: 'Formação acadêmica',
  certifications: 'Certificações',
  training: 'Cursos',
  volunteering: 'Voluntariado',
  publications: 'Publicações',
  languages: 'Idiomas',
  present: 'atualmente',
  page: 'Página',
  cv: 'Currículo',
  gpa: 'Média: {gpa}',
  trained_skills: 'Competências: {skills}',
  expected: '{years} (previsto)',
  unfinished: 'em andamento',
}

const nl: DocumentTexts = {
  summary: 'Profiel',
  skills: 'Vaardigheden',
  other_skills: 'Overige',
  experience: 'Werkervaring',
  projects: 'Projecten',
  education: 'Opleiding',
  certifications: 'Certificaten',
  training: 'Cursussen',
  volunteering: 'Vrijwilligerswerk',
  publications: 'Publicaties',
  languages: 'Talen',
  present: 'heden',
  page: 'Pagina',
  cv: 'CV',
  gpa: 'Gemiddelde: {gpa}',
  trained_skills: 'Vaardigheden: {skills}',
  expected: '{years} (verwacht)',
  unfinished: 'nog niet afgerond',
}

const pl: DocumentTexts = {
  summary: 'Profil',
  skills: 'Umiejętności',
  other_skills: 'Inne',
  experience: 'Doświadczenie zawodowe',
  projects: 'Projekty',
  education: 'Wykształcenie',
  certifications: 'Certyfikaty',
  training: 'Szkolenia',
  volunteering: 'Wolontariat',
  publications: 'Publikacje',
  languages: 'Języki',
  present: 'obecnie',
  page: 'Strona',
  cv: 'CV',
  gpa: 'Średnia: {gpa}',
  trained_skills: 'Umiejętności: {skills}',
  expected: '{years} (przewidywane)',
  unfinished: 'w trakcie',
}

const tr: DocumentTexts = {
  summary: 'Özet',
  skills: 'Beceriler',
  other_skills: 'Diğer',
  experience: 'İş Deneyimi',
  projects: 'Projeler',
  education: 'Eğitim',
  certifications: 'Sertifikalar',
  training: 'Kurslar',
  volunteering: 'Gönüllülük',
  publications: 'Yayınlar',
  languages: 'Diller',
  present: 'devam ediyor',
  page: 'Sayfa',
  cv: 'Özgeçmiş',
  gpa: 'Not ortalaması: {gpa}',
  trained_skills: 'Beceriler: {skills}',
  expected: '{years} (beklenen)',
  unfinished: 'devam ediyor',
}

const ar: DocumentTexts = {
  summary: 'الملخص',
  skills: 'المهارات',
  other_skills: 'أخرى',
  experience: 'الخبرة المهنية',
  projects: 'المشاريع',
  education: 'التعليم',
  certifications: 'الشهادات',
  training: 'الدورات التدريبية',
  volunteering: 'العمل التطوعي',
  publications: 'المنشورات',
  languages: 'اللغات',
  present: 'حتى الآن',
  page: 'صفحة',
  cv: 'السيرة الذاتية',
  gpa: 'المعدل: {gpa}',
  trained_skills: 'المهارات: {skills}',
  expected: '{years} (متوقع)',
  unfinished: 'قيد الدراسة',
}

/** The languages of a CV's headings and dates. */
export const resumeLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ar'] as const
export type ResumeLanguage = (typeof resumeLanguages)[number]

export const documentTexts: Readonly<Record<ResumeLanguage, DocumentTexts>> = { en, de, fr, es, it, pt, nl, pl, tr, ar }

export type Wording = { texts: DocumentTexts; language: ResumeLanguage }

/** The fixed words for a language tag such as `de-AT`; English for one without them, and without a tag. */
export function resumeWording(tag: string | null | undefined): Wording {
  const base = tag?.toLowerCase().split('-')[0]
  const language = resumeLanguages.find((one) => one === base) ?? 'en'
  return { texts: documentTexts[language], language }
}

/** Fills a template without interpreting values. A value's own full stop is not doubled. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = slots[name] ?? ''
    return stop && /[.!?…。]$/.test(value) ? value : value + stop
  })
}
