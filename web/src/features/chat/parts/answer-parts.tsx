import type { MessagePart } from '@waymark/contract/message-parts.ts'
import { Answer } from '../messages/answer.tsx'
import { BoardCards } from './board-cards.tsx'
import { FoundJobs } from './found-jobs.tsx'
import { MessageButtons } from './message-buttons.tsx'
import { ProposalCard } from './proposal-card.tsx'

export type Saying = { isBusy: boolean; onSay: (text: string) => void }
type Props = {
  parts: readonly MessagePart[]
  saying: Saying
}

export function AnswerParts({ parts, saying }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {parts.map((part, index) => (
        // The parts of a message stay as they are.
        <Part key={index} part={part} saying={saying} />
      ))}
    </div>
  )
}

function Part({ part, saying }: { part: MessagePart; saying: Saying }) {
  switch (part.type) {
    case 'text':
      return <Answer html={part.html} />
    case 'jobs':
      return <FoundJobs jobs={part.jobs} />
    case 'cards':
      return <BoardCards cards={part.cards} />
    case 'proposal':
      return <ProposalCard proposal={part.proposal} />
    case 'buttons':
      return part.buttons.length > 0 ? <MessageButtons buttons={part.buttons} {...saying} /> : null
  }
}
