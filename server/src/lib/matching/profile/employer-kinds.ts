/** Employers that everybody in their field knows for what they are. */
const aid =
  /^(?:the )?(?:save the children|red cross|red crescent|rotes kreuz|croix[- ]rouge|cruz roja|oxfam|care international|world vision|m[ée]decins sans fronti[èe]res|doctors without borders|ärzte ohne grenzen|mercy corps|caritas|diakonie|unicef|unhcr|undp|unesco|unfpa|world food programme|wfp|norwegian refugee council|danish refugee council|international rescue committee|acted|plan international|terre des hommes|welthungerhilfe|brot für die welt|action contre la faim|habitat for humanity|islamic relief|catholic relief services|amnesty international|greenpeace|wwf)(?: (?:international|deutschland|france|españa|uk|usa))?(?:\s*(?:,|\(|–|-).*)?$/iu

export const aidStems: readonly string[] = ['ngo', 'ong', 'nonprofit']

/** What an employer's name says of the field, as stems: an NGO is one by its name only. */
export const kindOf = (employer: string): readonly string[] => (aid.test(employer.trim()) ? aidStems : [])
