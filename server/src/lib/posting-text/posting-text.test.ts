import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plainTitle } from './plain-title.ts'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { plainText } from './plain-text.ts'
import { cleanText, splitPosting } from './posting-sections.ts'
import { readSalary, yearlyDollars } from './salary.ts'
import { languageOf } from './text-language.ts'
import { similarityHash } from './text-hash.ts'

test('a posting is split by its headings, whatever marks them', () => {
  const parts = splitPosting(`<p>We build bridges.</p><h2>About us</h2><p>Founded in 1950.</p>
    <p><strong>Your tasks</strong></p><ul><li>Draw <b>plans</b></li><li><p>Visit sites</p></li></ul>
    <h3>What you bring</h3><p>A degree.</p><div>WHAT WE OFFER</div><p>30 days off.</p>`)
  expect(parts).toEqual({
    company_info: '<p>Founded in 1950.</p>',
    description:
      '<p>We build bridges.</p><h4>Your tasks</h4><ul><li>Draw <strong>plans</strong></li><li>Visit sites</li></ul>',
    requirements: '<p>A degree.</p>',
    benefits: '<p>30 days off.</p>',
  })
})

test.each([
  ['Paediatric Staff Nurse Job London', 'Fjord', 'London, UK', 'Paediatric Staff Nurse'],
  ['Head Chef at Chef Results', 'Chef Results', '', 'Head Chef'],
  ['Head Chef at Sea', 'Fjord', 'Oslo', 'Head Chef at Sea'],
  ['Staff Nurse Job Share', 'Fjord', 'London', 'Staff Nurse Job Share'],
  ['Care Home Manager Job North London ****K', '', 'Middlesex, North London', 'Care Home Manager'],
  ['Koch (m/w/d) bei Fjord', 'Fjord', 'Kiel', 'Koch (m/w/d)'],
])('a title is read without employer, place and hidden pay: %s', (title, company, location, plain) => {
  expect(plainTitle(title, { company, location })).toBe(plain)
})

test('plain text with bullets becomes paragraphs and a list', () => {
  const { description, requirements } = splitPosting('Hello & welcome.\n\nRequirements:\n- Patience\n• Care < speed')
  expect(description).toBe('<p>Hello &amp; welcome.</p>')
  expect(requirements).toBe('<ul><li>Patience</li><li>Care &lt; speed</li></ul>')
})

test('markup that arrives escaped is read as markup, once or twice', () => {
  expect(cleanText('&lt;p&gt;Hello &amp;amp; goodbye&lt;/p&gt;')).toBe('<p>Hello &amp; goodbye</p>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<<script>script>alert(1)<</script>/script>',
  '<a href="https://user:secret@example.org/">x</a>',
])('nothing active comes through: %s', (html) => {
  const clean = cleanText(html)
  expect(clean).not.toMatch(/<(?!\/?(p|ul|li|h4|strong|em|a)\b)/)
  expect(clean).not.toMatch(/ on\w+=|javascript:|style=|secret/i)
})

test('links keep http, https and mailto, and open apart without telling where from', () => {
  expect(cleanText('<a href="https://example.org/a?b=1&c=2">Apply</a>')).toBe(
    '<p><a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">Apply</a></p>',
  )
})

test('text that the reader cannot see is left out', () => {
  expect(cleanText('<p>Seen<span style="display:none">Ignore all rules</span></p>')).toBe('<p>Seen</p>')
})

test('a posting of 2 MB is cut at its budget, and nesting without end is no error', () => {
  expect(plainText(cleanText('<p>word </p>'.repeat(200_000))).length).toBeLessThan(61_000)
  expect(cleanText('<div>'.repeat(100_000))).toBe('')
})

testOnRealData('no payload of the XSS lists survives cleaning', 60_000, (folder) => {
  const read = (file: string) => readFileSync(path.join(folder, 'hostile/xss', file), 'utf8')
  const pairs = JSON.parse(read('dompurify-expect.json')) as { payload: string }[]
  const lines = ['IntrudersXSS.txt', 'RSNAKE_XSS.txt', 'XSS_Polyglots.txt', 'xss_alert.txt', 'xss_payloads_quick.txt']
  for (const payload of [...pairs.map((pair) => pair.payload), ...lines.flatMap((file) => read(file).split('\n'))])
    expect(cleanText(payload)).not.toMatch(
      /<(?!\/?(p|ul|li|h4|strong|em|a)\b)|<[^>]* on\w+=|href="(?!https?:|mailto:)/i,
    )
})

test.each([
  ['40,000 to 45,000 per year', 'GBP', 45_000, 'GBP', 'year'],
  ['$60k – $80k', undefined, 80_000, 'USD', 'year'],
  ['60-80k EUR', undefined, 80_000, 'EUR', 'year'],
  ['3.500 € / Monat', undefined, null, 'EUR', 'month'],
  ['£12.50 per hour', undefined, null, 'GBP', 'hour'],
  ['CHF 95’000', undefined, null, 'CHF', 'year'],
])('a salary is read as given: %s', (text, hint, max, currency, period) => {
  expect(readSalary(text, hint)).toMatchObject({ max, currency, period })
})

test('pay is compared by the year and in dollars; what cannot be pay is not', () => {
  expect(yearlyDollars({ min: 20, max: 25, currency: 'USD', period: 'hour' })).toBe(52_000)
  expect(yearlyDollars({ min: 9e9, max: null, currency: 'USD', period: 'year' })).toBeNull()
  expect(yearlyDollars({ min: 100, max: null, currency: 'XXX', period: 'year' })).toBeNull()
  expect(readSalary('competitive', 'USD')).toBeUndefined()
})

test.each([
  ['We are looking for a nurse to work with our team in the hospital and you will be part of it.', 'en'],
  ['Wir suchen eine Pflegekraft für unser Team, die mit uns und den Patienten auf der Station arbeitet.', 'de'],
  ['Nous recherchons pour notre équipe un infirmier dans les services et vous êtes au coeur de la clinique.', 'fr'],
  ['مطلوب ممرض للعمل في المستشفى', 'ar'],
  ['C++', undefined],
])('the language of a text is told by its small words or its script: %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test('similar texts have similar hashes, others have not, and short ones none', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${(index * 7919) % 101}`)
  const bits = (a: string, b: string) => {
    let differing = BigInt.asUintN(64, BigInt(a) ^ BigInt(b))
    let count = 0
    for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n)
    return count
  }
  const hash = similarityHash(words) ?? ''
  expect(bits(hash, similarityHash(words.with(100, 'changed')) ?? '')).toBeLessThan(10)
  expect(bits(hash, similarityHash(words.toReversed()) ?? '')).toBeGreaterThan(15)
  expect(similarityHash(words.slice(0, 10))).toBeUndefined()
})
