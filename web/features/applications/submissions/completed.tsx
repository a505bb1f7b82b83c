import { Icon } from '../../../ui/icon.tsx'
import styles from './answer.module.css'

/** A label shown when all questions are answered. */
export function Completed({ answered, questions }: { answered: number; questions: number }) {
  if (answered < questions || questions === 0) return null
  return (
    <span className={styles.completed}>
      <Icon name="check" size={16} /> Completed
    </span>
  )
}
