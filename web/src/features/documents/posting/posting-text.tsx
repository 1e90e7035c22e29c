import { Trans } from '@lingui/react/macro'
import type { KeptPosting } from '@waymark/contract/job-application.ts'
import type { ReactNode } from 'react'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { blocksOf } from './posting-blocks.ts'

export function PostingText({ posting }: { posting: KeptPosting }) {
  const sections: [ReactNode, string][] = [
    [<Trans key="company">About the Company</Trans>, posting.company_info],
    [<Trans key="roles">Roles and Responsibilities</Trans>, posting.description],
    [<Trans key="qualifications">Qualifications</Trans>, posting.requirements],
    [<Trans key="benefits">Benefits</Trans>, posting.benefits],
  ]
  const filled = sections.filter(([, text]) => text.trim() !== '')
  const facts = [posting.title, posting.company, posting.location, posting.salary, posting.employment_type]
  return (
    <div className="flex flex-col gap-6">
      {facts.some(Boolean) && (
        <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          <JoinedFacts facts={facts} />
        </p>
      )}
      {filled.map(([title, text], index) => (
        <section key={index} className="flex flex-col gap-2.5">
          {/* One long text needs no heading that it may not fit under. */}
          {filled.length > 1 && <h3 className="text-lg font-bold">{title}</h3>}
          <Blocks text={text} headings={filled.length > 1 ? 'h4' : 'h3'} />
        </section>
      ))}
    </div>
  )
}

function Blocks({ text, headings: Heading }: { text: string; headings: 'h3' | 'h4' }) {
  return blocksOf(text).map((block, index) => {
    if (block.kind === 'heading')
      return (
        <Heading key={index} dir="auto" className="font-bold [overflow-wrap:anywhere] not-first:mt-2">
          {block.lines[0]}
        </Heading>
      )
    return block.kind === 'list' ? (
      <ul key={index} dir="auto" className="list-disc ps-5 marker:text-muted">
        {block.lines.map((line, at) => (
          <li key={at} className="mt-1 [overflow-wrap:anywhere]">
            <span className="[unicode-bidi:plaintext]">{line}</span>
          </li>
        ))}
      </ul>
    ) : (
      <p key={index} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
        {block.lines.join('\n')}
      </p>
    )
  })
}
