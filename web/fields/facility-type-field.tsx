import * as calls from '@portal/contract/calls/catalogue.ts'
import { useCall } from '../api/use-call.ts'
import { FetchedSelect } from './fetched-select.tsx'

/** Choice of the type of a facility. */
export function FacilityTypeField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const types = useCall(calls.listFacilityTypes)
  const choices = types.data?.data.map(({ id, category_list }) => ({ value: id, label: category_list }))
  return (
    <FetchedSelect
      name={name}
      label={label}
      hint={hint}
      choices={choices}
      problem={types.error}
      onRetry={types.refetch}
    />
  )
}
