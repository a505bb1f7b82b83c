import {
  cadreNames,
  type StaffCategory,
  staffCategories,
  staffTimes,
} from '@portal/domain/applications/staff-cadres.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Choice, choicesOf, RadioField, SelectField } from '../ui/form/choice-fields.tsx'
import { PhoneField } from '../ui/form/phone-field.tsx'
import { TextField } from '../ui/form/text-fields.tsx'

const cadreFields = {
  Professional: <SelectField name="cadre" label="Cadre" choices={choicesOf(cadreNames)} />,
  'Non-professional': <TextField name="cadre" label="Designation" hint="For example, Ward Assistant or Driver" />,
} satisfies Record<StaffCategory, unknown>

/** A select for professionals and a text field for others. Changing the category clears the value. Spec §5. */
function CadreField() {
  const { setValue } = useFormContext()
  const typed: unknown = useWatch({ name: 'staff_category_type' })
  const category = staffCategories.find((name) => name === typed)
  const before = useRef(category)
  useEffect(() => {
    if (before.current !== category) setValue('cadre', '')
    before.current = category
  }, [category, setValue])
  if (!category) return <SelectField name="cadre" label="Cadre" choices={[]} prompt="Choose the category first" />
  return cadreFields[category]
}

const times: Choice[] = staffTimes.map((time) => ({
  value: time,
  label: sentenceCase(time),
}))

/** What is asked about a member of staff. Spec §2, §5. */
export function StaffFields() {
  return (
    <>
      <TextField name="full_name" label="Full name" autoComplete="off" />
      <PhoneField autoComplete="off" />
      <RadioField name="staff_category_type" label="Category" choices={choicesOf(staffCategories)} sideBySide />
      <CadreField />
      <TextField name="highest_qualification" label="Highest qualification" hint="For example, MBBS, BNSc or OND" />
      <TextField name="rank" label="Rank" hint="For example, Senior Nursing Officer" />
      <RadioField name="time" label="Works" choices={times} sideBySide />
    </>
  )
}
