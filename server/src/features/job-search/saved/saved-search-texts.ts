import type { FoundBy, JobContract, JobHours } from '@waymark/contract/job-search/job-search.ts'
import type { StopTexts } from '../../../lib/http/secret-pages.ts'
import type { Catalogue } from '../../../lib/languages.ts'

export type SavedSearchTexts = {
  /** `more` counts new jobs that the mail does not list. */
  subject(name: string, count: number): string
  more(count: number): string
  /** Stands above new jobs of followed employers. */
  followed: string
  followedSubject(count: number): string
  /** What the page says above jobs that do not say the hours or the contract asked for, and the like. */
  unstated: string
  remote: string
  unread_place: string
  abroad: string
  hours: Readonly<Record<JobHours, string>>
  contract: Readonly<Record<JobContract, string>>
  open: string
  reason(name: string): string
  stopLink: string
  feedTitle(name: string): string
  stop: StopTexts
}

const en: SavedSearchTexts = {
  subject: (name, count) => (count === 1 ? `A new job: ${name}` : `${count} new jobs: ${name}`),
  more: (count) => (count === 1 ? '1 more is in the search.' : `${count} more are in the search.`),
  followed: 'New at employers you follow:',
  followedSubject: (count) =>
    count === 1 ? 'A new job at an employer you follow' : `${count} new jobs at employers you follow`,
  unstated: 'These jobs do not say their hours or contract. Please look at each text',
  remote: 'Remote work. Please check that each job is open to where you live',
  unread_place: 'Where these jobs are could not be read. They may be in your place',
  abroad: 'Not in the country of your profile, as far as is known',
  hours: { full_time: 'full time', part_time: 'part time' },
  contract: { permanent: 'permanent', temporary: 'temporary or contract', internship: 'internship or apprenticeship' },
  open: 'Open the search',
  reason: (name) => `You get this mail because you saved the search “${name}”.`,
  stopLink: 'Stop the mails of this search',
  feedTitle: (name) => `Jobs: ${name}`,
  stop: {
    title: 'Mails of a saved search',
    question: 'Stop the mails of this search? The search itself stays saved.',
    button: 'Stop these mails',
    done: 'You will get no more mails of this search. You can switch them on again on the search page.',
    unknown: 'This link is not complete, or the search was deleted.',
  },
}

const de: SavedSearchTexts = {
  subject: (name, count) => (count === 1 ? `Eine neue Stelle: ${name}` : `${count} neue Stellen: ${name}`),
  more: (count) => (count === 1 ? '1 weitere steht in der Suche.' : `${count} weitere stehen in der Suche.`),
  followed: 'Neu bei Arbeitgebern, denen Sie folgen:',
  followedSubject: (count) =>
    count === 1
      ? 'Eine neue Stelle bei einem Arbeitgeber, dem Sie folgen'
      : `${count} neue Stellen bei Arbeitgebern, denen Sie folgen`,
  unstated: 'Diese Stellen nennen weder Arbeitszeit noch Vertragsart. Bitte sehen Sie in den Text',
  remote: 'Arbeit aus der Ferne. Bitte prüfen Sie, ob die Stelle dort offensteht, wo Sie wohnen',
  unread_place: 'Wo diese Stellen sind, war nicht zu lesen. Sie können an Ihrem Ort sein',
  abroad: 'Soweit bekannt nicht im Land Ihres Profils',
  hours: { full_time: 'Vollzeit', part_time: 'Teilzeit' },
  contract: {
    permanent: 'unbefristet',
    temporary: 'befristet oder freiberuflich',
    internship: 'Praktikum oder Ausbildung',
  },
  open: 'Suche öffnen',
  reason: (name) => `Sie erhalten diese Mail, weil Sie die Suche „${name}“ gespeichert haben.`,
  stopLink: 'Keine Mails mehr zu dieser Suche',
  feedTitle: (name) => `Stellen: ${name}`,
  stop: {
    title: 'Mails zu einer gespeicherten Suche',
    question: 'Keine Mails mehr zu dieser Suche? Die Suche selbst bleibt gespeichert.',
    button: 'Mails abbestellen',
    done: 'Sie erhalten keine Mails mehr zu dieser Suche. Auf der Suchseite können Sie sie wieder einschalten.',
    unknown: 'Dieser Link ist nicht vollständig, oder die Suche wurde gelöscht.',
  },
}

