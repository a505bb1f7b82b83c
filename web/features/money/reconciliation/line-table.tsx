import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { MatchState } from '@portal/domain/money/bank-statement/match-lines.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { AssignLine } from './assign-line.tsx'
import { type Line, LineTargets } from './line-targets.tsx'
import styles from './reconciliation.module.css'
import { SetAside, TakeUp } from './set-aside.tsx'
import { stateWords } from './statement-words.ts'

const lineColumns: Column<Line>[] = [
  { header: 'Row', inCard: 'fact', cell: ({ line }) => line },
  { header: 'Day', inCard: 'fact', cell: ({ booked_on }) => <Day of={booked_on} /> },
  {
    header: 'Narration and reference',
    inCard: 'name',
    isText: true,
    cell: ({ narration, reference }) => (
      <div className={styles.narration}>
        <div>{narration || 'No narration'}</div>
        {reference && <small>{reference}</small>}
      </div>
    ),
  },
  { header: 'Amount', inCard: 'state', isFigure: true, cell: ({ amount }) => formatNaira(amount) },
]

/** What the lines of a state belong to, and what an officer may do with each. */
function columnsFor(id: number, state: MatchState, mayDecide: boolean): Column<Line>[] {
  const targets: Column<Line> = { header: 'Belongs to', cell: (line) => <LineTargets id={id} line={line} /> }
  const byHand: Column<Line> = {
    header: 'By hand',
    inCard: 'actions',
    cell: (line) => (
      <>
        <AssignLine id={id} line={line} />
        <SetAside id={id} line={line} />
      </>
    ),
  }
  const again: Column<Line> = {
    header: 'By hand',
    inCard: 'actions',
    isAction: true,
    cell: (line) => <TakeUp id={id} line={line} />,
  }
  switch (state) {
    case 'sure':
    case 'confirmed':
      return [targets]
    case 'doubtful':
      return mayDecide ? [targets, byHand] : [targets]
    case 'unmatched':
      return mayDecide ? [byHand] : []
    case 'set_aside':
      return mayDecide ? [again] : []
    case 'debit':
      return []
  }
}

interface LinesProps {
  id: number
  state: MatchState
  address: ReturnType<typeof useListAddress>
}

/** The lines of a statement in one state, page by page, with what they may be. */
export function LineTable({ id, state, address }: LinesProps) {
  const page = address.get('page') || '1'
  const lines = useCall(calls.listBankStatementLines, { params: { id }, query: { state, page } })
  const mayDecide = mayDo(useSession(), 'decide on a payment')
  return (
    <DataTable
      caption={`${stateWords[state]} lines`}
      hidesCaption
      of={lines}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ line }) => line}
      columns={[...lineColumns, ...columnsFor(id, state, mayDecide)]}
      onPage={address.goToPage}
      empty={<EmptyState isSmall title="No lines here" />}
    />
  )
}
