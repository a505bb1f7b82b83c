import { Icon } from '../../ui/icon.tsx'
import styles from './answer.module.css'

/** Marks what is answered to the last question. */
export function Completed({ answered, questions }: { answered: number; questions: number }) {
  if (answered < questions || questions === 0) return null
  return (
    <span className={styles.completed}>
      <Icon name="check" size={16} /> Completed
    </span>
  )
}
