/** True if a text names computing by its short names, which have no stem: "five years in IT", "baccalauréat en TI". */
export const namesComputing = (text: string): boolean => computing.test(text)

const computing =
  /(?<!\p{L})(?:IT|TI|ICT|EDV)(?![\p{L}-])|(?<!\p{L})(?:[Ii]nformatique|Informatik|[Ii]nformática|[Ii]nformation technology)(?!\p{L})/u
