import { FilterSelect } from '../ui/table/list-filters.tsx'
import type { useListAddress } from '../ui/table/use-list-address.ts'

/** Narrows an officer's choice of facilities to those that are licensed today. */
export function LicensedFilter({ address }: { address: ReturnType<typeof useListAddress> }) {
  return (
    <FilterSelect
      address={address}
      name="licensed"
      label="Licence"
      all="Any"
      choices={[{ value: 'yes', label: 'Licensed today' }]}
    />
  )
}
