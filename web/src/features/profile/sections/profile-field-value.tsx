import { Trans, useLingui } from '@lingui/react/macro'
import { OutsideLink } from '../../../ui/link.tsx'
import { isPresent, longDateText, monthText } from '../fields/profile-dates.ts'
import { isEmptyField, isListField, listOf, textOf, type Entry, type Field } from '../fields/profile-fields.ts'
import { maritalStatusText } from '../fields/marital-status.ts'

/** "Mar 2021 – Present"; '' if both are missing. A missing end does not mean Present. */
export function Period({ entry }: { entry: Entry }): string {
  const { t, i18n } = useLingui()
  const from = monthText(textOf(entry, 'from'), i18n.locale)
  const to = textOf(entry, 'to')
  const end = isPresent(to) ? t`Present` : monthText(to, i18n.locale)
  if (!end) return from
  return from ? `${from} – ${end}` : t`Until ${end}`
}

const chip =
  'max-w-full rounded-full border border-line bg-raised px-3 py-1 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]'

export function Chips({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item} dir="auto" className={chip}>
          {item}
        </li>
      ))}
    </ul>
  )
}

const address = /^([\p{L}\d-]+\.)+\p{L}{2,}(\/\S*)?$/u

/** A link, also without its scheme as in "github.com/ada". Other protocols stay text. */
function LinkText({ text }: { text: string }) {
  const href = address.test(text) ? `https://${text}` : text
  return /^https?:\/\//i.test(href) ? (
    <OutsideLink href={href} className="inline-block">
      {text.replace(/^https?:\/\/(www\.)?/i, '')}
    </OutsideLink>
  ) : (
    text
  )
}

export function FieldValue({ entry, field }: { entry: Entry; field: Field }) {
  const { i18n } = useLingui()
  const { name, kind } = field
  if (isEmptyField(entry, field))
    return (
      <span className="text-muted">
        {isListField(field) ? <Trans>None specified</Trans> : <Trans>Not specified</Trans>}
      </span>
    )
  switch (kind) {
    case 'date':
      return longDateText(textOf(entry, name), i18n.locale)
    case 'marital-status':
      return maritalStatusText(textOf(entry, name))
    case 'month':
    case 'last-month':
      return monthText(textOf(entry, name), i18n.locale)
    case 'chips':
      return <Chips items={listOf(entry, name)} />
    case 'lines':
      return (
        // The first line decides the side of all bullets; within its line each text keeps its own direction.
        <ul dir="auto" className="flex list-disc flex-col gap-1.5 ps-5 marker:text-control">
          {listOf(entry, name).map((line, index) => (
            <li key={index} className="ps-1 [overflow-wrap:anywhere]">
              <span className="[unicode-bidi:plaintext]">{line}</span>
            </li>
          ))}
        </ul>
      )
    case 'links':
    case 'phones':
      return (
        <ul className="flex flex-col gap-1">
          {listOf(entry, name).map((line, index) => (
            <li
              key={index}
              dir={kind === 'phones' ? 'ltr' : 'auto'}
              className="text-start [overflow-wrap:anywhere] tabular-nums"
            >
              <LinkText text={line} />
            </li>
          ))}
        </ul>
      )
    case 'check':
      return <Trans>Yes</Trans>
    case 'link':
      return (
        <span dir="ltr" className="[overflow-wrap:anywhere]">
          <LinkText text={textOf(entry, name)} />
        </span>
      )
    case 'phone':
      return (
        <bdi dir="ltr" className="tabular-nums">
          {textOf(entry, name)}
        </bdi>
      )
    case 'text':
    case 'area':
    case 'email':
    case 'nationality':
    case 'year':
    case 'years':
      return (
        <span dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
          {textOf(entry, name)}
        </span>
      )
  }
}