const fr: SavedSearchTexts = {
  subject: (name, count) => (count === 1 ? `Une nouvelle offre : ${name}` : `${count} nouvelles offres : ${name}`),
  more: (count) =>
    count === 1 ? 'Il y en a 1 de plus dans la recherche.' : `Il y en a ${count} de plus dans la recherche.`,
  followed: 'Nouveau chez les employeurs que vous suivez :',
  followedSubject: (count) =>
    count === 1
      ? 'Une nouvelle offre chez un employeur que vous suivez'
      : `${count} nouvelles offres chez des employeurs que vous suivez`,
  unstated: 'Ces offres n’indiquent ni le temps de travail ni le contrat. Lisez le texte de chacune',
  remote: 'Télétravail. Vérifiez que chaque offre est ouverte là où vous habitez',
  unread_place: 'Le lieu de ces offres n’a pas pu être lu. Elles sont peut-être près de chez vous',
  abroad: 'Hors du pays de votre profil, pour autant qu’on le sache',
  hours: { full_time: 'temps plein', part_time: 'temps partiel' },
  contract: { permanent: 'CDI', temporary: 'CDD ou mission', internship: 'stage ou alternance' },
  open: 'Ouvrir la recherche',
  reason: (name) => `Vous recevez ce message parce que vous avez enregistré la recherche « ${name} ».`,
  stopLink: 'Ne plus recevoir de messages pour cette recherche',
  feedTitle: (name) => `Offres : ${name}`,
  stop: {
    title: 'Messages d’une recherche enregistrée',
    question: 'Ne plus recevoir de messages pour cette recherche ? La recherche elle-même reste enregistrée.',
    button: 'Ne plus recevoir ces messages',
    done: 'Vous ne recevrez plus de messages pour cette recherche. Vous pouvez les réactiver sur la page de recherche.',
    unknown: 'Ce lien est incomplet, ou la recherche a été supprimée.',
  },
}

const es: SavedSearchTexts = {
  subject: (name, count) => (count === 1 ? `Una oferta nueva: ${name}` : `${count} ofertas nuevas: ${name}`),
  more: (count) => (count === 1 ? 'Hay 1 más en la búsqueda.' : `Hay ${count} más en la búsqueda.`),
  followed: 'Novedades de las empresas que sigue:',
  followedSubject: (count) =>
    count === 1 ? 'Una oferta nueva de una empresa que sigue' : `${count} ofertas nuevas de empresas que sigue`,
  unstated: 'Estas ofertas no indican la jornada o el contrato. Lea el texto de cada una',
  remote: 'Teletrabajo. Compruebe que cada oferta está abierta al lugar donde vive',
  unread_place: 'No se pudo leer dónde están estas ofertas. Pueden estar en su zona',
  abroad: 'Fuera del país de su perfil, por lo que se sabe',
  hours: { full_time: 'jornada completa', part_time: 'jornada parcial' },
  contract: { permanent: 'indefinido', temporary: 'temporal o por proyecto', internship: 'prácticas o formación' },
  open: 'Abrir la búsqueda',
  reason: (name) => `Recibe este correo porque guardó la búsqueda «${name}».`,
  stopLink: 'No recibir más correos de esta búsqueda',
  feedTitle: (name) => `Ofertas: ${name}`,
  stop: {
    title: 'Correos de una búsqueda guardada',
    question: '¿No recibir más correos de esta búsqueda? La búsqueda seguirá guardada.',
    button: 'No recibir más correos',
    done: 'No recibirá más correos de esta búsqueda. Puede volver a activarlos en la página de búsqueda.',
    unknown: 'Este enlace no está completo, o la búsqueda se eliminó.',
  },
}

/** Undefined for jobs that were found by all words. */
export function foundByText(by: FoundBy, texts: SavedSearchTexts): string | undefined {
  return by === 'unstated' || by === 'remote' || by === 'unread_place' || by === 'abroad' ? texts[by] : undefined
}

export const savedSearchTexts: Catalogue<SavedSearchTexts> = { en, de, fr, es }
