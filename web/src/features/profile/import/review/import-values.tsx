import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { ConfidenceNote } from './import-confidence.tsx'
import { entryMergeOf, isLeafTaken, take } from '../plan/import-decisions.ts'
import { LeafBox, LeafProblem } from './import-leaf.tsx'
import type { Group, Leaf, Row } from '../plan/import-proposal.ts'
import { useImportReview } from './import-review.ts'
import { isPresent } from '../../fields/profile-dates.ts'
import { FieldValue } from '../../sections/profile-field-value.tsx'
import { isListField, type Field } from '../../fields/profile-fields.ts'

export type ValuesProps = {
  group: Group
  row: Row
  disabled: boolean
  label: string
  where: ReactNode
  onEdit: () => void
}

export function ImportValues(props: ValuesProps) {
  const { row } = props
  const [leaf] = row.leaves
  if (isListField(row.field)) return <ListValues {...props} />
  if (!leaf) return null
  return leaf.state === 'different' ? <TwoValues {...props} leaf={leaf} /> : <OneValue {...props} leaf={leaf} />
}

type OneProps = ValuesProps & { leaf: Leaf }

/** Summary and skills are whole sections, named by the section's heading. */
const isWhole = (row: Row) => row.path === row.field.name

const labelClasses = 'text-sm font-medium text-muted'

function OneValue({ group, row, leaf, label, disabled, where, onEdit }: OneProps) {
  const { decisions, decide } = useImportReview()
  const id = useId()
  return (
    <div data-path={leaf.path} className="flex flex-wrap items-start gap-x-4">
      <LeafBox
        checked={isLeafTaken(decisions, group, leaf)}
        disabled={disabled}
        describedBy={`${id}-confidence`}
        onChange={(checked) => decide(take(decisions, leaf.path, checked))}
      >
        <span className={isWhole(row) ? 'sr-only' : classNames('block', labelClasses)}>{label}</span>{' '}
        <ShownValue row={row} value={leaf.value} />
      </LeafBox>
      <span className="flex flex-wrap items-center gap-x-4 max-sm:ml-8 sm:pt-0.5">
        <ConfidenceNote id={`${id}-confidence`} confidence={leaf.confidence} />
        {where}
      </span>
      <LeafProblem leaf={leaf} onEdit={onEdit} />
    </div>
  )
}

function TwoValues({ group, row, leaf, label, disabled, where, onEdit }: OneProps) {
  const { decisions, decide } = useImportReview()
  const id = useId()
  const isTheirs = isLeafTaken(decisions, group, leaf)
  const choice = (checked: boolean, text: ReactNode, value: string, describedBy?: string) => (
    <LeafBox
      type="radio"
      name={id}
      checked={checked === isTheirs}
      disabled={disabled}
      {...(describedBy && { describedBy })}
      onChange={() => decide(take(decisions, leaf.path, checked))}
    >
      <span className="block text-sm text-muted">{text}</span> <ShownValue row={row} value={value} />
    </LeafBox>
  )
  return (
    <fieldset data-path={leaf.path} className="flex min-w-0 flex-col gap-1.5">
      <legend className={isWhole(row) ? 'sr-only' : classNames('mb-1', labelClasses)}>{label}</legend>
      <div className="flex">{choice(false, <Trans>In your profile</Trans>, row.mine[0] ?? '')}</div>
      <div className="flex flex-wrap items-start gap-x-4">
        {choice(true, <Trans>In the file</Trans>, leaf.value, `${id}-confidence`)}
        <span className="flex flex-wrap items-center gap-x-4 max-sm:ml-8 sm:pt-0.5">
          <ConfidenceNote id={`${id}-confidence`} confidence={leaf.confidence} />
          {where}
        </span>
        <LeafProblem leaf={leaf} onEdit={onEdit} />
      </div>
    </fieldset>
  )
}

function ShownValue({ row: { field }, value }: { row: Row; value: string }) {
  const { t } = useLingui()
  return (
    <span className="block [overflow-wrap:anywhere]">
      {field.kind === 'last-month' && isPresent(value) ? (
        t`Present`
      ) : (
        <FieldValue entry={{ [field.name]: value }} field={field} />
      )}
    </span>
  )
}

