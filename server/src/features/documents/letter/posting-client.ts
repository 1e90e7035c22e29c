/** An agency's words for the employer that it does not name. Several clients are those of an ordinary firm. */
const client = [
  /(?<!\p{L})our client(?:['’]s)?(?![\p{L}'’]|[- ](?:base|experience|facing|list|needs?|portfolio|projects?|relations\w*|services?|sites?|solutions?|success|support|teams?))/iu,
  /(?<!\p{L})(?:im Auftrag|für) (?:unseres|unseren|eines unserer|einen unserer) (?:\p{L}+ )?(?:Kunden|Mandanten|Auftraggebers?)(?!\p{L})|(?<!\p{L})unser (?:Kunde|Mandant|Auftraggeber)(?!\p{L})/iu,
  /(?<!\p{L})(?:notre client(?:e)?(?!\p{L})|pour (?:le compte d[e’'] ?)?(?:l['’]un de )?(?:notre|nos) clients?(?!\p{L}))/iu,
  /(?<!\p{L})(?:nuestro cliente(?!\p{L})|para (?:uno de nuestros clientes|(?:importante )?cliente)(?!\p{L}))/iu,
]

/** Whether a posting is an agency's, for an employer that it calls its client. */
export const isForClient = (posting: string): boolean => client.some((pattern) => pattern.test(posting))
