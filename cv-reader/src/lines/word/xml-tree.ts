import { Parser } from 'htmlparser2'

/** `name` is without its prefix (w:p → p). */
export type XmlNode = { name: string; attributes: Readonly<Record<string, string>>; children: XmlNode[]; text: string }

/** The largest real CV has 60,000 elements, 40 deep. */
const maxNodes = 400_000
const deepest = 400

/**
 * Parses an XML part. Only XML's own five entities are known, so neither entity bombs nor external references (XXE)
 * do anything; broken markup gives what could be read.
 * @throws for more elements than a CV can have
 */
export function parseXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let count = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++count > maxNodes || open.length > deepest) throw new Error('The part has too many elements')
        const node: XmlNode = {
          name: withoutPrefix(name),
          attributes: withoutPrefixes(attributes),
          children: [],
          text: '',
        }
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      ontext(text) {
        const node = open.at(-1)
        if (node) node.text += text
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  parser.end()
  return root
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function withoutPrefixes(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [withoutPrefix(name), value]))
}

export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((one) => one.name === name)
}

export function childValue(node: XmlNode | undefined, name: string): string | undefined {
  return child(node, name)?.attributes['val']
}

export function descendant(node: XmlNode | undefined, name: string): XmlNode | undefined {
  for (const one of node?.children ?? []) {
    const found = one.name === name ? one : descendant(one, name)
    if (found) return found
  }
  return undefined
}

/** Whether a switch such as <w:b/> is on, off (<w:b w:val="0"/>), or not set. */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = child(node, name)
  if (!found) return undefined
  return !['0', 'false', 'off', 'none'].includes(found.attributes['val'] ?? 'true')
}
