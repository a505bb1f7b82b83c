import styles from './data-table.module.css'
import { Icon } from '../icon.tsx'

/** What a list is sorted by, as the wire says it: `name`, or `-name` from the end. */
export interface Sorting {
  by: string | undefined
  onSort: (by: string) => void
}

interface HeaderProps {
  header: string
  sort?: string
  isFigure?: boolean
  sorting?: Sorting
}

// Said again for phones, see data-table.tsx.
const role = { role: 'columnheader' }

/** The head of a column; a button where the list can be sorted by it. */
export function SortHeader({ header, sort, isFigure, sorting }: HeaderProps) {
  if (!sort || !sorting) {
    return (
      <th scope="col" {...role} data-figure={isFigure || undefined}>
        {header}
      </th>
    )
  }
  const isUp = sorting.by === sort
  const isDown = sorting.by === `-${sort}`
  return (
    <th
      scope="col"
      {...role}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      data-figure={isFigure || undefined}
    >
      <button type="button" className={styles.sort} onClick={() => sorting.onSort(isUp ? `-${sort}` : sort)}>
        {header}
        <span className={styles.arrow} data-on={isUp || isDown || undefined}>
          <Icon name={isDown ? 'down' : 'up'} size={16} />
        </span>
      </button>
    </th>
  )
}
