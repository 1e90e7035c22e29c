/** Salutations, and what closes a letter; folded. */
const framed =
  /(?:^|\n)\s*(?:dear|sehr geehrte\p{L}*|guten tag,? (?:frau|herr)|madame|monsieur|cher|chere|estimad[oa]s?|querid[oa]s?)(?!\p{L})|(?<!\p{L})(?:(?:best|kind|warm) (?:wishes|regards)|regards,|yours (?:sincerely|faithfully)|mit (?:freundlichen|besten) grussen|(?:freundliche|beste|viele|liebe) grusse|bien cordialement|cordialement|salutations distinguees|un (?:cordial )?saludo|saludos cordiales|atentamente)(?!\p{L})/u

/** What an employer writes to somebody who has applied: thanks, a refusal, an invitation or an offer; folded. */
const toApplicant =
  /(?<!\p{L})(?:thank(?:s| you) (?:very much )?for (?:your (?:application|interest|time)|applying|coming|attending)|your (?:recent )?application (?:has|was|for|to the|with us)|we regret|we(?:'re| are) (?:very )?sorry|sorry to (?:say|tell|inform)|(?:pleased|delighted|happy|like) to (?:invite|offer) you|invite you|offer you the|(?:another|other|stronger) candidates?|not (?:been )?(?:successful|shortlisted)|unsuccessful|(?:dank|danke|bedanken uns) fur (?:ihre|deine|die) (?:bewerbung|interesse)|(?:zu|auf|uber) (?:ihrer|deiner|ihre|deine) bewerbung (?:als|vom|haben|mussen|mochten)|(?:ihre|deine) bewerbung (?:haben|hat|ist|wurde|konnen|konnten|leider|nicht)|mussen (?:wir )?(?:ihnen|dir) (?:leider )?(?:absagen|mitteilen)|(?:ihnen|dir) (?:leider )?mit(?:zu)?teilen|bedauern|anderen? bewerber\p{L}*|laden wir (?:sie|dich)|(?:sie|dich) (?:zu|zum) .{0,40}(?:gesprach|probearbeiten) ein\p{L}*|(?:ihnen|dir) die stelle|merci (?:de|pour) votre (?:candidature|interet)|suite a votre (?:candidature|entretien)|votre candidature (?:n'a|a |n'est)|avons le (?:regret|plaisir)|malheureusement|vous (?:inviter?|invitons|convier|convoquer|convoquons)|(?:un )?autres? candidats?|gracias por (?:su|tu) (?:candidatura|interes|solicitud)|(?:su|tu) (?:candidatura|solicitud) (?:ha|no)|lamentamos|lamentablemente|nos complace|(?:invitar|convocar|ofrecer)(?:le|te|les)|otr[oa]s? candidat[oa]s?)(?!\p{L})/u

/** In a long posting these say what an employer cannot offer. */
const bad = /(?<!\p{L})(?:unfortunately|leider|desafortunadamente|regrettably)(?!\p{L})/u
const longestMail = 120

/** What somebody tells of an employer, and no employer of themselves; folded. */
const told =
  /(?<!\p{L})(?:they (?:said|say|want|wanted|offer|offered|told|asked|wrote|called|rang|rejected|turned)|(?:said|told|wrote|wants?) (?:the salary|they|to move|to know|an answer)|die (?:haben gesagt|wollen|bieten|meinten|sagen)|(?:ils|elles) (?:veulent|ont dit|proposent|disent|offrent|m'ont)|(?:han|me han) (?:dicho|ofrecido)|dicen que|quieren que|me ofrecen)(?!\p{L})/u

/** Whether a text in small letters without accents is, or quotes, an employer's mail to an applicant. */
export const isEmployerMail = (plain: string): boolean =>
  framed.test(plain) || toApplicant.test(plain) || (bad.test(plain) && plain.split(/\s+/).length <= longestMail)

/** Whether such a text is somebody's news of an employer. */
export const isEmployerNews = (plain: string): boolean => told.test(plain)
