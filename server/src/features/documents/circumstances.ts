/** Leave, lost work and illness: what stands among the jobs or lines of a CV and is no work. */
const leave = [
  String.raw`(?:parental|maternity|paternity|adoption|family|carer['’]?s?|sick|medical|unpaid|compassionate|bereavement) leave`,
  'career break',
  'sabbatical',
  'furlough(?:ed)?',
  String.raw`unemploy(?:ed|ment)`,
  String.raw`job ?seek\p{L}*`,
  'elternzeit',
  'elternteilzeit',
  'elternkarenz',
  'bildungskarenz',
  'karenz',
  'pflegezeit',
  'familienzeit',
  'mutterschutz',
  String.raw`arbeitssuchend\p{L}*`,
  String.raw`arbeitslos\p{L}*`,
  'auszeit',
  'kurzarbeit',
  String.raw`congé (?:parental|maternité|paternité|maladie|sans solde|sabbatique|de formation)`,
  String.raw`recherche d['’]emploi`,
  'arrêt (?:de travail|maladie)',
  'chômage(?: partiel| technique)?',
  'excedencia',
  String.raw`(?:permiso|baja|licencia) (?:de |por )?(?:maternidad|paternidad|enfermedad|médica|parental)`,
  'baja (?:médica|laboral|por)',
  'maternidad',
  'paternidad',
  'desempleo',
  'cuidado de (?:mis?|un|una|hij[oa]s?|famil)',
]
/** Why a job ended or became smaller. */
const ends = [
  String.raw`(?:was |been |were )?(?:laid off|made redundant|redundant|dismissed|let go)`,
  String.raw`(?:on )?lay-?off`,
  'redundancy(?= (?:in|when|after|due|because|following|from|as)|$|[.,:(])',
  String.raw`(?:contract|job|position|role|post|employment) (?:was )?(?:ended|terminated|not (?:renewed|extended)|cut)`,
  String.raw`(?:company|plant|shop|store|site|branch|restaurant|business|firm) (?:was )?(?:closed|closing|went bankrupt|shut)`,
  String.raw`(?:bankruptcy|insolvency|closure) of`,
  String.raw`(?:insolvenz|betriebsschließung|geschäftsaufgabe|stellenabbau|personalabbau|kündigung)(?!s?(?:verwaltung|recht|gespräch|schutz|management|schreiben|bearbeitung)|\p{L}| (?:von|der|des) (?:verträg|miet|kund))`,
  String.raw`(?:betriebsbedingt\p{L}* )?gekündigt`,
  String.raw`(?:betriebsbedingte|arbeitgeberseitige) kündigung`,
  String.raw`befristete[rs]? (?:vertrag|stelle|anstellung)`,
  'befristet(?: bis| auf|$)',
  'krankheitsbedingt',
  'erkrankung',
  String.raw`licenci(?:é|ée|ement)(?: (?:économique|suite|en|après|pour|à)|$|[.,:(])`,
  'fin de (?:contrat|mission|cdd)',
  String.raw`(?:fermeture|liquidation|faillite) (?:de l['’]|du |de la )`,
  String.raw`(?:expediente de )?(?:ERTE|ERE)(?!\p{L})`,
  String.raw`despid(?:o|ida?)(?: (?:por|en|tras|improcedente|colectivo)|$|[.,:(])`,
  String.raw`(?:fin de|finalización de) (?:contrato|obra)`,
  String.raw`(?:reduced|cut|shortened) (?:my )?(?:working )?(?:hours|time) (?:to|by|after|for|from|because)`,
  String.raw`(?:warned|sued|took) (?:the|my) (?:union|employer|company|boss)`,
  String.raw`(?:formal |written |verbal )?warning (?:letter|for (?:lateness|absence))`,
  String.raw`(?:verhaltensbedingte )?abmahnung(?!s)`,
  String.raw`arbeitszeit (?:reduziert|verkürzt)`,
  'avertissement(?: pour| en|$)',
  String.raw`amonestación(?: por| en|$)`,
  String.raw`(?:bankrupt(?:cy)?|restructuring|downsizing|umstrukturierung|restructuration|reestructuración)(?: (?:in|of the (?:company|group)|im jahr|en) ?\d*|$|[.,:(])`,
  'concurso de acreedores',
  String.raw`(?:redressement|liquidation) judiciaire`,
  'cierre (?:de la|del) (?:empresa|planta|tienda|fábrica|restaurante|negocio)',
]

const leaving = new RegExp(String.raw`(?<!\p{L})(?:${leave.join('|')})(?!\p{L})`, 'iu')
const beginning = new RegExp(
  String.raw`^(?:(?:derzeit|seit \S*\d\S*|currently|actuellement|actualmente|on|en|in|de|wegen|durch|due to|because of)\s+){0,3}(?:${[...leave, ...ends].join('|')})`,
  'iu',
)
/** What befell somebody wherever a line says it. */
const anywhere =
  /(?<!\p{L})(?:after|due to|because of|following|nach|wegen|aufgrund|suite à|après|tras|por|debido a) (?:an? |un |mon )?burn-?out(?!\p{L})|(?<!\p{L})(?:after|due to|because of|following) (?:my (?:illness|surgery|operation|depression)|(?:the |my )?(?:redundancy|layoffs?))(?!\p{L})|(?<!\p{L})(?:wegen|aufgrund) (?:(?:einer?|meiner) )?(?:\p{L}+-op|krankheit|erkrankung|depression)(?!\p{L})|(?<!\p{L})(?:ma maladie|ma dépression|mi enfermedad|mi depresión)(?!\p{L})|(?<!\p{L})lost (?:the|my) (?:case|tribunal)(?!\p{L})/iu

/** "Parental leave cover for two assistants" and "Krankmeldungen und Elternzeit bearbeitet" are work. */
const work =
  /(?<!\p{L})(?:cover(?:ed)? for|polic(?:y|ies)|requests?|records?|process(?:ed|es)?|calculat\p{L}*|consult\p{L}*|vertretung|bearbeit\p{L}*|anträge|antrag|abrechnung|berechn\p{L}*|beratung|verwaltung|dossiers?|gestion|gestión|tramit\p{L}*|suivi|remplacement|sustitución)(?!\p{L})/iu

/** Whether a text names leave, a search for work or care at home. */
export const namesLeave = (text: string): boolean => leaving.test(text)

/** Whether a line of a CV tells what befell somebody, not what they did: "Laid off in the 2020 newsroom cuts". */
export const isCircumstance = (line: string): boolean =>
  anywhere.test(line) || (beginning.test(line.trim()) && !work.test(line))
