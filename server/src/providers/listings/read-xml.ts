import { Parser } from 'htmlparser2'
import { UnknownShape } from './source.ts'

export type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string; children: Element[] }

const mostElements = 100_000
const deepest = 50

/** Parses XML within budgets and without custom entities. Throws UnknownShape for another root. */
export function parseXml(body: string, root: string): Element {
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  let count = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++count > mostElements || open.length > deepest) throw new UnknownShape('The answer has too many elements.')
        const element = { name, attributes, text: '', children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(data) {
        const element = open.at(-1)
        if (element) element.text += data
      },
      onclosetag: () => void (open.length > 1 && open.pop()),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(body)
  parser.end()
  const found = top.children.find(({ name }) => name === root)
  if (!found)
    throw new UnknownShape(`The answer is no <${root}>; it begins with "${body.slice(0, 40).replace(/\s+/g, ' ')}".`)
  return found
}

export function childrenOf({ children }: Element, name: string): Element[] {
  return children.filter((child) => child.name === name)
}

export function textOf(element: Element, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? ''
}
