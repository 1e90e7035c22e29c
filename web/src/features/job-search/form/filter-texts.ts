import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { contractNames, hoursNames, isContract, isHours } from './employment-names.ts'
import { followedSource, type Search } from './search-address.ts'

type Filters = Pick<
  Search,
  'km' | 'remote' | 'days' | 'pay' | 'currency' | 'language' | 'hours' | 'contract' | 'source'
>

/** The names that the form gives to its filters, for those that are set. */
export function filterTexts(search: Filters, sourceNames: ReadonlyMap<string, string>): string[] {
  const { km, remote, days, pay, currency, language, hours, contract, source } = search
  const texts: string[] = []
  if (km !== '') texts.push(t`Within ${km} km`)
  if (remote !== '') texts.push(remote === 'only' ? t`Only remote jobs` : t`No remote jobs`)
  if (days !== '') {
    const span = days === '1' ? t`1 day` : t`${days} days`
    texts.push(t`Posted within ${span}`)
  }
  if (pay !== '') {
    const salary = `${i18n.number(Number(pay))} ${currency}`
    texts.push(t`From ${salary} a year`)
  }
  if (isHours(hours)) texts.push(i18n._(hoursNames[hours]))
  if (isContract(contract)) texts.push(i18n._(contractNames[contract]))
  if (language !== '') texts.push(new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language)
  if (source !== '') texts.push(source === followedSource ? t`Employers I follow` : (sourceNames.get(source) ?? source))
  return texts
}

/** Names by id; all boards of one system share an id, the part before its colon. */
export const sourceNamesOf = (sources: readonly { id: string; name: string }[]): Map<string, string> =>
  new Map(sources.map(({ id, name }) => [id.split(':')[0] ?? '', name]))
