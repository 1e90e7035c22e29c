import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { useMachineReading } from '../application.api.ts'

/** What a program that reads applications finds in a file, beside what the file should say. */
export function MachineReading({ id }: { id: string }) {
  const reading = useMachineReading(id)
  const { data, isPending } = reading
  if (isPending) return <Skeleton label={<Trans>Reading the file back...</Trans>} />
  if (!data)
    return (
      <LoadFailure query={reading}>
        <Trans>The file could not be read back. It can still be downloaded.</Trans>
      </LoadFailure>
    )
  const { words, words_found, links, links_found, fields, fields_missing } = data
  const found = fields - fields_missing.length
  const isMarked = data.is_tagged && data.title !== '' && data.language !== ''
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2.5">
        <Item isGood={data.missing.length === 0} names={data.missing}>
          <Trans>
            {words_found} of {words} words are read.
          </Trans>
        </Item>
        <Item isGood={data.in_order}>
          {data.in_order ? (
            <Trans>They come in the order of the page.</Trans>
          ) : (
            <Trans>Some come in another order than on the page.</Trans>
          )}
        </Item>
        {data.undrawn.length > 0 && (
          <Item isGood={false} names={data.undrawn}>
            <Trans>These characters cannot be printed or read.</Trans>
          </Item>
        )}
        {fields > 0 && (
          <Item isGood={found === fields} names={fields_missing.map((field) => field.replace(/^\w+: /, ''))}>
            <Trans>
              {found} of {fields} facts (names, titles, employers, dates, skills) are found again.
            </Trans>
          </Item>
        )}
        {links > 0 && (
          <Item isGood={links_found === links}>
            <Trans>
              {links_found} of {links} links lead where they should.
            </Trans>
          </Item>
        )}
        <Item isGood={data.has_fonts && isMarked}>
          {data.has_fonts && isMarked ? (
            <Trans>Fonts are in the file; title, language and headings are marked for screen readers.</Trans>
          ) : (
            <Trans>Fonts, title, language or headings are not all in the file.</Trans>
          )}
        </Item>
        <Item isGood>
          <Plural value={data.pages} one="# page" other="# pages" />
        </Item>
      </ul>
      <Unfold isSmall title={<Trans>The text as a program reads it</Trans>}>
        <pre
          dir="auto"
          tabIndex={0}
          className="max-h-96 overflow-auto rounded-control bg-raised p-3 font-mono text-[0.8125rem] whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {data.text}
        </pre>
      </Unfold>
    </div>
  )
}

type ItemProps = { isGood: boolean; names?: readonly string[]; children: ReactNode }

function Item({ isGood, names = [], children }: ItemProps) {
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <li className="flex gap-2.5 text-[0.9375rem]">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-accent' : 'text-danger'}`} />
      <div className="min-w-0">
        <p>{children}</p>
        {names.length > 0 && (
          <p dir="auto" className="text-sm [overflow-wrap:anywhere] text-muted">
            {names.join(' · ')}
          </p>
        )}
      </div>
    </li>
  )
}
