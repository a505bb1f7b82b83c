import type { ReactNode } from 'react'
import type { Loading } from '../feedback/when-loaded.tsx'
import { type Column, DataTable } from './data-table.tsx'
import type { PageOfList } from './pages.tsx'
import type { useListAddress } from './use-list-address.ts'

interface TableProps<Row> {
  /** Its name for screen readers: the page has the same as its title. */
  caption: string
  columns: Column<Row>[]
  /** The result of useCall for a list whose page is in the address. */
  of: Loading<PageOfList & { data: Row[] }>
  address: ReturnType<typeof useListAddress>
  /** Shown instead of a table without rows: an EmptyState. */
  empty: ReactNode
}

/** A list of records as the only table of its page, with its page in the address. */
export function PagedTable<Row extends { id: number }>({ address, ...table }: TableProps<Row>) {
  return (
    <DataTable
      {...table}
      hidesCaption
      hasKeys
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ id }) => id}
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
    />
  )
}
