import { expect, test } from 'vitest'
import { htmlToMarkdown } from './html-to-markdown.ts'

test.each([
  ['<p>One <strong>bold</strong> &amp; <em>soft</em> word.</p>\n<p>Two.</p>', 'One **bold** & *soft* word.\n\nTwo.'],
  ['<h3>Head</h3><ul><li>a</li><li><p>b</p></li></ul><p>End</p>', '### Head\n\n- a\n- b\n\nEnd'],
  ['<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>', '1. a\n2. b\n  - c'],
  ['<blockquote><p>a</p><p>b</p></blockquote><p>c</p>', '> a\n>\n> b\n\nc'],
  ['<a href="https://a.example/x(1)">Apply</a>', '[Apply](https://a.example/x%281%29)'],
  ['<pre>a *b*\n  c</pre>', '```\na *b*\n  c\n```'],
  ['<p>2 * 3 [x]</p>', '2 \\* 3 \\[x\\]'],
  ['plain text', 'plain text'],
  ['', ''],
])('%s becomes %j', (html, markdown) => expect(htmlToMarkdown(html)).toBe(markdown))
