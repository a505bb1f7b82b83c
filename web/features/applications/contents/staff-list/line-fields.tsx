import { staffTimes } from '@portal/domain/applications/staff-cadres.ts'
import type { StaffField } from '@portal/domain/applications/staff-lists/staff-columns.ts'
import { TextInput } from '../../../../ui/form/inputs.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import textStyles from '../../../../ui/text.module.css'
import { CadrePicker } from './cadre-picker.tsx'
import type { CheckedLine, StaffFields } from './check-lines.ts'
import { qualificationsId } from './qualifications.tsx'
import styles from './staff-list.module.css'

interface LineFieldsProps {
  line: CheckedLine
  /** Which fields are shown. */
  shown: ReadonlySet<StaffField>
  onEdit: (fields: Partial<StaffFields>) => void
}

/** The fields of a line, those that are wrong with what is wrong. The labels are those of the form for one person. */
export function LineFields({ line: { person, fields, problems }, shown, onEdit }: LineFieldsProps) {
  const text = (field: StaffField) => ({
    value: fields[field],
    error: problems[field],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onEdit({ [field]: currentTarget.value }),
  })
  const offers = person.cadre && 'offers' in person.cadre.meant ? person.cadre.meant.offers : []
  return (
    <div className={`${layout.stack3} ${styles.fields}`}>
      {shown.has('full_name') && <TextInput label="Full name" {...text('full_name')} />}
      {shown.has('phone_number') && (
        <TextInput label="Phone number" type="tel" inputMode="tel" {...text('phone_number')} />
      )}
      {shown.has('cadre') && (
        <CadrePicker
          label="Cadre"
          value={fields}
          offers={offers}
          written={person.cadre?.word ?? ''}
          error={problems.cadre}
          onPick={onEdit}
        />
      )}
      {shown.has('highest_qualification') && (
        <TextInput label="Highest qualification" list={qualificationsId} {...text('highest_qualification')} />
      )}
      {shown.has('rank') && <TextInput label="Rank (optional)" {...text('rank')} />}
      {shown.has('time') && (
        <div>
          {problems.time && <p className={`${textStyles.help} ${textStyles.error}`}>{problems.time}</p>}
          <Segmented
            legend="Works"
            note={person.fields.time !== '' && problems.time ? `“${person.fields.time}” in the list` : undefined}
            name={`time-of-${person.line}`}
            choices={staffTimes}
            value={staffTimes.find((time) => time === fields.time)}
            onChoose={(time) => onEdit({ time })}
          />
        </div>
      )}
    </div>
  )
}
