import { leaveWords, namesLeave } from '@waymark/cv-reader/words/leave-words.ts'

const careOfChildren = String.raw`cuidado de (?:mis? \p{L}+|hij[oa]s?|familiares)`
/** "Store closing and cash-up" and "Took the company from 3 to 30 people" are work: a reason, a time or the end follows. */
const since = String.raw`(?= (?:in|on|at|when|during|after|due|because|following|from|as|with|by) |[.,:(]|$)`
const firm = '(?:company|employer|plant|shop|store|site|branch|restaurant|business|firm)'
const entreprise = '(?:entreprise|société|boutique|magasin|usine|restaurant|site|établissement|agence)'
/** Why a job ended or became smaller. */
const ends = [
  String.raw`(?:was |been |were )?(?:laid off|made redundant|redundant|dismissed|let go)${since}`,
  String.raw`(?:on )?lay-?off${since}`,
  String.raw`redundancy(?= (?:in (?:\p{L}+ )?\d{4}|when|after|due|because|following|as)|$)`,
  String.raw`(?:contract|job|position|role|post|employment) (?:was )?(?:ended|terminated|not (?:renewed|extended)|cut)`,
  String.raw`${firm} (?:was )?(?:went bankrupt|(?:closed|shut)(?: down)?${since})`,
  String.raw`(?:bankruptcy|insolvency|closure) of (?:the|my) ${firm}`,
  String.raw`(?:insolvenz|betriebsschließung|geschäftsaufgabe|stellenabbau|personalabbau|kündigung)(?= (?:des (?:betriebs|arbeitgebers|unternehmens)|der firma|wegen|durch|zum|nach|im|\d)|[.,:(]|$)`,
  String.raw`(?:betriebsbedingt\p{L}* )?gekündigt`,
  String.raw`(?:betriebsbedingte|arbeitgeberseitige) kündigung`,
  String.raw`befristete[rs]? (?:vertrag|stelle|anstellung)(?!\p{L})`,
  'befristet(?: bis| auf|$)',
  String.raw`krankheitsbedingt(?!\p{L})`,
  'erkrankung(?= (?:im|in|seit|ab) |$)',
  // "Licenciée en droit" holds a degree.
  String.raw`licenci(?:ée?|ement) (?:économique|suite|après|pour|en (?:\p{L}+ )?\d{4})`,
  'fin de (?:contrat|mission|cdd)',
  String.raw`(?:fermeture|liquidation|faillite) (?:de l['’]|du |de la )${entreprise}(?= (?:en|suite|après|pour) |[.,(]|$)`,
  String.raw`(?:expediente de )?(?:ERTE|ERE)(?!\p{L})`,
  String.raw`despid(?:o|ida?)(?: (?:por|en|tras|improcedente|colectivo)|$|[.,:(])`,
  String.raw`(?:fin de|finalización de) (?:contrato|obra)`,
  String.raw`(?:reduced|cut|shortened) (?:my (?:working )?(?:hours|time)|(?:working )?hours (?:because|due to|to part-time))`,
  String.raw`(?:sued (?:the|my) ${firm}|took (?:the|my) ${firm} to (?:court|an? ))`,
  String.raw`(?:formal |written |verbal )?warning for (?:lateness|absence)`,
  String.raw`(?:verhaltensbedingte )?abmahnung(?= (?:wegen|im) |$)`,
  String.raw`(?:meine )?arbeitszeit (?:reduziert|verkürzt)(?= wegen |$)`,
  'avertissement(?: pour| en|$)',
  String.raw`amonestación(?: por| en|$)`,
  String.raw`(?:bankrupt(?:cy)?|restructuring|downsizing|umstrukturierung|restructuration|reestructuración)(?: (?:in|im jahr|en) \d{4})?\.?$`,
  'concurso de acreedores',
  String.raw`(?:redressement|liquidation) judiciaire`,
  'cierre (?:de la|del) (?:empresa|planta|tienda|fábrica|restaurante|negocio)(?= (?:en|por|tras) |[.,(]|$)',
]

const beginning = new RegExp(
  String.raw`^(?:(?:derzeit|seit \S*\d\S*|currently|actuellement|actualmente|on|en|in|de|wegen|durch|due to|because of)\s+){0,3}(?:${[leaveWords, careOfChildren, ...ends].join('|')})(?!\p{L})`,
  'iu',
)
/** What befell somebody wherever a line says it. */
const anywhere =
  /(?<!\p{L})(?:after|due to|because of|following|nach|wegen|aufgrund|suite à|après|tras|por|debido a) (?:an? |un |mon )?burn-?out(?!\p{L})|(?<!\p{L})(?:after|due to|because of|following) (?:my (?:illness|surgery|operation|depression)|my redundancy)(?!\p{L})|(?<!\p{L})(?:wegen|aufgrund) (?:(?:einer?|meiner) )?(?:\p{L}+-op|krankheit|erkrankung|depression)(?!\p{L})|(?<!\p{L})(?:ma maladie|ma dépression|mi enfermedad|mi depresión)(?!\p{L})|(?<!\p{L})lost (?:the|my) (?:case|tribunal)(?!\p{L})/iu

/** Whoever counsels, treats or employs others tells of them. */
const ofOthers =
  /(?<!\p{L})(?:patients?|clients?|customers?|students?|staff|employees|workers|people|mitarbeit\p{L}*|mitarbeitende\p{L}*|beschäftigte\p{L}*|patient\p{L}*|klient\p{L}*|salariés|collaborateurs|empleados|trabajadores|pacientes)(?!\p{L})/iu

/** "Parental leave cover for two assistants" and "Krankmeldungen und Elternzeit bearbeitet" are work. */
const work =
  /(?<!\p{L})(?:cover(?:ed)? for|polic(?:y|ies)|requests?|records?|process(?:ed|es)?|calculat\p{L}*|consult\p{L}*|vertretung|bearbeit\p{L}*|anträge|antrag|abrechnung|berechn\p{L}*|beratung|verwaltung|dossiers?|gestion|gestión|tramit\p{L}*|suivi|remplacement|sustitución)(?!\p{L})|\s(?:reduced|lowered|cut|improved|gesenkt|verringert|réduite?s?|reducid[oa]s?)\s(?:from|by|um|von|de|to)\s/iu

/** Whether a line of a CV tells what befell somebody, not what they did: "Laid off in the 2020 newsroom cuts". */
export const isCircumstance = (line: string): boolean =>
  (anywhere.test(line) || beginning.test(line.trim()) || namesLeave(line)) && !work.test(line) && !ofOthers.test(line)
