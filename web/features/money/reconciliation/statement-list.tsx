import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Moment } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { stateWords } from './statement-words.ts'

type Row = Reply<typeof calls.listBankStatements>['data'][number]

const figure = (state: 'sure' | 'doubtful' | 'unmatched' | 'confirmed'): Column<Row> => ({
  header: stateWords[state],
  isFigure: true,
  cell: ({ figures }) =>
    figures === null ? (
      '–'
    ) : (
      <>
        <div>{figures[state].lines}</div>
        <small>{formatNaira(figures[state].total)}</small>
      </>
    ),
})

const columns: Column<Row>[] = [
  {
    header: 'Statement',
    inCard: 'name',
    cell: ({ id, name }) => <Link to={paths.bankStatement(id)}>{name}</Link>,
  },
  {
    header: 'Uploaded',
    inCard: 'fact',
    cell: ({ uploaded_at, uploaded_by }) => (
      <>
        <Moment of={uploaded_at} /> by {uploaded_by}
      </>
    ),
  },
  figure('sure'),
  figure('doubtful'),
  figure('unmatched'),
  figure('confirmed'),
]

/** The statements that were uploaded, the newest first. */
export function StatementList({ address }: { address: ReturnType<typeof useListAddress> }) {
  return (
    <DataTable
      caption="Bank statements"
      hidesCaption
      of={useCall(calls.listBankStatements, { query: address.query })}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ id }) => id}
      columns={columns}
      onPage={address.goToPage}
      empty={
        <EmptyState title="No statements yet">
          Download the statement of the ministry's account from the bank as CSV, and upload it here.
        </EmptyState>
      }
    />
  )
}
