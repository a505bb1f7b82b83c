import { showImport } from '@portal/contract/imports/calls/imports.ts'
import { useCall } from '../api/use-call.ts'
import { FilterSelect } from '../ui/table/list-filters.tsx'
import type { useListAddress } from '../ui/table/use-list-address.ts'

/** Narrows an officer's choice of facilities to those that came with an import from paper. The page of the import sets it. */
export function ImportFilter({ address }: { address: ReturnType<typeof useListAddress> }) {
  const id = address.get('import_id')
  const { data } = useCall(showImport, { params: { id } }, { enabled: id !== '' })
  if (id === '') return null
  const choices = data && [{ value: id, label: data.data.number }]
  return <FilterSelect address={address} name="import_id" label="Import" all="Any" choices={choices} />
}
