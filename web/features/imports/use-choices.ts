import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { listHomeLgas, listWards } from '@portal/contract/places/calls.ts'
import { useCall } from '../../api/use-call.ts'
import { statusChoices } from './import-words.ts'

// Both almost never change.
const oneHour = { staleTime: 3_600_000 }

/** A value of a field, and how it is read. */
interface Choice {
  value: string | number
  label: string
}

/** Every choice of a field that is chosen from a list; undefined for other fields, and while the list is loading. */
export type ChoicesOf = (field: ImportedField) => readonly Choice[] | undefined

/** The lists of which fields of a register are chosen. A ward can be chosen once the LGA is known. */
export function useChoices(lga?: number | null): ChoicesOf {
  const types = useCall(listFacilityTypes, undefined, oneHour)
  const lgas = useCall(listHomeLgas, {}, oneHour)
  const local_gov_area_id = String(lga ?? '')
  const wards = useCall(
    listWards,
    { params: { local_gov_area_id }, query: {} },
    { ...oneHour, enabled: local_gov_area_id !== '' },
  )
  return (field) => {
    if (field === 'type') return types.data?.data.map(({ id, category_list }) => ({ value: id, label: category_list }))
    if (field === 'lga') return lgas.data?.map(({ id, list }) => ({ value: id, label: list }))
    if (field === 'ward') return wards.data?.data.map(({ id, name }) => ({ value: id, label: name }))
    return field === 'status' ? statusChoices : undefined
  }
}

/** How a value of a field is read: the name for an id, and anything else as it is. */
export function labelOf(choicesOf: ChoicesOf, field: ImportedField, value: string | number | null): string {
  if (value === null) return ''
  return choicesOf(field)?.find((choice) => choice.value === value)?.label ?? String(value)
}
