import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { importWarnings } from '@waymark/contract/profile-import.ts'
import { Alert } from '../../../../ui/alert.tsx'
import type { Reading } from '../plan/import-reading.ts'

const texts: Record<(typeof importWarnings)[number], MessageDescriptor> = {
  pages_left_out: msg`The file has more pages than are read. The last ones are missing here.`,
  text_left_out: msg`The file has more text than is read. The end of it is missing here.`,
  mixed_columns: msg`Some columns of this file stand so close together that their lines may be mixed up. Please look closely.`,
  letters_lost: msg`Some letters of this file could not be read, often “fi” or “fl”, and are missing in their words. Please look closely.`,
}

export function ImportWarnings({ reading, lost: count }: { reading: Reading; lost: number | null }) {
  const { i18n } = useLingui()
  if (reading.warnings.length === 0 && count === null) return null
  return (
    <div className="mb-6 flex flex-col gap-3 pt-2">
      {reading.warnings.map((warning) => (
        <Alert key={warning} variant="note">
          {i18n._(texts[warning])}
        </Alert>
      ))}
      {count !== null && (
        <Alert variant="note">
          <Trans>Your whole profile is replaced by what is ticked here.</Trans>{' '}
          {count > 0 && (
            <Plural
              value={count}
              one="One entry of your profile is not in this file and will be gone."
              other="# entries of your profile are not in this file and will be gone."
            />
          )}{' '}
          <Trans>You can undo it afterwards.</Trans>
        </Alert>
      )}
    </div>
  )
}
