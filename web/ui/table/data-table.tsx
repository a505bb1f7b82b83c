import type { ReactNode } from 'react'
import { DatesInTable } from '../dates.tsx'
import { LoadProblem } from '../feedback/load-problem.tsx'
import { Skeleton } from '../feedback/skeletons.tsx'
import type { Loading } from '../feedback/when-loaded.tsx'
import layout from '../layout/layout.module.css'
import hidden from '../visually-hidden.module.css'
import styles from './data-table.module.css'
import { type PageOfList, Pages } from './pages.tsx'
import inCards from './row-cards.module.css'
import { SortHeader, type Sorting } from './sort-header.tsx'

/** One column. `sort` is the value for the list's `sort` parameter; without it the column is not sortable. */
export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  sort?: string
  /** Figures are aligned to the end of their column. */
  isFigure?: boolean
  /** Where rows are one line, its words may wrap. */
  isShort?: boolean
  /** Sentences: the column gets at least a quarter of the table. */
  isText?: boolean
  /** Its place where rows are cards: the heading, the line of facts, or beside the state. Other cells are lines with a label. */
  inCard?: 'name' | 'fact' | 'state' | 'actions'
}

interface TableProps<Row, Reply> {
  /** The caption. `hidesCaption` hides it visually, but not for screen readers. */
  caption: string
  hidesCaption?: boolean
  columns: Column<Row>[]
  /** The result of useCall. */
  of: Loading<Reply>
  /** The rows of the reply. */
  rows: (reply: Reply) => Row[]
  rowKey: (row: Row) => string | number
  /** Shown instead of a table without rows: an EmptyState. */
  empty: ReactNode
  /** Returns the page information of the reply. Omit it for lists without paging. */
  page?: (reply: Reply) => PageOfList
  onPage?: (page: number) => void
  /** Lets the person choose how many rows a page has. */
  onPageSize?: (size: number) => void
  sorting?: Sorting
  /** Where there is room, only names and short columns take a second line. */
  isOneLine?: boolean
  /** Less space in each row. */
  isCompact?: boolean
  /** Adds a first column S/N, numbered across pages. */
  isNumbered?: boolean
}

// On narrow screens CSS turns rows into cards, which removes the implicit table roles for screen readers. So they are explicit.
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
}

function firstNumber(page: PageOfList | undefined): number {
  return page ? (page.current_page - 1) * page.per_page + 1 : 1
}

function SkeletonRows({ columns, count }: { columns: Pick<Column<never>, 'header' | 'inCard'>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all skeleton rows are identical
    <tr key={row} {...role.row}>
      {columns.map(({ header, inCard }) => (
        <td key={header} data-label={header} data-in-card={inCard} {...role.cell}>
          <Skeleton height={16} width={`${45 + ((row * 23 + header.length * 7) % 45)}%`} />
        </td>
      ))}
    </tr>
  ))
}

/**
 * A list as a table with all its states: loading, empty, error with retry, data with paging.
 *
 * How to add a table:
 *
 *     const address = useListAddress()
 *     const facilities = useCall(calls.listFacilitiesForOfficer, { query: address.query })
 *     <DataTable caption="Facilities" of={facilities} rows={({ data }) => data} page={(reply) => reply}
 *       rowKey={(row) => row.facility_id} columns={columns} empty={<EmptyState title="No facilities yet" />}
 *       isNumbered onPage={address.goToPage} sorting={address.sorting} />
 */
export function DataTable<Row, Reply>(props: TableProps<Row, Reply>) {
  const {
    caption,
    hidesCaption,
    of,
    rows,
    rowKey,
    empty,
    page,
    onPage,
    onPageSize,
    sorting,
    isNumbered,
    isOneLine,
    isCompact,
  } = props
  const reply = of.data
  const list = reply === undefined ? undefined : rows(reply)
  const pageOf = reply !== undefined && page ? page(reply) : undefined
  if (reply === undefined && of.error) return <LoadProblem problem={of.error} onRetry={() => of.refetch()} />
  if (list?.length === 0 && !pageOf?.total) return empty
  const first = firstNumber(pageOf)
  const numbered: Column<Row>[] = isNumbered ? [{ header: 'S/N', cell: () => null, isFigure: false }] : []
  const columns = [...numbered, ...props.columns]
  return (
    <div
      className={`${layout.panel} ${styles.frame} ${inCards.frame}`}
      data-one-line={isOneLine || undefined}
      data-compact={isCompact || undefined}
      aria-busy={list === undefined || of.isPlaceholderData === true}
    >
      <table className={styles.table} {...role.table}>
        <caption className={hidesCaption ? hidden.visuallyHidden : styles.caption}>{caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            {columns.map((column) => (
              <SortHeader key={column.header} {...column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody {...role.group}>
          {list === undefined && <SkeletonRows columns={columns} count={5} />}
          <DatesInTable>
            {list?.map((row, index) => (
              <tr key={rowKey(row)} {...role.row}>
                {columns.map(({ header, cell, isFigure, isShort, isText, inCard }) => (
                  <td
                    key={header}
                    data-label={header}
                    data-figure={isFigure || undefined}
                    data-short={isShort || undefined}
                    data-text={isText || undefined}
                    data-in-card={inCard}
                    {...role.cell}
                  >
                    {header === 'S/N' ? first + index : cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </DatesInTable>
        </tbody>
      </table>
      {pageOf && onPage && <Pages of={pageOf} onPage={onPage} onPageSize={onPageSize} />}
    </div>
  )
}
