import { allWords } from './dictionary.ts'
import { normalWords } from './normal-words.ts'

const writtenIn = 'en de fr es it pt nl pl sv da nb fi cs ro tr ru uk el ca zh ja'.split(' ')
const codes =
  'aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscacechcocrcscucvcydadedvdzeeeleneoeseteufafffifjfofrfygagdglgngugvhahehihohrhthuhyhziaidieigiiikioisitiujajijvkakgkikjkkklkmknkokrkskukvkwkylalblglilnloltlulvmgmhmimkmlmnmomrmsmtmynanbndnengnlnnnonrnvnyocojomorospapiplpsptqurmrnrurwsascsdsesgshsiskslsmsnsosqsrssstsusvswtatetgthtitktltntotrtstttyugukuruzvevivowawoxhyozazhzu'.match(
    /../g,
  ) ?? []
const varieties = 'pt-BR pt-PT en-GB en-US es-MX es-419 fr-CA de-CH de-AT nl-BE zh-Hans zh-Hant'.split(' ')

/** Lazy: Intl takes some 30 ms. */
let names: ReadonlySet<string> | undefined

function collectNames(): ReadonlySet<string> {
  const found = writtenIn.flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
    return [...codes, ...varieties].map((code) => display.of(code)).filter((name) => name !== undefined)
  })
  return new Set(
    [...found, ...allWords(({ language_names }) => language_names)]
      .map((name) => normalWords(name).join(' '))
      .filter((name) => name.length > 1),
  )
}

/** The first spoken language that a text names, as written. */
export function languageIn(text: string): string | undefined {
  names ??= collectNames()
  const words = text.slice(0, 200).match(/[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu) ?? []
  for (let at = 0; at < words.length; at++) {
    for (const count of [3, 2, 1]) {
      const name = words.slice(at, at + count).join(' ')
      if (words.length >= at + count && names.has(normalWords(name).join(' '))) return name
    }
  }
  return undefined
}
