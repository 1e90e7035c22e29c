import { inflateEntry, listZipEntries } from '../zip-entries.ts'
import { parseXml, type XmlNode } from './xml-tree.ts'

export type DocxPart = { root: XmlNode; links: ReadonlyMap<string, string> }

export type Docx = {
  document: DocxPart
  styles: XmlNode | undefined
  numbering: XmlNode | undefined
  asides: readonly DocxPart[]
  macros: boolean
}

const maxAsides = 12

export function openDocx(bytes: Buffer): Docx | undefined {
  const entries = new Map((listZipEntries(bytes) ?? []).map((entry) => [entry.name.replaceAll('\\', '/'), entry]))
  const textOf = (name: string) => {
    const entry = entries.get(name)
    const content = entry ? inflateEntry(bytes, entry) : undefined
    return Buffer.isBuffer(content) ? decode(content) : undefined
  }
  const rootOf = (name: string) => {
    const xml = textOf(name)
    return xml === undefined ? undefined : parseXml(xml)
  }
  const partOf = (name: string): DocxPart | undefined => {
    const root = rootOf(name)
    return root && { root, links: linksOf(rootOf(name.replace(/([^/]+)$/, '_rels/$1.rels'))) }
  }
  const names = [...entries.keys()]
  const main = names.find((name) => /^word\/document\d*\.xml$/.test(name))
  const document = main === undefined ? undefined : partOf(main)
  if (!document) return undefined
  const asideNames = ['header', 'footer'].flatMap((kind) =>
    names.filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name)).toSorted(),
  )
  return {
    document,
    styles: rootOf('word/styles.xml'),
    numbering: rootOf('word/numbering.xml'),
    asides: asideNames.slice(0, maxAsides).flatMap((name) => partOf(name) ?? []),
    macros: names.some((name) => /vbaProject\.bin$/i.test(name)),
  }
}

function decode(content: Buffer): string {
  if (content.length >= 2 && content.readUInt16LE(0) === 0xfeff) return content.toString('utf16le')
  return content.toString('utf8')
}

function linksOf(relations: XmlNode | undefined): Map<string, string> {
  const all = relations?.children.flatMap((node) => node.children) ?? []
  return new Map(
    all.flatMap(({ attributes: { Id, Target, TargetMode } }) =>
      Id !== undefined && Target !== undefined && TargetMode === 'External' && /^(https?:|mailto:|tel:)/i.test(Target)
        ? [[Id, Target.slice(0, 2048)] as const]
        : [],
    ),
  )
}
