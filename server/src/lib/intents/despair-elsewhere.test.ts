import { expect, test } from 'vitest'
import { findCrisis } from './crisis.ts'
import { despairLanguage, despairLanguages } from './despair-elsewhere.ts'
import { readHeadings } from './words/words.ts'

/** Sentences of despair, then sentences that hold words of it and mean something else. */
const said: Record<string, [despair: string[], harmless: string[]]> = {
  it: [
    [
      'Voglio morire',
      'non ce la faccio più, voglio farla finita',
      'sto pensando di uccidermi',
      'Non voglio più vivere.',
    ],
    ['voglio morire dal ridere', 'non voglio morire', 'non voglio più vivere a Milano', 'Cerco lavoro come infermiere'],
  ],
  nl: [
    ['ik wil dood', 'Ik wil echt niet meer leven. Niet meer leven: ik wil niet meer leven', 'ik denk aan zelfmoord'],
    ['ik wil niet dood', 'ik wil niet meer werken', 'ik wil de doodgewone baan'],
  ],
  pl: [
    ['Chcę umrzeć', 'nie chce mi się już żyć', 'NIE CHCĘ ŻYĆ', 'myślę o samobójstwie', 'zabiję się'],
    ['nie chcę umrzeć', 'chcę umrzeć ze śmiechu', 'nie chcę żyć w Warszawie', 'jak zabić czas'],
  ],
  pt: [
    ['quero morrer', 'Quero me matar', 'não quero mais viver', 'penso em suicídio'],
    ['quero morrer de rir', 'não quero morrer', 'não quero mais viver em Lisboa', 'vou me matar de estudar'],
  ],
  ru: [
    ['Я хочу умереть', 'не хочу больше жить', 'жить не хочется', 'я покончу с собой'],
    ['не хочу умереть', 'в Москве жить не хочу', 'не хочу жить в Москве', 'хочу умереть со смеху'],
  ],
  uk: [
    ['хочу померти', 'я не хочу більше жити', 'думаю про самогубство', 'вб’ю себе'],
    ['не хочу жити у Києві', 'шукаю роботу'],
  ],
  tr: [
    ['ölmek istiyorum', 'ÖLMEK İSTİYORUM', 'artık yaşamak istemiyorum', 'canıma kıyacağım'],
    ['gülmekten ölmek istiyorum', 'İstanbul’da yaşamak istemiyorum', 'ölmek istemiyorum'],
  ],
  ar: [
    ['أريد أن أموت', 'لا أريد أن أعيش', 'أفكر في الانتحار', 'سأقتل نفسي'],
    ['لا أريد أن أموت', 'لا أريد أن أعيش في دبي', 'أبحث عن عمل'],
  ],
  fa: [
    ['می‌خواهم بمیرم', 'دیگه نمیخوام زندگی کنم', 'به خودکشی فکر می‌کنم'],
    ['نمی‌خواهم بمیرم', 'دنبال کار می‌گردم'],
  ],
  he: [
    ['אני רוצה למות', 'אני לא רוצה לחיות יותר', 'אני חושב על התאבדות'],
    ['אני לא רוצה למות', 'אני לא רוצה לחיות בתל אביב'],
  ],
  ja: [
    ['死にたい', 'もう生きたくないです', '自殺を考えています'],
    ['死にたくない', '死にたいほど恥ずかしい', '仕事を探しています'],
  ],
  zh: [
    ['我想死', '我 不想 活了', '我想自殺', '活不下去了'],
    ['我不想死', '我想死你了', '我想找工作'],
  ],
  ko: [
    ['죽고 싶어요', '자살하고 싶다', '더 이상 살고 싶지 않아'],
    ['죽고 싶지 않아', '서울에서 살고 싶지 않아', '일자리를 찾고 있어요'],
  ],
  sv: [
    ['jag vill dö', 'jag vill bara ta livet av mig', 'jag vill inte leva längre'],
    ['jag vill inte dö', 'jag vill inte leva i Stockholm'],
  ],
  no: [['jeg vil ikke leve lenger', 'jeg vil ta livet av meg'], ['jeg leter etter jobb i Bergen']],
  da: [
    ['jeg vil dø', 'jeg vil gerne dø', 'jeg har tænkt på at tage livet af mig'],
    ['jeg vil ikke dø', 'jeg vil ikke leve i København'],
  ],
  fi: [
    ['haluan kuolla', 'en halua enää elää', 'aion tappaa itseni'],
    ['en halua kuolla', 'haluan kuolla nauruun'],
  ],
  cs: [
    ['chci umřít', 'Nechci už žít', 'přemýšlím o sebevraždě'],
    ['nechci umřít', 'nechci žít v Praze'],
  ],
  sk: [
    ['chcem zomrieť', 'už nechcem žiť', 'zabijem sa'],
    ['nechcem zomrieť', 'nechcem žiť v Bratislave'],
  ],
  hu: [
    ['meg akarok halni', 'nem akarok tovább élni', 'megölöm magam'],
    ['nem akarok meghalni', 'munkát keresek'],
  ],
  ro: [
    ['vreau să mor', 'nu mai vreau să trăiesc', 'mă gândesc la sinucidere'],
    ['nu vreau să mor', 'mă omor cu munca'],
  ],
  el: [
    ['θέλω να πεθάνω', 'ΔΕΝ ΘΕΛΩ ΝΑ ΖΩ', 'σκέφτομαι να αυτοκτονήσω'],
    ['δεν θέλω να πεθάνω', 'θέλω να ζω στην Αθήνα'],
  ],
  bg: [
    ['искам да умра', 'не искам да живея', 'ще се самоубия'],
    ['не искам да умра', 'не искам да живея в София'],
  ],
  hr: [
    ['želim umrijeti', 'ne želim više živjeti', 'hoću da se ubijem'],
    ['ne želim umrijeti', 'ne želim živjeti u Zagrebu'],
  ],
  hi: [
    ['मैं मरना चाहता हूँ', 'अब जीना नहीं चाहती', 'main marna chahta hu'],
    ['मैं मरना नहीं चाहता', 'मुझे नौकरी चाहिए'],
  ],
  id: [
    ['aku ingin mati', 'saya mau bunuh diri'],
    ['aku tidak mau mati', 'saya mencari kerja'],
  ],
  vi: [
    ['tôi muốn chết', 'không muốn sống nữa'],
    ['tôi không muốn chết', 'muốn chết cười'],
  ],
  th: [
    ['อยากตาย', 'ไม่อยากมีชีวิตอยู่แล้ว'],
    ['ไม่อยากตาย', 'หางานทำ'],
  ],
  ca: [
    ['vull morir', 'no vull viure més', 'em vull matar'],
    ['no vull morir', 'em vull morir de riure'],
  ],
}

