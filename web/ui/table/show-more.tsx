import { BusyButton } from '../form/busy-button.tsx'
import styles from './show-more.module.css'

interface ShowMoreProps {
  /** The list as far as it is loaded. */
  of: {
    rows: readonly unknown[]
    total: number
    loadMore: (() => void) | undefined
    isLoading: boolean
    problem: { message: string } | null
  }
  /** What the rows are, for those who do not see the list: 'staff'. */
  what: string
  label?: string
}

/** Below a list that is longer than what came with the page: how much of it is shown, and a button that loads more. */
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
