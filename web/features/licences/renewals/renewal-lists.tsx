import * as calls from '@portal/contract/licences/calls/renewals.ts'
import { linkRenewalsExport } from '@portal/contract/reports/calls/exports.ts'
import { renewalLists } from '@portal/domain/licences/renewal-lists.ts'
import { useCall } from '../../../api/use-call.ts'
import { DownloadList } from '../../../fields/download-list.tsx'
import { facilityFilterNames } from '../../../fields/facility-filters.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { ListTabs } from './list-tabs.tsx'
import { listWords } from './list-words.ts'
import { renewalColumns } from './renewal-columns.tsx'
import styles from './renewals.module.css'

/** The licences that are due or late, and the renewals that are under way or approved, one list at a time. Spec §2.21. */
export function RenewalLists({ address }: { address: ReturnType<typeof useListAddress> }) {
  const list = renewalLists.find((name) => name === address.get('list')) ?? 'due'
  const query = { ...address.query, list }
  const renewals = useCall(calls.listRenewals, { query })
  const words = listWords[list]
  return (
    <>
      <ListTabs search={address.search} shown={list} counts={renewals.data?.counts} />
      <div className={`${layout.row4} ${layout.between} ${styles.tools}`}>
        <p>{words.lead}</p>
        <DownloadList call={linkRenewalsExport} query={query} />
      </div>
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
    </>
  )
}
