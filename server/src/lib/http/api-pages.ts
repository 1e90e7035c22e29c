import { fileAnswer, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { errors } from '@waymark/contract/errors.ts'
import { escapeHtml } from '../html.ts'
import { operationsOf, schemaOf, type Operation } from './open-api.ts'

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1f2421, #e9ebe7); --soft: light-dark(#5a625d, #a5ada8); --line: light-dark(#dcdfd9, #3a403c); --page: light-dark(#fbfaf7, #161917); --card: light-dark(#fff, #1e2220); --accent: light-dark(#0d6650, #6fcfae) }
body { margin: 0 auto; max-width: 56rem; padding: 3rem 1.25rem 6rem; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--page) }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 } h2 { margin: 3rem 0 1rem; font-size: 1.35rem } h3 { margin: 0; font-size: 1rem; font-weight: 600 }
a { color: var(--accent) } code, pre { font: .9em/1.5 ui-monospace, monospace } .soft { color: var(--soft) }
article { border: 1px solid var(--line); border-radius: .75rem; background: var(--card); padding: 1.25rem; margin: 1rem 0 }
article p { margin: .35rem 0 0 } .verb { color: var(--accent); font-weight: 700; margin-right: .5rem }
details { margin-top: .75rem } summary { cursor: pointer } pre { overflow: auto; margin: .5rem 0 0; padding: .85rem; border-radius: .5rem; background: var(--page); border: 1px solid var(--line) }
ul { padding-left: 1.1rem; margin: .5rem 0 0 } nav a { margin-right: 1rem } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`

/** The API as a readable page at /api/docs, without scripts, so that the strict CSP holds. */
export function renderApiPages(endpoints: Record<string, Endpoint>, version: string, nonce: string): string {
  const byNoun = Map.groupBy(operationsOf(endpoints), (operation) => operation.endpoint.noun)
  const links = [...byNoun.keys()].map((noun) => `<a href="#${noun}">${noun}</a>`).join(' ')
  const sections = [...byNoun].map(
    ([noun, operations]) => `<h2 id="${noun}">${noun}</h2>${operations.map(renderOperation).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Waymark API</title><style nonce="${nonce}">${style}</style></head><body><main>
<h1>Waymark API <span class="soft">${escapeHtml(version)}</span></h1>
<p>Success is <code>200</code> with <code>"success": true</code>. Errors are <code>{"success": false, "code", "error"}</code>; <code>validation</code> adds <code>fields</code>.
Signed-in endpoints take the token as <code>Authorization: Bearer &lt;token&gt;</code> or as the bare token. Unknown fields are refused.
The machine-readable form is <a href="/api/openapi.json">OpenAPI 3.1</a>.</p><nav aria-label="Groups">${links}</nav>${sections.join('')}</main></body></html>`
}

function renderOperation({ method, path, endpoint, refusals }: Operation): string {
  const limits = endpoint.limits.map(
    (limit) => `${limit.points} ${limit.counts} in ${limit.window_s} s by ${limit.by.replaceAll('-', ' ')}`,
  )
  const facts = [
    endpoint.access === 'open' ? 'Open to everyone.' : 'Needs a token.',
    ...(endpoint.upload ? [uploadFact(endpoint.upload)] : []),
    ...(limits.length > 0 ? [`Limits: ${limits.join('; ')}.`] : []),
  ]
  return `<article><h3><span class="verb">${method}</span><code>${escapeHtml(path)}</code></h3><p>${escapeHtml(endpoint.summary)}</p><p class="soft">${escapeHtml(facts.join(' '))}</p>${[
    renderSchema('Query', endpoint.query, 'input'),
    renderSchema('Body', endpoint.body, 'input'),
    endpoint.answer === fileAnswer ? '' : renderSchema('Answer', endpoint.answer, 'output'),
    `<details><summary>Errors</summary><ul>${refusals.map((code) => `<li><code>${errors[code].status} ${code}</code> ${escapeHtml(errors[code].error)}</li>`).join('')}</ul></details>`,
  ].join('')}</article>`
}

function uploadFact({ field, max_bytes, required }: NonNullable<Endpoint['upload']>): string {
  const size = `${max_bytes / 1_048_576} MB`
  return `Takes a form (multipart/form-data) ${required ? 'with' : 'too, then with or without'} a file of at most ${size} in "${field}".`
}

function renderSchema(title: string, schema: Endpoint['body'], io: 'input' | 'output'): string {
  if (!schema) return ''
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schemaOf(schema, io), null, 2))}</pre></details>`
}
