import type { UsedType } from '@portal/contract/replies/catalogue.ts'
import styles from './catalogue.module.css'
import { counted, whoKeepsQuestions } from './in-use.ts'

/** Tells where a type of facility is used, before its questions are changed. */
export function TypeUsage({ type: { facilities, open_registrations, requirements, questions } }: { type: UsedType }) {
  return (
    <p className={styles.quiet}>
      {counted(requirements, 'requirement')} with {counted(questions, 'question')}, for{' '}
      {counted(facilities, 'facility', 'facilities')}. {whoKeepsQuestions(open_registrations, 'A change')}
    </p>
  )
}
