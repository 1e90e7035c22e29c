/** A bullet with this opening tells what the job was, not what was done. */
export const weakOpening =
  /^(?:i )?(?:was |were |am )?(?:responsible for|responsibilities included?|duties included?|tasked with|in charge of|helped(?: to| with)?|assisted(?: with| in)?|worked (?:on|with|as)|involved in|participated in|part of)\b/i

export const buzzwords =
  /\b(?:team[- ]player|hard[- ]?working|go-getter|(?:think|thinker) outside the box|synerg(?:y|ies|istic)|results?[- ](?:driven|oriented)|detail[- ]oriented|self[- ]motivated|self[- ]starter|highly motivated|proven track record|strategic thinker|guru|ninja|rock ?star|excellent communication skills|fast[- ]paced|dynamic (?:professional|individual|person)|perfectionist|people person|best of breed|value add(?:ed)?|passionate about)\b/i

/** Excludes `I` as a roman numeral ("Engineer I", "Calculus I and II"). */
export const firstPerson =
  /\bI(?:['’](?:m|ve|d|ll)\b| (?!and\b|or\b|in\b|at\b|to\b|of\b|for\b|with\b|[-–—&|])[a-z])|\b[Mm]y\b(?! ?SQL)|\b(?:me|myself)\b/

/** "had had" and "that that" can be right. */
export const doubledWord = /\b(?!had\b|that\b)(\p{L}{2,})\s+\1\b/iu

export const placeholder =
  /\blorem ipsum\b|\{\{.{0,60}\}\}|<(?:your |e-?mail|phone|name|address|company|city|abc|xyz)[^<>]{0,40}>|\[(?:your|insert|company|name|phone|e-?mail|address|city|date|job|position|title|month|year|x)\b[^\]]{0,40}\]|\b(?:your name here|company name, city|insert \w+ here|xxx-xxx-xxxx|yourname@|your\.?e?mail@)|\b[Xx]{3,}\b/i

/** Facts that employers in many countries must not ask for; a photograph cannot be seen in text. */
export const personalFact =
  /\b(?:date of birth|d\.?o\.?b\.?|birth ?date|born (?:on|in)|marital status|religion|gender|sex|nationality|age)\s*[:\-–]\s*\S/i

/** A line that addresses a program instead of a reader. It is quoted, and never obeyed. */
export const speaksToMachine =
  /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:previous|prior|above|all|earlier)\b.{0,30}\b(?:instructions?|prompts?|rules)\b|\bsystem prompt\b|\b(?:as an|you are an?) (?:ai|language model|assistant)\b|\b(?:rate|rank|score|recommend) this (?:candidate|applicant|resume|cv)\b/i

/** A verb in its base form at the beginning; without words whose past looks the same ("cut", "set", "put"). */
export const presentTense =
  /^(?:manage|managing|lead|leading|develop|developing|design|designing|build|building|create|creating|maintain|maintaining|coordinate|coordinating|prepare|preparing|support|supporting|provide|providing|organi[sz]e|organi[sz]ing|plan|planning|train|training|teach|teaching|write|writing|run|running|oversee|overseeing|analy[sz]e|analy[sz]ing|implement|implementing|ensure|ensuring|handle|handling|supervise|supervising|deliver|delivering|negotiate|negotiating|advise|advising|improve|improving|monitor|monitoring|conduct|conducting|perform|performing|serve|serving|sell|selling|drive|driving|answer|answering|assist|assisting|process|processing|operate|operating|review|reviewing|test|testing)\s(?!(?:of|for|and|in|to)\b)\p{L}/iu
