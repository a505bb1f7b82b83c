import { FilterSelect } from '../ui/table/list-filters.tsx'
import type { useListAddress } from '../ui/table/use-list-address.ts'

/** Narrows an officer's choice of facilities to those of the paper register, or to those whose paper licence needs a date. */
export function FromPaperFilter({ address }: { address: ReturnType<typeof useListAddress> }) {
  return (
    <FilterSelect
      address={address}
      name="from_paper"
      label="From paper"
      all="Any"
      choices={[
        { value: 'yes', label: 'From the paper register' },
        { value: 'needs_date', label: 'Needs a date' },
      ]}
    />
  )
}
