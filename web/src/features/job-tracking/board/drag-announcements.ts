import type { DragStart, DragUpdate, DropResult } from '@hello-pangea/dnd'
import { t } from '@lingui/core/macro'
import { statusName } from '../status-texts.ts'

export function liftedText({ source }: DragStart, title: string, total: number): string {
  const [column, place] = [statusName(source.droppableId), source.index + 1]
  return t`You have lifted ${title}, number ${place} of ${total} in ${column}.`
}

export function movedText({ destination, source }: DragUpdate, total: number): string {
  if (!destination) return t`You are not over a column.`
  const [column, place] = [statusName(destination.droppableId), destination.index + 1]
  if (destination.droppableId === source.droppableId) return t`Back in ${column}, where it came from.`
  const all = total + 1
  return t`Over ${column}, place ${place} of ${all}.`
}

export function droppedText({ destination, source, reason }: DropResult, title: string): string {
  const from = statusName(source.droppableId)
  if (reason === 'CANCEL') return t`Not moved. ${title} is back in ${from}.`
  if (!destination || destination.droppableId === source.droppableId) return t`${title} stays in ${from}.`
  const column = statusName(destination.droppableId)
  return t`${title} was moved from ${from} to ${column}.`
}
