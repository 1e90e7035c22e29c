import { Trans, useLingui } from '@lingui/react/macro'
import {
  jobContracts,
  jobHours,
  postedWithinDays,
  salaryCurrencies,
  searchLanguages,
  searchLimits,
  searchRadii,
} from '@waymark/contract/job-search/job-search.ts'
import { i18n } from '@lingui/core'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClasses, Field } from '../../../ui/fields/field.tsx'
import { Select, SelectField } from '../../../ui/fields/select-field.tsx'
import { contractNames, hoursNames } from './employment-names.ts'
import { sourceNamesOf } from './filter-texts.ts'
import { useSources } from '../job-search.api.ts'
import { followedSource, type Search } from './search-address.ts'

type Props = { search: Search; onChange: (search: Search) => void }

export function SearchFilters({ search, onChange }: Props) {
  const { t } = useLingui()
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' })
  const sources = [...sourceNamesOf(useSources().data ?? [])]
  const set = (name: keyof Search) => (value: string) => onChange({ ...search, [name]: value })
  const { km, remote, days, pay, language, hours, contract, source, sort } = search
  const active = [km, remote, days, pay, language, hours, contract, source, sort].filter(Boolean).length
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11! self-start lg:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {active === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({active})</Trans>}
      </Button>
      <fieldset
        className={classNames(
          'grid grid-cols-2 gap-3 max-lg:col-span-2 max-lg:row-start-2 sm:grid-cols-3 lg:contents',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <legend className="sr-only">
          <Trans>Filters</Trans>
        </legend>
        {search.city !== '' && (
          <SelectField
            label={t`Distance`}
            value={search.km || String(searchLimits.radius_km)}
            onChange={(km) => set('km')(km === String(searchLimits.radius_km) ? '' : km)}
            options={searchRadii.map((km) => ({ value: String(km), label: t`Within ${km} km` }))}
          />
        )}
        <SelectField
          label={t`Remote`}
          value={search.remote}
          onChange={set('remote')}
          options={[
            { value: '', label: t`All jobs` },
            { value: 'only', label: t`Only remote jobs` },
            { value: 'none', label: t`No remote jobs` },
          ]}
        />
        <SelectField
          label={t`Working hours`}
          value={hours}
          onChange={set('hours')}
          options={[
            { value: '', label: t`Any hours` },
            ...jobHours.map((value) => ({ value, label: i18n._(hoursNames[value]) })),
          ]}
        />
        <SelectField
          label={t`Contract`}
          value={contract}
          onChange={set('contract')}
          options={[
            { value: '', label: t`Any contract` },
            ...jobContracts.map((value) => ({ value, label: i18n._(contractNames[value]) })),
          ]}
        />
        <SelectField
          label={t`Posted within`}
          value={search.days}
          onChange={set('days')}
          options={[
            { value: '', label: t`Any time` },
            ...postedWithinDays.map((days) => ({
              value: String(days),
              label: days === 1 ? t`1 day` : t`${days} days`,
            })),
          ]}
        />
        {/* Room for seven digits beside the currency. */}
        <div className="max-sm:col-span-2">
          <SalaryFrom search={search} onChange={onChange} />
        </div>
        <SelectField
          label={t`Language`}
          value={search.language}
          onChange={set('language')}
          options={[
            { value: '', label: t`Any language` },
            ...searchLanguages.map((code) => ({ value: code, label: languages.of(code) ?? code })),
          ]}
        />
        <SelectField
          label={t`Source`}
          value={search.source}
          onChange={set('source')}
          options={[
            { value: '', label: t`All sources` },
            { value: followedSource, label: t`Employers I follow` },
            ...sources.map(([value, label]) => ({ value, label })),
          ]}
        />
        <SelectField
          label={t`Sort by`}
          value={search.sort}
          onChange={set('sort')}
          options={[
            { value: '', label: t`Relevance` },
            { value: 'match', label: t`Match with your profile` },
            { value: 'newest', label: t`Newest` },
            { value: 'salary', label: t`Salary` },
          ]}
        />
      </fieldset>
    </>
  )
}

function SalaryFrom({ search, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [amount, setAmount] = useState(search.pay)
  const [shownPay, setShownPay] = useState(search.pay)
  if (search.pay !== shownPay) {
    setShownPay(search.pay)
    setAmount(search.pay)
  }
  function apply(): void {
    const pay = Number(amount) === 0 ? '' : String(Math.min(Number(amount), searchLimits.salary))
    setAmount(pay)
    if (pay !== search.pay) onChange({ ...search, pay })
  }
  return (
    <Field id={id} label={t`Minimum yearly salary`}>
      <div className="flex gap-2">
        <input
          id={id}
          inputMode="numeric"
          value={amount}
          onChange={(event) => setAmount(event.target.value.replace(/\D/g, '').slice(0, 9))}
          onBlur={apply}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
          className={`${controlClasses} min-w-0`}
        />
        <Select
          aria-label={t`Currency`}
          value={search.currency || 'USD'}
          options={salaryCurrencies.map((currency) => ({ value: currency, label: currency }))}
          onChange={(currency) => onChange({ ...search, currency })}
          isMuted={amount === ''}
          className="w-22 shrink-0"
        />
      </div>
    </Field>
  )
}
