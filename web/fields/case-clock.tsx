import type { RegistrationCase } from '@portal/contract/cases/registration-case.ts'
import { Icon } from '../ui/icon.tsx'
import textStyles from '../ui/text.module.css'
import styles from './case-clock.module.css'

/** '1 day', '23 days'. */
export function daysInWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** How long a case has been with the ministry, of the days that the ministry promises: '12 of 21 days'. */
export function CaseClock({ clock, service_days }: Pick<RegistrationCase, 'clock' | 'service_days'>) {
  if (!clock) return null
  if (clock.with === 'owner') return <span className={textStyles.quiet}>With the owner</span>
  return (
    <span className={`${textStyles.figure} ${styles.days}`} data-late={clock.is_late || undefined}>
      {clock.is_late && <Icon name="clock" size={16} />}
      {clock.ministry_days} of {daysInWords(service_days)}
    </span>
  )
}
