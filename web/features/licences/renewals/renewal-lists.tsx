import * as calls from '@portal/contract/licences/calls/renewals.ts'
import { renewalLists } from '@portal/domain/licences/renewal-lists.ts'
import { useCall } from '../../../api/use-call.ts'
import { FacilityFilters, facilityFilterNames } from '../../../fields/facility-filters.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import textStyles from '../../../ui/text.module.css'
import { ListTabs } from './list-tabs.tsx'
import { listWords } from './list-words.ts'
import { renewalColumns } from './renewal-columns.tsx'

type ListAddress = ReturnType<typeof useListAddress>

/** The list at an address, which is the one of licences that are due at first. */
function listAt(address: ListAddress) {
  return renewalLists.find((name) => name === address.get('list')) ?? 'due'
}

/** The query of the list at an address. */
export function renewalsQuery(address: ListAddress) {
  return { ...address.query, list: listAt(address) }
}

/** The licences that are due or late, and the renewals that are under way or approved, one list at a time. Spec §2.21. */
export function RenewalLists({ address }: { address: ListAddress }) {
  const list = listAt(address)
  const renewals = useCall(calls.listRenewals, { query: renewalsQuery(address) })
  const words = listWords[list]
  return (
    <div className={layout.stack3}>
      <ListTabs search={address.search} shown={list} counts={renewals.data?.counts} />
      <FacilityFilters address={address} hidesStatus />
      <DataTable
        hasKeys
        caption={words.caption}
        hidesCaption
        of={renewals}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ facility, renewal }) => `${facility.id}/${renewal?.id}`}
        columns={renewalColumns(list, { typed: address.get('q'), matched: renewals.data?.matched })}
        isNumbered
        onPage={address.goToPage}
        onPageSize={(per_page) => address.filter({ per_page })}
        empty={
          <NothingListed
            address={address}
            names={facilityFilterNames}
            noMatch="Nothing in this list matches"
            advice="Try fewer words, another type of facility or LGA, or another list."
          >
            <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>
          </NothingListed>
        }
      />
      <p className={textStyles.note}>{words.lead}</p>
    </div>
  )
}
