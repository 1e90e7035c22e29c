const present =
  /(?<!\p{L})(?:present(?!ation)\p{L}*|current\p{L}*|heute|aujourd['’]hui|actual\p{L}*|ongoing|laufend|(?:now|today|hoy|oggi)(?=[\s.)]*$))(?!\p{L})/iu

/** "2024 - heute", "2025 – actualidad": people say in their own words that a time goes on; "1991 (now Leeds Beckett)" is over. */
export const saysPresent = (time: string): boolean => present.test(time)

const withoutEnd = /\d{4}\s?[-–—]\s?$|^(?:seit|since|depuis|desde)\s\D{0,12}\d{4}$/iu

/** Also "2024 –" and "seit 2024", which name no end. */
export const isOpenTime = (time: string): boolean => saysPresent(time) || withoutEnd.test(time.trim())
