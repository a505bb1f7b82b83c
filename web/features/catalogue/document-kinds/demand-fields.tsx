import { type DocumentPurpose, documentDemands, documentPurposes } from '@portal/domain/applications/document-kinds.ts'
import { purposeWords } from '@portal/domain/money/fee-words.ts'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../../ui/form/choice-fields.tsx'
import { Select } from '../../../ui/form/inputs.tsx'
import { SideBySide } from '../../../ui/layout/side-by-side.tsx'
import text from '../../../ui/text.module.css'
import { demandField, isFilledIn } from './demand-values.ts'
import { demandWords } from './demand-words.ts'

interface FacilityType {
  id: number
  category_list: string
}

const choices = documentDemands.map((value) => ({ value, label: demandWords[value] }))

const promptOf = (purpose: DocumentPurpose) => (isFilledIn(purpose) ? 'Choose' : 'As for a registration')

function Demands({ legend, type }: { legend: string; type?: number }) {
  return (
    <fieldset>
      <legend className={text.label}>{legend}</legend>
      <SideBySide>
        {documentPurposes.map((purpose) => (
          <SelectField
            key={purpose}
            name={demandField(purpose, type)}
            label={purposeWords[purpose]}
            choices={choices}
            prompt={type === undefined ? promptOf(purpose) : 'As every other type'}
            optional={false}
          />
        ))}
      </SideBySide>
    </fieldset>
  )
}

/** Of whom a document is asked: of every type alike, and of single types in another way. */
export function DemandFields({ types }: { types: readonly FacilityType[] }) {
  const { getValues } = useFormContext()
  const hasValue = ({ id }: FacilityType) => documentPurposes.some((purpose) => getValues(demandField(purpose, id)))
  const [added, setAdded] = useState(() => types.filter(hasValue).map(({ id }) => id))
  const isAdded = ({ id }: FacilityType) => added.includes(id)
  const left = types.filter((type) => !isAdded(type))
  return (
    <>
      <Demands
        legend={added.length > 0 ? 'Asked of every other type of facility' : 'Asked of every type of facility'}
      />
      {types.filter(isAdded).map(({ id, category_list }) => (
        <Demands key={id} legend={`Asked of each ${category_list}`} type={id} />
      ))}
      {left.length > 0 && <AddType left={left} onAdd={(id) => setAdded([...added, id])} />}
    </>
  )
}

function AddType({ left, onAdd }: { left: readonly FacilityType[]; onAdd: (id: number) => void }) {
  return (
    <Select
      label="One type is asked differently (optional)"
      description="For a document of hospitals only, choose the hospital here."
      value=""
      onChange={({ currentTarget }) => onAdd(Number(currentTarget.value))}
    >
      <option value="">Choose a type</option>
      {left.map(({ id, category_list }) => (
        <option key={id} value={id}>
          {category_list}
        </option>
      ))}
    </Select>
  )
}
