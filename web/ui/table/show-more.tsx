import { BusyButton } from '../form/busy-button.tsx'
import styles from './show-more.module.css'

interface ShowMoreProps {
  /** The result of useMoreRows. */
  of: {
    rows: readonly unknown[]
    total: number
    loadMore: (() => void) | undefined
    isLoading: boolean
    problem: { message: string } | null
  }
  /** The name of the rows: 'members of staff'. */
  what: string
  label?: string
}

/** Shown with a long list: how many rows are shown, and a button that loads more. */
export function ShowMore({
  of: { rows, total, loadMore, isLoading, problem },
  what,
  label = 'Show more',
}: ShowMoreProps) {
  if (!loadMore) return null
  return (
    <div className={styles.more}>
      <BusyButton variant="outline" busy={isLoading && 'Loading'} onClick={loadMore}>
        {label}
      </BusyButton>
      <span>
        {rows.length} of {total} {what} are shown.
      </span>
      {problem && <span role="alert">{problem.message}</span>}
    </div>
  )
}
