import { linkPenaltiesExport } from '@portal/contract/reports/calls/exports.ts'
import { type PenaltyFilter, penaltyFilters } from '@portal/domain/standing/penalties.ts'
import { DownloadList } from '../../../fields/download-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { FilterSelect, ListFilters } from '../../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import styles from './penalties.module.css'

const filterWords = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  waived: 'Waived',
  'set aside': 'Set aside',
} as const satisfies Record<PenaltyFilter, string>

/** Narrows the list of penalties to a state, and downloads what is listed. */
export function PenaltyFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  return (
    <div className={`${layout.row4} ${layout.between} ${styles.tools}`}>
      <ListFilters address={address} names={['state']}>
        <FilterSelect
          address={address}
          name="state"
          label="Status"
          all="Any status"
          choices={penaltyFilters.map((value) => ({ value, label: filterWords[value] }))}
        />
      </ListFilters>
      <DownloadList call={linkPenaltiesExport} query={address.query} />
    </div>
  )
}
