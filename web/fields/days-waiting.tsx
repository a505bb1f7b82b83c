import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { daysInWords } from './case-clock.tsx'
import styles from './days-waiting.module.css'

/** For how many days something has waited: amber from two thirds of the promise, red past it. */
export function DaysWaiting({ days, is_late, is_near }: { days: number; is_late: boolean; is_near: boolean }) {
  const state = is_late ? 'late' : is_near ? 'near' : undefined
  return (
    <span className={styles.days} data-state={state}>
      {days === 0 ? 'Today' : daysInWords(days)}
      {state && <VisuallyHidden> ({is_late ? 'over time' : 'nearly over time'})</VisuallyHidden>}
    </span>
  )
}
