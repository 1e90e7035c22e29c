import { child, childValue, type XmlNode } from './xml-tree.ts'

export type ListLevel = { marked: boolean; left: number | undefined }

export function readNumbering(
  part: XmlNode | undefined,
): (list: { id: string; level: number }) => ListLevel | undefined {
  const root = part?.children.find(({ name }) => name === 'numbering')
  const all = root?.children ?? []
  const abstract = new Map(
    all.filter(({ name }) => name === 'abstractNum').map((node) => [node.attributes['abstractNumId'], node]),
  )
  const lists = new Map(
    all
      .filter(({ name }) => name === 'num')
      .map((node) => [node.attributes['numId'], abstract.get(childValue(node, 'abstractNumId'))]),
  )
  return ({ id, level }) => {
    const found = lists
      .get(id)
      ?.children.find(({ name, attributes }) => name === 'lvl' && Number(attributes['ilvl']) === level)
    if (!found) return undefined
    const left = Number(child(child(found, 'pPr'), 'ind')?.attributes['left']) / 20
    const isEmpty = childValue(found, 'numFmt') === 'none' || childValue(found, 'lvlText') === ''
    return { marked: !isEmpty, left: Number.isFinite(left) ? left : undefined }
  }
}
