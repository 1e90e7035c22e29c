/** What goes on where a client is named for itself, and not what is said of every client: "our client is king". */
const motto = String.raw`first|always|king|queen|our|at the (?:heart|cent(?:re|er))|the (?:cent(?:re|er|ral)|focus|heart|king|priority|reason)`
const deMotto = String.raw`König|immer|stets|unser|bei uns|im (?:Mittelpunkt|Zentrum|Fokus)|der (?:König|Mittelpunkt|Maßstab)`
const frMotto = String.raw`roi|toujours|notre|au c(?:œ|oe)ur|au centre|la (?:première )?priorité`
const esMotto = String.raw`lo|rey|siempre|nuestr[oa]|el (?:rey|centro|protagonista)|la prioridad`

/** An agency's words for the employer that it does not name. Several clients are those of an ordinary firm. */
const client = [
  String.raw`my client(?:,| (?:is|are|has|have|seeks|requires|wants|offers|based|located|in|who))(?!\p{L})`,
  String.raw`(?:recruiting|acting|working|hiring) on behalf of an?(?!\p{L})`,
  String.raw`(?:pleased|delighted|proud|excited|thrilled|happy) to (?:be )?(?:working|recruiting|partnering)(?: exclusively)? (?:with|for|alongside|on behalf of) (?=(?:an?|this|the|one of)(?!\p{L}))`,
  String.raw`(?:pleased|delighted|proud|excited|thrilled|happy) to (?:partner with|recruit for|(?:work|act) on behalf of) (?:an?|this|one of)(?!\p{L})`,
  String.raw`(?:recruiting|(?:am|are|is)(?: currently)? working) (?:for|with|on behalf of) (?:an?|one of the|one of our) (?:(?!(?:to|join|our|for|in|of) )[\p{L}’'-]+ ){0,5}(?:client|provider|employer|hospital|company|authority|charity|firm|business)(?= (?:to|who|which|that|based|in|and|is|are)(?!\p{L})|[.,])`,
  String.raw`one of our (?:[\p{L}-]+ ){0,3}clients? (?:(?:is|are|has|have)(?: currently| now)? (?:an?|looking|seeking|recruiting|hiring|based|need\p{L}*)|requires?|seeks?|wants?)(?!\p{L})`,
  String.raw`(?:acts?|acting|operat\p{L}+) as an? (?:employment|recruitment) (?:agency|business)`,
  String.raw`on behalf of (?:our client|one of our clients)(?![-\p{L}]| base)`,
  String.raw`our client(?:,(?! our)| [–—-] (?:an?|one of) | (?:is|are)(?! (?:${motto})(?!\p{L}))| (?:has|seeks|requires|wants|wishes|offers|specialises|specializes|based|located|looking|searching|recruiting)(?!\p{L}))`,
  String.raw`(?:at|join) our client['’]s (?!(?:sites?|offices?|premises|side)(?!\p{L}))`,
  String.raw`for our client (?:in|based)(?!\p{L})`,
  String.raw`(?:im Auftrag|für) (?:unseres|unseren|eines unserer|einen unserer) (?:\p{L}+ )?(?:Kunden|Mandanten|Auftraggebers?)(?![-\p{L}]| (?:da|immer|stets)(?!\p{L}))`,
  String.raw`unser (?:Kunde|Mandant|Auftraggeber)(?:,(?! unser)| [–—-] eine?s? | ist(?! (?:${deMotto})(?!\p{L}))| (?:hat|sucht|benötigt|braucht|wünscht|bietet|zählt|gehört|mit Sitz|aus|in)(?!\p{L}))`,
  String.raw`notre cliente?(?:,(?! notre)| [–—-] une? | est(?! (?:${frMotto})(?!\p{L}))| (?:recherche|recrute|souhaite|a besoin|basée?|située?|spécialisée?)(?!\p{L}))`,
  String.raw`pour (?:le compte (?:de notre cliente?|(?:de |d['’] ?)(?:l['’])?un de nos clients|de nos clients)|notre cliente?|(?:l['’])?un de nos clients)(?![-\p{L}])`,
  String.raw`nuestro cliente(?:,(?! nuestro)| [–—-] una? | es(?! (?:${esMotto})(?!\p{L}))| (?:busca|necesita|requiere|precisa|desea|selecciona|ubicado|situado|con sede)(?!\p{L}))`,
  String.raw`para (?:uno de nuestros clientes|(?:importante )?cliente(?! (?:final|interno|externo)))(?![-\p{L}])`,
].map((words) => new RegExp(String.raw`(?<!\p{L})${words}`, 'iu'))

/** "Compass Recruitment", "Hays Personnel": whom such a firm looks for mostly works elsewhere. */
const agency =
  /(?<!\p{L})(?:recruitment|recruiting|recruiters?|employment (?:agency|consultancy|consultants|services|solutions)|personnel|staffing|resourcing|headhunt\p{L}*|personaldienst\p{L}*|personalvermittlung|zeitarbeit|interim|intérim|travail temporaire|ett|trabajo temporal)(?!\p{L})/iu

export const isAgency = (company: string): boolean => agency.test(company)

/** Whether a posting is an agency's, for an employer that it does not name. */
export const isForClient = (posting: string, company = ''): boolean =>
  isAgency(company) || client.some((pattern) => pattern.test(posting))
