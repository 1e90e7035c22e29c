import { expect, test } from 'vitest'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { blocksToHtml } from './blocks.ts'
import { blocksFromMarkdown } from './blocks-from-markdown.ts'

const known = 'https://jobs.example/1'
/** A caller that is careless about schemes. */
const isLinkAllowed = (href: string) => href === known || href.startsWith('javascript:')
const htmlOf = (markdown: string) => blocksToHtml(blocksFromMarkdown(markdown, { isLinkAllowed }))

test.each([
  [
    'One **bold** and *soft* `word`.\nNext line',
    '<p>One <strong>bold</strong> and <em>soft</em> word.<br>Next line</p>',
  ],
  ['## Head **x**\ntext', '<h3>Head x</h3>\n<p>text</p>'],
  ['- a\n- b\n\n- c\n\nend', '<ul><li>a</li><li>b</li><li>c</li></ul>\n<p>end</p>'],
  ['1. a\n2) b\n   more', '<ol><li>a</li><li>b<br>more</li></ol>'],
  ['> a\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['```\ncode <b>\n```\nafter', '<blockquote><p>code &lt;b&gt;</p></blockquote>\n<p>after</p>'],
  [`[Apply](${known}) or ${known}.`, `<p><a href="${known}">Apply</a> or <a href="${known}">${known}</a>.</p>`],
  [`[1] [[Apply](${known})`, `<p>[1] [<a href="${known}">Apply</a></p>`],
  ['2 * 3 * 4, snake_case_word, \\*plain\\*', '<p>2 * 3 * 4, snake_case_word, *plain*</p>'],
  ['a **b', '<p>a **b</p>'],
  [
    '| Job | Pay |\n|---|:-:|\n| Cook | **30k** |\n| Baker |\n\nend',
    '<table><thead><tr><th>Job</th><th>Pay</th></tr></thead><tbody><tr><td>Cook</td><td><strong>30k</strong></td></tr>' +
      '<tr><td>Baker</td><td></td></tr></tbody></table>\n<p>end</p>',
  ],
  ['a | b', '<p>a | b</p>'],
  ['| <img src=x> |\n| --- |', '<table><thead><tr><th>&lt;img src=x&gt;</th></tr></thead><tbody></tbody></table>'],
  ['', ''],
])('%j becomes %s', (markdown, html) => expect(htmlOf(markdown)).toBe(html))

test.each([
  ['[x](https://evil.example/?q=secret)', '<p>x</p>'],
  ['https://evil.example/?q=secret', '<p>https://evil.example/?q=secret</p>'],
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['![x](https://evil.example/pixel)', '<p>![x](https://evil.example/pixel)</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['**<script>x</script>**', '<p><strong>&lt;script&gt;x&lt;/script&gt;</strong></p>'],
])('an unknown address is no link, and HTML is text: %s', (markdown, html) => expect(htmlOf(markdown)).toBe(html))

test('however hostile a text, only the tags of blocks come out', () => {
  const hostile = [
    '*'.repeat(20_000),
    '[('.repeat(9_000),
    '`_*['.repeat(5_000),
    '> - # 1. '.repeat(3_000),
    '\\'.repeat(9_999),
  ]
  for (const text of hostile) expect(tagsIn(htmlOf(text))).toEqual([])
})

testOnRealData('no vector of a list of script injections becomes a tag', 60_000, (folder) => {
  const files = readdirSync(path.join(folder, 'hostile/xss'), { recursive: true, withFileTypes: true })
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'))
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(tagsIn(htmlOf(text.slice(0, 200_000)))).toEqual([])
})

/** Opening tags other than those of blocks without attributes. */
const tagsIn = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/^<(?:p|h3|ul|ol|li|strong|em|br|blockquote)>$/.test(tag))
