import styles from './answered-progress.module.css'

/** A progress bar with text: '12 of 40 answered'. */
export function Answered({ answered, total, of = 'answered' }: { answered: number; total: number; of?: string }) {
  if (total === 0) return <div className={styles.answered}>No questions yet</div>
  const words = `${answered} of ${total} ${of}`
  return (
    <div className={styles.answered}>
      <progress className={styles.bar} value={answered} max={total} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  )
}