test('every language with a list has sentences here', () => {
  expect(Object.keys(said).toSorted()).toEqual(despairLanguages().toSorted())
})

test.each(Object.entries(said))(
  'despair is heard in its own language, and idioms are none: %s',
  (language, [despair, harmless]) => {
    expect(despair.map((text) => [text, despairLanguage(text), findCrisis(text)])).toEqual(
      despair.map((text) => [text, language, 'despair']),
    )
    expect(harmless.filter((text) => despairLanguage(text) !== undefined)).toEqual([])
  },
)

const everyday = [...readHeadings('en', '../dev/despair-elsewhere.txt')].map(
  ([language, lines]) => [language, lines.map(({ line }) => line)] as const,
)
const startingWith = (lines: readonly string[], mark: string) =>
  lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2))

test('every language has everyday sentences with the same words', () => {
  expect(everyday.map(([language]) => language).toSorted()).toEqual(despairLanguages().toSorted())
})

test.each(everyday)('whoever does not want to live in a place, or on benefits, is not in despair: %s', (_, lines) => {
  const [despair, harmless] = [startingWith(lines, '+'), startingWith(lines, '-')]
  expect(Math.min(despair.length, harmless.length)).toBeGreaterThan(1)
  expect({
    missed: despair.filter((text) => findCrisis(text) !== 'despair'),
    imagined: harmless.filter((text) => findCrisis(text) !== undefined),
  }).toEqual({ missed: [], imagined: [] })
})

test.each([...readHeadings('en', '../despair-elsewhere.txt')])(
  'a figure of speech takes no wish to die with it: %s',
  (_, found) => {
    const lines = found.map(({ line }) => line)
    const written = (line: string) =>
      line
        .replace(/^[-^]\s*/, '')
        .split(/\s+/)
        .flatMap((part) => (part === '..' ? [] : (part.split('|')[0] ?? '')))
        .join(' ')
    const wishes = lines.filter((line) => !/^[-$] |^\^|\$$/.test(line)).map(written)
    const joined = startingWith(lines, '-').flatMap((idiom) => wishes.map((wish) => `${written(idiom)} ${wish}`))
    expect(joined.filter((text) => despairLanguage(text) === undefined)).toEqual([])
  },
)

test.each([
  'I want to improve my CV',
  'Ich will mein Leben ändern',
  'Je veux travailler à Lyon',
  'Quiero morir de risa',
  'no quiero vivir en Madrid',
  'Dead stock manager, killer apps, suicide prevention counsellor in Utrecht (zelfmoordpreventie)',
])('what the assistant’s own languages say is left to their lists: %s', (text) => {
  expect(despairLanguage(text)).toBeUndefined()
})
