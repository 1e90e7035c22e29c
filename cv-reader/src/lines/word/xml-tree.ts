import { Parser } from 'htmlparser2'

export type XmlNode = { name: string; attributes: Readonly<Record<string, string>>; children: XmlNode[]; text: string }

/** The largest real CV has 60,000 elements, 40 deep. */
const maxNodes = 400_000
const deepest = 400

/** Knows only XML's five entities, so no entity bombs or XXE. Throws past the limits; tolerates broken markup. */
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

/** The state of a switch such as <w:b/>: on, off (<w:b w:val="0"/>), or undefined if not set. */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = child(node, name)
  if (!found) return undefined
  return !['0', 'false', 'off', 'none'].includes(found.attributes['val'] ?? 'true')
}