function ListValues({ group, row, label, disabled, where, onEdit }: ValuesProps) {
  const { t } = useLingui()
  const { decisions } = useImportReview()
  const fresh = row.leaves.filter(({ state }) => state !== 'same')
  const count = row.leaves.length - fresh.length
  const mineCount = row.mine.length
  const isReplacing = entryMergeOf(decisions, group) === 'theirs' && mineCount > 0
  const List = row.field.kind === 'chips' ? ChipValues : LineValues
  return (
    <div>
      {!isWhole(row) && <p className={classNames('mb-1', labelClasses)}>{label}</p>}
      <List group={group} field={row.field} leaves={fresh} disabled={disabled} onEdit={onEdit} />
      {count > 0 && (
        <p className="mt-1.5 text-sm text-muted">
          {fresh.length === 0 ? (
            <Trans>All of it is in your profile already.</Trans>
          ) : (
            t`In your profile already: ${count}`
          )}
        </p>
      )}
      {where && <div className={classNames(List === LineValues && 'max-sm:ml-8')}>{where}</div>}
      {isReplacing && (
        <p className="mt-1.5 text-sm font-medium">
          <Trans>These replace what your profile has here now: {mineCount}</Trans>
        </p>
      )}
    </div>
  )
}

type ListProps = { group: Group; field: Field; leaves: readonly Leaf[]; disabled: boolean; onEdit: () => void }

function LineValues({ group, field, leaves, disabled, onEdit }: ListProps) {
  const id = useId()
  return (
    <ul className="flex flex-col gap-1">
      {leaves.map((leaf, index) => (
        <ListItem key={leaf.path} leaf={leaf} className="flex flex-wrap items-start gap-x-4">
          <ItemBox
            variant="line"
            group={group}
            field={field}
            leaf={leaf}
            disabled={disabled}
            describedBy={`${id}-${index}`}
          />
          <span className="max-sm:ml-8 sm:pt-1">
            <ConfidenceNote id={`${id}-${index}`} confidence={leaf.confidence} />
          </span>
          <LeafProblem leaf={leaf} onEdit={onEdit} />
        </ListItem>
      ))}
    </ul>
  )
}

const order = ['high', 'medium', null, 'low'] as const

function ChipValues({ group, field, leaves, disabled, onEdit }: ListProps) {
  const id = useId()
  const parts = order.map((confidence) => ({
    confidence,
    inside: leaves.filter((leaf) => leaf.confidence === confidence),
  }))
  return (
    <div className="flex flex-col gap-3">
      {parts
        .filter(({ inside }) => inside.length > 0)
        .map(({ confidence, inside }) => (
          <div key={confidence} className="flex flex-col items-start gap-1.5">
            <ConfidenceNote id={`${id}-${confidence}`} confidence={confidence} />
            <ul className="flex max-w-full flex-wrap gap-2">
              {inside.map((leaf) => (
                <ListItem key={leaf.path} leaf={leaf} className="max-w-full">
                  <ItemBox
                    variant="chip"
                    group={group}
                    field={field}
                    leaf={leaf}
                    disabled={disabled}
                    describedBy={`${id}-${confidence}`}
                  />
                  <LeafProblem leaf={leaf} onEdit={onEdit} />
                </ListItem>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

function ListItem({ leaf, className, children }: { leaf: Leaf; className: string; children: ReactNode }) {
  const { lookAt } = useImportReview()
  return (
    <li
      data-path={leaf.path}
      onMouseEnter={() => lookAt(leaf.lines)}
      onFocus={(event) => {
        event.stopPropagation()
        lookAt(leaf.lines)
      }}
      className={className}
    >
      {children}
    </li>
  )
}

type ItemProps = Omit<ListProps, 'leaves' | 'onEdit'> & { variant: 'line' | 'chip'; leaf: Leaf; describedBy: string }

function ItemBox({ variant, group, field, leaf, disabled, describedBy }: ItemProps) {
  const { decisions, decide } = useImportReview()
  return (
    <LeafBox
      variant={variant}
      checked={isLeafTaken(decisions, group, leaf)}
      disabled={disabled}
      describedBy={describedBy}
      onChange={(checked) => decide(take(decisions, leaf.path, checked))}
    >
      <span dir={field.kind === 'phones' ? 'ltr' : 'auto'} className="block text-start [overflow-wrap:anywhere]">
        {leaf.value}
        {leaf.category && <span className="text-muted"> · {leaf.category}</span>}
      </span>
    </LeafBox>
  )
}
