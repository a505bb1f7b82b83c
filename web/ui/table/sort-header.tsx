import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
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
  isAction?: boolean
  sorting?: Sorting
}

// Explicit role, see data-table.tsx.
const role = { role: 'columnheader' }

/** The header of a column; a button if the column is sortable. */
export function SortHeader({ header, sort, isFigure, isAction, sorting }: HeaderProps) {
  if (!sort || !sorting) {
    return (
      <th scope="col" {...role} data-figure={isFigure || undefined} data-action={isAction || undefined}>
        {header}
      </th>
    )
  }
  const { isUp, isDown } = directionOf(sort, sorting)
  return (
    <th
      scope="col"
      {...role}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      data-figure={isFigure || undefined}
    >
      <OrderButton {...{ header, sort, sorting }} />
    </th>
  )
}

const oppositeOf = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

/** How the rows are ordered by what a column shows, if they are. */
function directionOf(sort: string, { by }: Sorting) {
  return { isUp: by === sort, isDown: by === oppositeOf(sort) }
}

interface ButtonProps {
  header: string
  sort: string
  sorting: Sorting
  children?: ReactNode
}

function OrderButton({ header, sort, sorting, children }: ButtonProps) {
  const { isUp, isDown } = directionOf(sort, sorting)
  return (
    <button type="button" className={styles.sort} onClick={() => sorting.onSort(isUp ? oppositeOf(sort) : sort)}>
      {header}
      {children}
      <span className={styles.arrow} data-on={isUp || isDown || undefined}>
        <Icon name={isDown ? 'down' : 'up'} size={16} />
      </span>
    </button>
  )
}

/** A button that sorts a list that is no table, and says how it is sorted. */
export function SortButton(props: ButtonProps) {
  const { isUp, isDown } = directionOf(props.sort, props.sorting)
  return (
    <OrderButton {...props}>
      {(isUp || isDown) && <VisuallyHidden> ({isUp ? 'ascending' : 'descending'})</VisuallyHidden>}
    </OrderButton>
  )
}
