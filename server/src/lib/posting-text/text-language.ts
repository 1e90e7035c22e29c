/** Frequent small words that few of the other languages share. */
const words: Readonly<Record<string, string>> = {
  en: 'the and of to in you with for our will are we your is as on be have experience work team this that by an',
  de: 'und der die das für mit wir sie von du in den zu im eine auf ein bei ihre dich deine oder sowie bist werden',
  fr: 'et les des vous nous pour dans une votre notre avec sur est au du aux poste être vos cette qui sont',
  es: 'y los las para con una por del que se en tu nuestro experiencia como más nuestra trabajo eres equipo',
  it: 'e di per con una il della dei che nel le del gli delle sono nostro lavoro siamo alla esperienza',
  pt: 'e para com uma os você nossa em do da que dos das por nosso mais ao experiência trabalho não',
  nl: 'en de het een van voor met je wij op ons bij zijn in te jij als onze werk om aan jouw ervaring',
  sv: 'och att som för med du vi av är på en till dig har kommer om hos oss arbete det ett eller',
  da: 'og at til med for du vi af er på en som dig har det hos os arbejde eller vores med et du',
  no: 'og til med for du vi av er på en som deg har det hos oss arbeid eller våre et jobbe ikke',
  fi: 'ja on sekä tai olet että työ meillä kanssa sinulla ovat hyvä työskentely jossa kuin myös',
  pl: 'i w z na do oraz się dla jest nie pracy od lub za po przez jako doświadczenie praca',
}
const languages = Object.keys(words)
const languagesOf = new Map<string, number[]>()
for (const [position, list] of Object.values(words).entries())
  for (const word of new Set(list.split(' '))) languagesOf.set(word, [...(languagesOf.get(word) ?? []), position])

const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
]

/** Enough text to tell languages apart, and little enough to read thousands of postings. */
const looksAt = 1500

export function languageOf(text: string): string | undefined {
  const start = text.slice(0, looksAt)
  // Most texts are entirely Latin, and this check is enough.
  const script = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(start) ? scriptOf(start) : undefined
  if (script) return script
  const counts = languages.map(() => 0)
  const found = start.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const word of found)
    for (const position of languagesOf.get(word) ?? []) counts[position] = (counts[position] ?? 0) + 1
  const most = Math.max(...counts)
  if (most < 4 || most < found.length * 0.06) return undefined
  const best = counts.indexOf(most)
  return counts.lastIndexOf(most) === best ? languages[best] : undefined
}

function scriptOf(text: string): string | undefined {
  const length = text.match(/\p{L}/gu)?.length ?? 0
  return scripts.find(
    ([language, pattern]) => (text.match(pattern)?.length ?? 0) > length * (language === 'uk' ? 0.03 : 0.3),
  )?.[0]
}
