import { Trans, useLingui } from '@lingui/react/macro'
import { documentDesigns, type DocumentLook } from '@waymark/contract/documents.ts'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { DesignPicture } from './design-picture.tsx'
import { useLook } from './document-look.ts'

/** How the next CV and its letter are set: one of four designs, seen as small pages, and the paper. */
export function LookChoice() {
  const { t } = useLingui()
  const id = useId()
  const [look, setLook] = useLook()
  const names: Record<DocumentLook['design'], string> = {
    classic: t`Classic`,
    serif: t`Serif`,
    modern: t`Modern`,
    compact: t`Compact`,
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-[0.9375rem] font-semibold">
        <Trans>Design</Trans>
      </legend>
      <div className="grid grid-cols-4 gap-2 sm:gap-3">
        {documentDesigns.map((design) => (
          <label
            key={design}
            className={classNames(
              'flex cursor-pointer flex-col items-center gap-1.5 rounded-control border p-2 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              look.design === design
                ? 'border-accent bg-accent-soft font-semibold'
                : 'border-line hover:border-control',
            )}
          >
            <input
              type="radio"
              name={id}
              value={design}
              checked={look.design === design}
              onChange={() => setLook({ ...look, design })}
              className="sr-only"
            />
            <DesignPicture design={design} />
            {names[design]}
          </label>
        ))}
      </div>
      <SegmentedControl
        label={t`Paper`}
        value={look.paper}
        options={[
          { value: 'a4', name: t`A4` },
          { value: 'letter', name: t`US Letter` },
        ]}
        onChange={(paper) => setLook({ ...look, paper })}
      />
    </fieldset>
  )
}
