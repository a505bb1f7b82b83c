import type { VisitKit } from '@portal/contract/inspections/inspection-details.ts'
import type { SiteForm } from '@portal/contract/inspections/site.ts'
import type { StaffSighting } from '@portal/domain/inspections/inspections.ts'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'

type Seen = SiteForm['staff']

const ofRecorded = ['present', 'absent', 'not known to the facility'] as const satisfies readonly StaffSighting[]

interface StaffProps {
  /** As the facility recorded them. */
  recorded: VisitKit['staff']
  seen: Seen
  onRecord: (staff: Seen) => void
}

/** Who of the recorded staff was there, and who was found that is not recorded. */
export function StaffSeen({ recorded, seen, onRecord }: StaffProps) {
  const others = seen.filter(({ staff_id }) => staff_id === null)
  function note({ id, full_name, cadre }: VisitKit['staff'][number], sighting: StaffSighting) {
    const rest = seen.filter(({ staff_id }) => staff_id !== id)
    onRecord([...rest, { staff_id: id, full_name, cadre, seen: sighting }])
  }
  return (
    <section className={layout.stack3} aria-label="Staff seen">
      <h2>Staff seen</h2>
      {recorded.length === 0 && <p className={textStyles.note}>The facility has recorded no staff.</p>}
      {recorded.map((person) => (
        <Segmented
          key={person.id}
          legend={`${person.full_name}, ${person.cadre}`}
          name={`staff-${person.id}`}
          choices={ofRecorded}
          value={ofRecorded.find((one) => one === seen.find(({ staff_id }) => staff_id === person.id)?.seen)}
          onChoose={(sighting) => note(person, sighting)}
        />
      ))}
      {others.map((person) => (
        <div key={person.full_name} className={`${layout.row3} ${layout.between}`}>
          <span>
            {person.full_name}
            {person.cadre && `, ${person.cadre}`} <span className={textStyles.note}>not recorded</span>
          </span>
          <Button variant="subtle" isCompact onClick={() => onRecord(seen.filter((other) => other !== person))}>
            Remove
          </Button>
        </div>
      ))}
      <OtherPerson
        onAdd={(full_name, cadre) => onRecord([...seen, { staff_id: null, full_name, cadre, seen: 'not recorded' }])}
      />
    </section>
  )
}

/** Somebody who was found and is not in the list. */
function OtherPerson({ onAdd }: { onAdd: (name: string, cadre: string | null) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [cadre, setCadre] = useState('')
  if (!isOpen) {
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        Add somebody who is not in the list
      </Button>
    )
  }
  function add() {
    if (name.trim() === '') return
    onAdd(name.trim(), cadre.trim() === '' ? null : cadre.trim())
    setName('')
    setCadre('')
    setOpen(false)
  }
  return (
    <div className={layout.stack2}>
      <TextInput label="Full name" value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
      <TextInput label="Cadre" value={cadre} maxLength={120} onChange={(event) => setCadre(event.target.value)} />
      <div className={layout.row3}>
        <Button onClick={add}>Add</Button>
        <Button variant="default" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
