import { type PenaltyFilter, penaltyFilters } from '@portal/domain/standing/penalties.ts'
import { FilterSelect, ListFilters } from '../../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'

const filterWords = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  waived: 'Waived',
  'set aside': 'Set aside',
} as const satisfies Record<PenaltyFilter, string>

/** Narrows the list of penalties to a state. */
export function PenaltyFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  return (
    <ListFilters address={address} names={['state']}>
      <FilterSelect
        address={address}
        name="state"
        label="Status"
        all="Any status"
        choices={penaltyFilters.map((value) => ({ value, label: filterWords[value] }))}
      />
    </ListFilters>
  )
}
