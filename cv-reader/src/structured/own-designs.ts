/** Points, from features/documents/pdf/templates/designs.typ: by its sizes a line of our own CVs is known again. */
export type OwnDesign = Readonly<
  Record<'name' | 'headline' | 'contact' | 'label' | 'heading' | 'meta' | 'text' | 'foot', number>
>

const designs: readonly OwnDesign[] = [
  { name: 25, headline: 12.2, contact: 9.5, label: 11.5, heading: 10.5, meta: 9.2, text: 10, foot: 8.5 },
  { name: 26, headline: 11.8, contact: 9.4, label: 10.9, heading: 10.4, meta: 9.1, text: 9.8, foot: 8.4 },
  { name: 28, headline: 13, contact: 9.7, label: 12.4, heading: 10.7, meta: 9.3, text: 10.1, foot: 8.6 },
  { name: 20, headline: 11.2, contact: 8.9, label: 10.2, heading: 9.9, meta: 8.7, text: 9.5, foot: 8.1 },
]

export const isSize = (size: number, expected: number): boolean => Math.abs(size - expected) < 0.045

/** The design of a page whose name is set this large. */
export const designNamed = (size: number): OwnDesign | undefined => designs.find(({ name }) => isSize(size, name))
