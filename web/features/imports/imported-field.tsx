import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { importFieldRules } from '@portal/domain/imports/import-fields.ts'
import type { ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { FetchedSelect } from '../../fields/fetched-select.tsx'
import { HomeLgaField } from '../../fields/home-lga-field.tsx'
import { WardField } from '../../fields/place-fields.tsx'
import { SelectField } from '../../ui/form/choice-fields.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import type { FieldProps } from '../../ui/form/form-frame.ts'
import { TextareaField, TextField } from '../../ui/form/text-fields.tsx'
import { fieldWords, statusChoices } from './import-words.ts'

function TypeField(props: FieldProps) {
  const types = useCall(listFacilityTypes, undefined, { staleTime: 3_600_000 })
  const choices = types.data?.data.map(({ id, category_list }) => ({ value: id, label: category_list }))
  return <FetchedSelect {...props} choices={choices} problem={types.error} onRetry={types.refetch} />
}

const phone = { type: 'tel', inputMode: 'tel', characters: 20 } as const

/** How each field of a register is asked for. */
const fields: Partial<Record<ImportedField, (props: FieldProps) => ReactNode>> = {
  type: (props) => <TypeField {...props} />,
  lga: (props) => <HomeLgaField {...props} />,
  ward: (props) => <WardField {...props} of="lga" />,
  phone: (props) => <TextField {...props} {...phone} />,
  second_phone: (props) => <TextField {...props} {...phone} />,
  email: (props) => <TextField {...props} type="email" inputMode="email" />,
  cac: (props) => <TextField {...props} characters={20} />,
  paper_number: (props) => <TextField {...props} characters={24} />,
  issued: (props) => <DateField {...props} />,
  last_day: (props) => <DateField {...props} />,
  status: (props) => <SelectField {...props} choices={statusChoices} prompt="Not said" />,
  remarks: (props) => <TextareaField {...props} rows={2} />,
}

interface AskedProps {
  field: ImportedField
  hint?: ReactNode
  /** What is not needed says so. In the form of a row nothing is marked, because all of it was on paper. */
  marksOptional?: boolean
}

/** A field of a register in a form. */
export function AskedField({ field, hint, marksOptional = false }: AskedProps) {
  const optional = marksOptional && !importFieldRules[field].isNeeded
  const props: FieldProps = { name: field, label: fieldWords(field), optional, ...(hint !== undefined && { hint }) }
  return fields[field]?.(props) ?? <TextField {...props} />
}
