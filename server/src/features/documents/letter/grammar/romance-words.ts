import type { Language } from '../../../../lib/languages.ts'

/** Endings of words that are no names, and frequent words of titles without such an ending. */
const common: Partial<Record<Language, RegExp>> = {
  fr: /(?:tion|sion|ment|ité|aire|iste|euse|trice|ière|ienne|icien|logie|erie|ture|isée?|ée?)s?$|^(?:ressources|humaines?|clients?|clientèle|ventes?|achats|projets?|produits?|réseaux?|systèmes?|accueil|paie|équipe|secteur|magasin|cuisine|bureau|chef|cheffe|adjointe?|senior|junior|recherche|web|technique|informatique|logistique|juridique|énergétique|caisse|rayon|soins?|bloc|nuit|jour|petite|enfance|travaux|chantier|maintenance|assurances?|finances?|urgences?|agence|comptable|responsable|commerciale?s?|générale?|sociale?s?|médicale?s?|principale?|régionale?|nationale?|digitale?|industrielle?|événementiel|hôtesse|marketing|données|contenus?|conseiller|ingénieur|vendeur|technicien|développeur|directeur|assistante?|employé|ouvrier|conducteur|opérateur|cuisinier|serveur|acheteur|contrôleur|préparateur|monteur|agent)$/iu,
  es: /(?:ción|sión|miento|dad|ista|ario|aria|dora?|sora?|tora?|ero|era|ería|logía|ivo|iva|anza|eza|al|ales|ante|ente|ación)s?$|^(?:recursos|humanos|ventas|compras|clientes?|proyectos?|sistemas?|datos|turno|almacén|cocina|sala|redes|tienda|noche|obras?|equipo|taller|planta|jef[ae]|senior|júnior|junior|nóminas|cuentas|marketing|soporte|técnic[oa]|médic[oa]|mecánic[oa]|eléctric[oa]|informátic[oa]|electrónic[oa]|logístic[oa]|administrativ[oa]|encargad[oa]|emplead[oa]|abogad[oa]|graduad[oa]|farmacia|enfermería|contable|responsable|auxiliar|web)$/iu,
}
/** Names with such an ending. */
const names =
  /^(?:france|provence|montréal|nantes|normandie|belgique|martinique|afrique|amérique|europe|montpellier|portugal|senegal|escorial|alicante|valencia|málaga|granada|salvador|ecuador|córdoba|valladolid|habitat|nestlé|valeo|natal|renfe|trinidad|occidental|oriental|mercedes|vivendi|benetton)$/iu

/** Whether a word of a French or Spanish title is none of a product, a firm or a place: it is small within a sentence. */
export const isCommonWord = (word: string, language: Language): boolean =>
  (common[language]?.test(word) ?? false) && !names.test(word)
