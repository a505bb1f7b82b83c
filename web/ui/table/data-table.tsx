import { type ReactNode, useRef } from 'react'
import { LoadProblem } from '../feedback/load-problem.tsx'
import type { Loading } from '../feedback/when-loaded.tsx'
import layout from '../layout/layout.module.css'
import hidden from '../visually-hidden.module.css'
import styles from './data-table.module.css'
import { ListKeys } from './list-keys.tsx'
import { type PageOfList, Pages } from './pages.tsx'
import inCards from './row-cards.module.css'
import { PageCheckbox } from './row-checkbox.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SortHeader, type Sorting } from './sort-header.tsx'
import { role, SkeletonRows, TableRows } from './table-rows.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { RowKey, Selection } from './use-selection.ts'

/**
 * One column. `sort` is the value for the list's `sort` parameter by which what the column shows ascends, so with `-` where the
 * field runs against it; without it the column is not sortable.
 */
export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  sort?: string
  /** Figures are aligned to the end of their column. */
  isFigure?: boolean
  /** Sentences: the column gets at least a quarter of the table. */
  isText?: boolean
  /** Buttons or links alone: it is not printed. */
  isAction?: boolean
  /** Its place where rows are cards: the heading, the line of facts, or beside the state. Other cells are lines with a label. */
  inCard?: 'name' | 'fact' | 'state' | 'actions'
}

/** How the rows of a table are selected, and what for. */
interface RowSelection<Row> {
  of: Selection
  /** What a row is called. */
  nameOf: (row: Row) => string
  /** Buttons for what can be done with the selected rows. */
  actions: (rows: Row[]) => ReactNode
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
  rowKey: (row: Row) => RowKey
  /** Shown instead of a table without rows: an EmptyState. */
  empty: ReactNode
  /** Returns the page information of the reply. Omit it for lists without paging. */
  page?: (reply: Reply) => PageOfList
  onPage?: (page: number) => void
  /** Lets the person choose how many rows a page has. */
  onPageSize?: (size: number) => void
  sorting?: Sorting
  /** Rows can be selected. */
  selection?: RowSelection<Row>
  /** The table is what its page is about, so that keys move through its rows: see useRowKeys. */
  hasKeys?: boolean
  /** Adds a first column S/N, numbered across pages. */
  isNumbered?: boolean
}

function firstNumber(page: PageOfList | undefined): number {
  return page ? (page.current_page - 1) * page.per_page + 1 : 1
}

interface CellsProps<Row> {
  of: Row
  columns: readonly Column<Row>[]
  /** What stands in the column S/N. */
  number: number
}

function Cells<Row>({ of, columns, number }: CellsProps<Row>) {
  return columns.map(({ header, cell, isFigure, isText, isAction, inCard }) => (
    <td
      key={header}
      data-label={header}
      data-figure={isFigure || undefined}
      data-text={isText || undefined}
      data-action={isAction || undefined}
      data-in-card={inCard}
      {...role.cell}
    >
      {header === 'S/N' ? number : cell(of)}
    </td>
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
 *       isNumbered hasKeys onPage={address.goToPage} sorting={address.sorting} />
 */
export function DataTable<Row, Reply>(props: TableProps<Row, Reply>) {
  const { caption, hidesCaption, of, rows, rowKey, empty, page, onPage, onPageSize, sorting } = props
  const { selection, hasKeys = false, isNumbered } = props
  const frame = useRef<HTMLDivElement>(null)
  useRowKeys(frame, { isOn: hasKeys, onClear: selection?.of.clear })
  const reply = of.data
  const list = reply === undefined ? undefined : rows(reply)
  const pageOf = reply !== undefined && page ? page(reply) : undefined
  if (reply === undefined && of.error) return <LoadProblem problem={of.error} onRetry={() => of.refetch()} />
  if (list?.length === 0 && !pageOf?.total) return empty
  const numbered: Column<Row>[] = isNumbered ? [{ header: 'S/N', cell: () => null }] : []
  const columns = [...numbered, ...props.columns]
  const selected = selection ? (list ?? []).filter((row) => selection.of.keys.has(rowKey(row))) : []
  return (
    <div className={styles.list}>
      <div
        ref={frame}
        className={`${layout.panel} ${styles.frame} ${inCards.frame}`}
        aria-busy={list === undefined || of.isPlaceholderData === true}
      >
        <table className={styles.table} data-selected={selected.length > 0 || undefined} {...role.table}>
          <caption className={hidesCaption ? hidden.visuallyHidden : styles.caption}>{caption}</caption>
          <thead {...role.group}>
            <tr {...role.row}>
              {selection && (
                <th scope="col" className={styles.choice} {...role.header}>
                  <PageCheckbox selection={selection.of} keys={list?.map(rowKey) ?? []} />
                </th>
              )}
              {columns.map((column) => (
                <SortHeader key={column.header} {...column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody {...role.group}>
            {list ? (
              <TableRows
                {...{ list, rowKey, selection }}
                cells={(row, index) => <Cells of={row} columns={columns} number={firstNumber(pageOf) + index} />}
              />
            ) : (
              <SkeletonRows columns={columns} count={5} hasBoxes={selection !== undefined} />
            )}
          </tbody>
        </table>
        {pageOf && onPage && (
          <Pages of={pageOf} onPage={onPage} onPageSize={onPageSize}>
            {hasKeys && <ListKeys selects={selection !== undefined} />}
          </Pages>
        )}
      </div>
      {selection && selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={selection.of.clear}>
          {selection.actions(selected)}
        </SelectionBar>
      )}
    </div>
  )
}
