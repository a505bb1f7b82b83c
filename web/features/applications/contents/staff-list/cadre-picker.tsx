import { cadreKeys, cadreName } from '@portal/domain/applications/staff-cadres.ts'
import { type CadreInForm, inForm } from '@portal/domain/applications/staff-lists/cadre-words.ts'
import { Select, TextInput } from '../../../../ui/form/inputs.tsx'
import layout from '../../../../ui/layout/layout.module.css'

const all = cadreKeys.map((key) => inForm(key, cadreName(key)))
const professional = all.filter(({ staff_category_type }) => staff_category_type === 'Professional')
const counted = all.filter(({ staff_category_type }) => staff_category_type === 'Non-professional')

const own = 'own'
const keyOf = ({ staff_category_type, cadre }: CadreInForm) => `${staff_category_type}|${cadre}`

interface PickerProps {
  label: string
  /** What is chosen; of an empty category nothing. */
  value: { staff_category_type: string; cadre: string }
  /** What fits a word of the list, the likely one first. */
  offers: readonly CadreInForm[]
  /** Stands in the field for a designation at first. */
  written: string
  error?: string | undefined
  onPick: (picked: CadreInForm) => void
}

function Options({ of, label }: { of: readonly CadreInForm[]; label: string }) {
  if (of.length === 0) return null
  return (
    <optgroup label={label}>
      {of.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {one.cadre}
        </option>
      ))}
    </optgroup>
  )
}

/** Chooses a cadre, or Non-professional with a designation, in one step: the category follows from the cadre. */
export function CadrePicker({ label, value, offers, written, error, onPick }: PickerProps) {
  const isListed = all.some((one) => keyOf(one) === `${value.staff_category_type}|${value.cadre}`)
  const isOwn = value.staff_category_type === 'Non-professional' && !isListed
  const chosen = isListed ? `${value.staff_category_type}|${value.cadre}` : ''
  const fitting = offers.filter((offer) => all.some((one) => keyOf(one) === keyOf(offer)))
  const isOffered = (one: CadreInForm) => fitting.some((offer) => keyOf(offer) === keyOf(one))
  return (
    <div className={layout.stack3}>
      <Select
        label={label}
        error={error}
        value={isOwn ? own : chosen}
        onChange={({ currentTarget }) => {
          const picked = all.find((one) => keyOf(one) === currentTarget.value)
          onPick(picked ?? { staff_category_type: 'Non-professional', cadre: written })
        }}
      >
        <option value="" disabled>
          Choose
        </option>
        <Options of={fitting} label="What fits" />
        <Options of={professional.filter((one) => !isOffered(one))} label="Professional" />
        <optgroup label="Non-professional">
          {counted
            .filter((one) => !isOffered(one))
            .map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {one.cadre}
              </option>
            ))}
          <option value={own}>Another designation</option>
        </optgroup>
      </Select>
      {isOwn && (
        <TextInput
          label="Designation"
          value={value.cadre}
          autoComplete="off"
          onChange={({ currentTarget }) =>
            onPick({ staff_category_type: 'Non-professional', cadre: currentTarget.value })
          }
        />
      )}
    </div>
  )
}
