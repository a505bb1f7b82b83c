import { lazily } from '@portal/domain/text/lazily.ts'
import { BusyButton } from '../form/busy-button.tsx'
import layout from '../layout/layout.module.css'
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
  label?: string
}

const figures = lazily(() => new Intl.NumberFormat('en-GB'))

/** Without the name of the rows, which is in the heading of the list. */
function shownInWords(shown: number, total: number): string {
  return `Shown: ${figures().format(shown)} of ${figures().format(total)}.`
}

/** Shown with a long list: how many rows are shown, and a button that loads more. */
export function ShowMore({ of: { rows, total, loadMore, isLoading, problem }, label = 'Show more' }: ShowMoreProps) {
  if (!loadMore) return null
  return (
    <div className={`${layout.row4} ${styles.more}`}>
      <BusyButton variant="outline" busy={isLoading && 'Loading'} onClick={loadMore}>
        {label}
      </BusyButton>
      <span>{shownInWords(rows.length, total)}</span>
      {problem && <span role="alert">{problem.message}</span>}
    </div>
  )
}
