import { documentDemands, documentPurposes } from '@portal/domain/applications/document-kinds.ts'
import { purposeWords } from '@portal/domain/money/fee-words.ts'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/form/button.tsx'
import { SelectField } from '../../../ui/form/choice-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { demandField } from './demand-values.ts'
import { demandWords } from './demand-words.ts'
import styles from './document-kinds.module.css'

interface FacilityType {
  id: number
  category_list: string
}

const choices = documentDemands.map((value) => ({ value, label: demandWords[value] }))

function Demands({ legend, type }: { legend: string; type?: number }) {
  return (
    <fieldset className={`${layout.stack3} ${styles.demands}`}>
      <legend>{legend}</legend>
      <div className={styles.purposes}>
        {documentPurposes.map((purpose) => (
          <SelectField
            key={purpose}
            name={demandField(purpose, type)}
            label={purposeWords[purpose]}
            choices={choices}
            prompt={type === undefined ? 'Choose' : 'As every other type'}
            optional={false}
          />
        ))}
      </div>
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
      <Demands legend={added.length > 0 ? 'Every other type of facility' : 'Every type of facility'} />
      {types.filter(isAdded).map(({ id, category_list }) => (
        <Demands key={id} legend={category_list} type={id} />
      ))}
      {left.length > 0 && <AddType left={left} onAdd={(id) => setAdded([...added, id])} />}
    </>
  )
}

function AddType({ left, onAdd }: { left: readonly FacilityType[]; onAdd: (id: number) => void }) {
  const [isChoosing, setIsChoosing] = useState(false)
  if (!isChoosing) {
    return (
      <div>
        <Button variant="subtle" onClick={() => setIsChoosing(true)}>
          Ask one type in another way
        </Button>
      </div>
    )
  }
  return (
    <fieldset className={`${layout.stack3} ${styles.demands}`}>
      <legend>Which type?</legend>
      <div className={styles.types}>
        {left.map(({ id, category_list }) => (
          <Button
            key={id}
            onClick={() => {
              onAdd(id)
              setIsChoosing(false)
            }}
          >
            {category_list}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
