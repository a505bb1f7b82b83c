import { daysInWords } from '../../fields/case-clock.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './inbox.module.css'
import type { InboxItem } from './inbox-kinds.ts'

/** For how long something has waited: amber from two thirds of the promise, red past it. */
export function Age({ days, is_late, is_near }: Pick<InboxItem, 'days' | 'is_late' | 'is_near'>) {
  const state = is_late ? 'late' : is_near ? 'near' : undefined
  return (
    <span className={styles.age} data-state={state}>
      {state && <Icon name={is_late ? 'warning' : 'clock'} size={14} />}
      {days === 0 ? 'Today' : daysInWords(days)}
      {state && <VisuallyHidden> ({is_late ? 'over time' : 'nearly over time'})</VisuallyHidden>}
    </span>
  )
}
