/** Employers that everybody in their field knows for what they are. */
const aid =
  /(?<!\p{L})(?:save the children|red cross|red crescent|rotes kreuz|croix[- ]rouge|cruz roja|oxfam|world vision|m[ée]decins sans fronti[èe]res|doctors without borders|ärzte ohne grenzen|mercy corps|caritas|diakonie|unicef|unhcr|undp|unesco|unfpa|world food programme|wfp|norwegian refugee council|danish refugee council|international rescue committee|plan international|terre des hommes|welthungerhilfe|brot für die welt|action contre la faim|habitat for humanity|islamic relief|catholic relief services|amnesty international|greenpeace|wwf)(?!\p{L})|^(?:care international|acted)(?!\p{L})/iu

/** What an employer's name says of the field, as stems: an NGO is one by its name only. */
export const kindOf = (employer: string): string[] => (aid.test(employer) ? ['ngo', 'ong', 'nonprofit'] : [])

/** "International NGO" and "non-profit organisation" in the one word that `kindOf` has for them. */
export const withKindsInOneWord = (text: string): string =>
  text
    .replace(/(?<!\p{L})(?:non|not)[- ]?(?:for[- ])?profit(?: organi[sz]ations?)?(?!\p{L})/giu, 'nonprofit')
    .replace(/(?<!\p{L})international(?:en?|es)? (?=(?:ngos?|ongs?|nonprofit)(?!\p{L}))/giu, '')
