/** Beginnings and whole words that French and Spanish titles in capitals write without accents; none is an English word. */
const starts: readonly (readonly [string, string])[] = [
  ['ingenieur', 'ingénieur'],
  ['developp', 'développ'],
  ['operateur', 'opérateur'],
  ['operatrice', 'opératrice'],
  ['electricien', 'électricien'],
  ['mecanicien', 'mécanicien'],
  ['preparat', 'préparat'],
  ['secretaire', 'secrétaire'],
  ['delegue', 'délégué'],
  ['controleu', 'contrôleu'],
  ['educat', 'éducat'],
  ['hotesse', 'hôtesse'],
  ['hotellerie', 'hôtellerie'],
  ['patissi', 'pâtissi'],
  ['teleconseill', 'téléconseill'],
  ['televend', 'télévend'],
  ['medecin', 'médecin'],
  ['clientele', 'clientèle'],
  ['qualite', 'qualité'],
  ['securite', 'sécurité'],
  ['comptabilite', 'comptabilité'],
  ['reseaux', 'réseaux'],
  ['systemes', 'systèmes'],
  ['equipe', 'équipe'],
  ['evenement', 'événement'],
  ['tecnico', 'técnico'],
  ['tecnica', 'técnica'],
  ['mecanico', 'mecánico'],
  ['mecanica', 'mecánica'],
  ['electrico', 'eléctrico'],
  ['electronico', 'electrónico'],
  ['informatico', 'informático'],
  ['informatica', 'informática'],
  ['medico', 'médico'],
  ['logistico', 'logístico'],
  ['almacen', 'almacén'],
  ['enfermeria', 'enfermería'],
  ['hosteleria', 'hostelería'],
  ['ingenieria', 'ingeniería'],
  ['panaderia', 'panadería'],
  ['carniceria', 'carnicería'],
  ['fontaneria', 'fontanería'],
  ['peluqueria', 'peluquería'],
  ['asesoria', 'asesoría'],
]
/** "Equipment", "Systemes" with more behind it and "medicolegal" are other words. */
const others = /^(?:equipe[dr]|equipment|educat(?:ion(?:al)?|ed|or|ors)|preparation|medicol|operatrice\p{L})/iu

/** "Chargé de", not the English "charge nurse". */
const beforeOf = /(?<!\p{L})(charg|employ|attach|diplom)e(e?)(?=\s(?:de|du|des|d['’]))/giu
const feminine = /(\p{L}{3,})iere(s?)(?!\p{L})/gu
const spanishEnd = /(\p{L}{2,})cion(?!\p{L})/gu

/** A title that was written in capitals without accents, with those that its words surely have. */
export function withAccents(title: string): string {
  return title
    .replace(/\p{L}+/gu, (word) => {
      const small = word.toLowerCase()
      const [plain, accented] = starts.find(([start]) => small.startsWith(start)) ?? []
      if (plain === undefined || accented === undefined || others.test(small)) return word
      const isCapital = word.charAt(0) !== small.charAt(0)
      const whole = accented + word.slice(plain.length)
      return isCapital ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole
    })
    .replace(beforeOf, (_, start: string, end: string) => `${start}é${end}`)
    .replace(feminine, '$1ière$2')
    .replace(spanishEnd, '$1ción')
}
