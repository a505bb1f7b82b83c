import { Icon } from '../icon.tsx'
import styles from './data-table.module.css'

/** The sort order of a list: `name`, or `-name` for descending. */
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

// Explicit role, see data-table.tsx.
const role = { role: 'columnheader' }

/** The header of a column; a button if the column is sortable. */
export function SortHeader({ header, sort, isFigure, sorting }: HeaderProps) {
  if (!sort || !sorting) {
    return (
      <th scope="col" {...role} data-figure={isFigure || undefined}>
        {header}
      </th>
    )
  }
  const opposite = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
  const isUp = sorting.by === sort
  const isDown = sorting.by === opposite
  return (
    <th
      scope="col"
      {...role}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      data-figure={isFigure || undefined}
    >
      <button type="button" className={styles.sort} onClick={() => sorting.onSort(isUp ? opposite : sort)}>
        {header}
        <span className={styles.arrow} data-on={isUp || isDown || undefined}>
          <Icon name={isDown ? 'down' : 'up'} size={16} />
        </span>
      </button>
    </th>
  )
}
