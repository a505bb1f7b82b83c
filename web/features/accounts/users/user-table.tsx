import * as calls from '@portal/contract/accounts/calls/users.ts'
import type { UserAccount } from '@portal/contract/accounts/user-account.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { accountStates } from '@portal/domain/actions/account.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Moment } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { FilterSelect, ListFilters } from '../../../ui/table/list-filters.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { dutiesInWords } from './duty-words.ts'

const columns: Column<UserAccount>[] = [
  {
    header: 'Name',
    inCard: 'name',
    cell: ({ id, first_name, last_name }) => <Link to={paths.user(id)}>{`${first_name} ${last_name}`}</Link>,
    sort: 'name',
  },
  { header: 'Email', inCard: 'fact', cell: ({ email }) => email, sort: 'email' },
  {
    header: 'Duties',
    isText: true,
    cell: (account) => (isOfficer(account) ? dutiesInWords(account.duties) : 'Owner'),
  },
  {
    header: 'Last logged in',
    cell: ({ last_signed_in_at }) => (last_signed_in_at ? <Moment of={last_signed_in_at} /> : 'Never'),
    sort: 'last_signed_in_at',
  },
  { header: 'Account', inCard: 'state', cell: ({ state }) => <StatusBadge status={state} /> },
]

const stateLabels = { invited: 'Invited', active: 'Active', disabled: 'Disabled' } as const

const filters = ['privilege_type', 'state'] as const

/** The accounts of officers and owners, by name. */
export function UserTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const users = useCall(calls.listUsers, { query: address.query })
  return (
    <>
      <ListFilters address={address} names={filters}>
        <SearchBox
          label="Name, email or phone"
          isInline
          value={address.get('q')}
          onSearch={(q, isTyping) => address.filter({ q }, isTyping)}
        />
        <FilterSelect
          address={address}
          name="privilege_type"
          label="Who"
          all="Everybody"
          choices={[
            { value: 'admin', label: 'Officers' },
            { value: 'user', label: 'Owners' },
          ]}
        />
        <FilterSelect
          address={address}
          name="state"
          label="Account"
          all="Any"
          choices={accountStates.map((state) => ({ value: state, label: stateLabels[state] }))}
        />
      </ListFilters>
      <DataTable
        hasKeys
        caption="Accounts"
        hidesCaption
        of={users}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={columns}
        sorting={address.sorting}
        onPage={address.goToPage}
        onPageSize={(per_page) => address.filter({ per_page })}
        empty={
          <NothingListed
            address={address}
            names={['q', ...filters]}
            noMatch="No account matches"
            advice="Try another name, or clear the filters."
          >
            <EmptyState title="No accounts yet" />
          </NothingListed>
        }
      />
    </>
  )
}
