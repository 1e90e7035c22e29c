const names: Readonly<Record<string, readonly string[]>> = {
  US: [
    'united states',
    'united states of america',
    'usa',
    'us',
    'u.s.',
    'vereinigte staaten',
    'états-unis',
    'estados unidos',
  ],
  GB: [
    'united kingdom',
    'uk',
    'great britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'gb',
    'london',
    'vereinigtes königreich',
    'royaume-uni',
    'reino unido',
  ],
  IE: ['ireland', 'irland', 'irlande', 'irlanda'],
  DE: ['germany', 'deutschland', 'allemagne', 'alemania', 'berlin', 'münchen', 'hamburg'],
  AT: ['austria', 'österreich', 'autriche', 'wien', 'vienna'],
  CH: ['switzerland', 'schweiz', 'suisse', 'svizzera', 'suiza', 'zürich', 'zurich', 'genève', 'geneva'],
  FR: ['france', 'frankreich', 'francia', 'paris'],
  ES: ['spain', 'spanien', 'espagne', 'españa', 'madrid', 'barcelona'],
  AU: ['australia'],
  NZ: ['new zealand'],
  IN: ['india'],
  ZA: ['south africa'],
}
const states =
  'AL AK AZ AR CA CO CT DC FL GA HI IA ID IL KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
const stateCodes = new Set(states.split(' '))
const countries = new Map(Object.entries(names).flatMap(([code, all]) => all.map((name) => [name, code] as const)))

/** The country of a posting's place, for the customs of its letters; undefined if unknown. */
export function countryOfPlace(place: string): string | undefined {
  const parts = place.split(/[,;|/()]|\s[-–]\s/).map((part) => part.trim())
  // The country follows the town: "Paris, TX" is not in France. DE and IN may also be states, so they do not count.
  const isState = (part: string, at: number) => at > 0 && stateCodes.has(part.replace(/\s+\d{5}$/, ''))
  return parts
    .map((part, at) => (isState(part, at) ? 'US' : countries.get(part.toLowerCase())))
    .findLast((code) => code !== undefined)
}
