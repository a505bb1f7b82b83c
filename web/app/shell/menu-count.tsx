import { countInWords } from '../../fields/count-in-words.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './menu-count.module.css'

interface Counted {
  total: number
  or_more?: true
  over_time: number
}

/** How much waits behind an entry of the menu; red if some of it has waited for too long. */
export function MenuCount({ counted }: { counted: Counted | undefined }) {
  if (!counted || counted.total === 0) return null
  return (
    <span className={styles.count} data-late={counted.over_time > 0 || undefined}>
      {countInWords(counted)}
      {counted.over_time > 0 && <VisuallyHidden> ({counted.over_time} over time)</VisuallyHidden>}
    </span>
  )
}
