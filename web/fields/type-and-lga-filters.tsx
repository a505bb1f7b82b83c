import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { useCall } from '../api/use-call.ts'
import { FilterSelect } from '../ui/table/list-filters.tsx'
import type { useListAddress } from '../ui/table/use-list-address.ts'

// Types and places rarely change.
const oneHour = { staleTime: 3_600_000 }

/** The facility types to choose from; undefined while they load. */
export function useTypeChoices() {
  const types = useCall(listFacilityTypes, undefined, oneHour)
  return types.data?.data.map(({ id, category_list }) => ({ value: id, label: category_list }))
}

/** The LGAs of the home state to choose from; undefined while they load. */
export function useLgaChoices() {
  const lgas = useCall(listHomeLgas, { query: { retired: 'yes' } }, oneHour)
  return lgas.data?.map(({ id, list }) => ({ value: id, label: list }))
}

interface FilterProps {
  address: ReturnType<typeof useListAddress>
}

/** Narrows a list or a report to a facility type. */
export function TypeFilter({ address }: FilterProps) {
  const choices = useTypeChoices()
  return <FilterSelect address={address} name="facility_type_id" label="Type of facility" all="Any" choices={choices} />
}

/** Narrows a list or a report to an LGA of the home state. */
export function LgaFilter({ address }: FilterProps) {
  const choices = useLgaChoices()
  return <FilterSelect address={address} name="local_gov_area_id" label="LGA" all="Any" choices={choices} />
}
