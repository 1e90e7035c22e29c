import { escapeHtml } from '../../lib/html.ts'

export type MailBlock = { text: string } | { code: string } | { link: string; label: string }

/** Renders the blocks as plain text and as simple HTML that reads well without styles and aloud. */
export function renderMailBody(
  language: string,
  title: string,
  blocks: readonly MailBlock[],
): { text: string; html: string } {
  const body = blocks.map(blockHtml).join('\n')
  return {
    text: `${blocks.map(blockText).join('\n\n')}\n`,
    // "doctype" in lower case, because a mail's code is its only run of six capitals and digits.
    html: `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; margin: 1em auto; padding: 0 1em">
${body}
</body>
</html>
`,
  }
}

function blockText(block: MailBlock): string {
  if ('code' in block) return `    ${block.code}`
  return 'link' in block ? `${block.label}\n${block.link}` : block.text
}

function blockHtml(block: MailBlock): string {
  if ('code' in block) {
    return `<p style="font-family: monospace; font-size: 28px; letter-spacing: 4px"><strong>${escapeHtml(block.code)}</strong></p>`
  }
  if ('link' in block) return `<p><a href="${escapeHtml(block.link)}">${escapeHtml(block.label)}</a></p>`
  return `<p>${escapeHtml(block.text)}</p>`
}
