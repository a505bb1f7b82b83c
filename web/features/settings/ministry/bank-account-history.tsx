import type { BankAccount } from '@portal/contract/money/bank-account.ts'
import { Moment } from '../../../ui/dates.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'

const stateLabels = {
  proposed: 'Proposed',
  'in force': 'In force',
  replaced: 'Replaced',
  withdrawn: 'Withdrawn',
} as const satisfies Record<BankAccount['state'], string>

function End({ account: { confirmed_at, confirmed_by, withdrawn_at, withdrawn_by } }: { account: BankAccount }) {
  const at = confirmed_at ?? withdrawn_at
  if (at === null) return null
  return (
    <>
      {confirmed_at ? 'Confirmed' : 'Withdrawn'} by {confirmed_by ?? withdrawn_by}, <Moment of={at} />
    </>
  )
}

const columns: Column<BankAccount>[] = [
  {
    header: 'Account',
    inCard: 'name',
    cell: ({ bank, account_number, account_name }) => [bank, account_number, account_name].join(', '),
  },
  { header: 'Status', inCard: 'state', cell: ({ state }) => stateLabels[state] },
  {
    header: 'Proposed',
    inCard: 'fact',
    cell: ({ proposed_by, proposed_at }) => (
      <>
        Proposed by {proposed_by}, <Moment of={proposed_at} />
      </>
    ),
  },
  { header: 'Confirmed or withdrawn', inCard: 'fact', cell: (account) => <End account={account} /> },
]

/** The accounts of before, and those that were withdrawn. */
export function BankAccountHistory({ accounts }: { accounts: BankAccount[] }) {
  return (
    <DataTable
      caption="Earlier bank accounts"
      of={alreadyLoaded(accounts)}
      rows={(rows) => rows}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<EmptyState isSmall title="No earlier account" />}
    />
  )
}
