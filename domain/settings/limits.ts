import { type LimitName, limitNamed, limitNames } from '../applications/quotas.ts'
import { recordOf } from '../record-of.ts'
import { type SettingSection, type WholeNumber, wholeNumber } from './setting.ts'

function limit(name: LimitName): WholeNumber {
  const { label, default: initial, highest } = limitNamed(name)
  const isStorage = name === 'max_stored_megabytes'
  return wholeNumber({
    label,
    effect: `${label}, at most.`,
    ...(isStorage && { hint: 'Megabytes (MB)' }),
    initial,
    least: 1,
    most: highest,
    characters: 8,
    inWords: (most) => `At most ${most.toLocaleString('en-NG')}${isStorage ? ' MB' : ''}`,
  })
}

/** The limits of accounts, facilities and registrations. */
export const limits = {
  title: 'Limits',
  lead: 'They keep one account from filling the portal. Who reaches one is told so. Officers may add to a facility beyond them.',
  settings: recordOf(limitNames, limit),
} as const satisfies SettingSection
