import { contentStems } from './stems.ts'

/** Spelled numbers, spans of time and kinds of tools say how much or which, not what: "le logiciel Sage", "zwei Azubis". */
export const measureStems: ReadonlySet<string> = contentStems(
  'years year months month jahre jahren jahr monate ans années mois años meses two three four five six several zwei drei vier fünf sechs mehrere deux trois quatre cinq plusieurs dos tres cuatro cinco varios area areas bereich umgang logiciel logiciels progiciel software programm programa aplicación anwendung outil herramienta',
)
