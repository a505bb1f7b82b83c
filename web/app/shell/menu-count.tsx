import { countInWords } from '../../fields/count-in-words.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './menu-count.module.css'

interface Counted {
  total: number
  or_more?: true
  /** How many of them have waited for too long, where that is counted. */
  over_time?: number
}

/** How much waits behind an entry of the menu; red if some of it has waited for too long. It stands over the end of the entry. */
export function MenuCount({ counted }: { counted: Counted | undefined }) {
  if (!counted || counted.total === 0) return null
  const { over_time = 0 } = counted
  return (
    <span className={styles.count} data-late={over_time > 0 || undefined}>
      {countInWords(counted)}
      {over_time > 0 && <VisuallyHidden> ({over_time} over time)</VisuallyHidden>}
    </span>
  )
}
