import { conditionDueDate, conditionText } from '@portal/contract/licences/conditions-form.ts'
import { dueDateSentence, maxConditions } from '@portal/domain/licences/conditions.ts'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { SuggestedField } from '../../../ui/form/suggested-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './decision-dialog.module.css'

const places = Array.from({ length: maxConditions }, (_, index) => index + 1)
const textOf = (place: number) => `condition_${place}`
const dueDateOf = (place: number) => `condition_${place}_due`

/** The fields of the conditions in the form of a decision: two for each. One without a text is not set; none is due after the last day of what is granted. */
export function conditionFields(lastDay: string | undefined): z.ZodRawShape {
  const dueDate = lastDay
    ? conditionDueDate.refine((day) => day === null || day <= lastDay, dueDateSentence(lastDay))
    : conditionDueDate
  return Object.fromEntries(
    places.flatMap((place) => [
      [textOf(place), conditionText.optional()],
      [dueDateOf(place), dueDate],
    ]),
  )
}

/** The values with which the form opens: what an approval before this one asked for, and is not met yet. */
export function givenConditions({ conditions = [] }: RegistrationDetails): Record<string, string> {
  const unmet = conditions.filter(({ state }) => state !== 'met')
  const entries = unmet.flatMap(({ text, due_date }, index) => [
    [textOf(index + 1), text],
    [dueDateOf(index + 1), due_date ?? ''],
  ])
  return Object.fromEntries(entries)
}

/** The conditions of the call's body, from the values of the form. */
export function conditionsIn(values: Record<string, unknown>): { text: unknown; due_date: unknown }[] {
  return places
    .filter((place) => values[textOf(place)])
    .map((place) => ({ text: values[textOf(place)], due_date: values[dueDateOf(place)] ?? null }))
}

/** What the approval asks of the facility. Another condition can be added until there are enough. */
export function ConditionFields({ presets }: { presets: readonly string[] }) {
  const { getValues } = useFormContext()
  const [shown, setShown] = useState(() => places.findLast((place) => getValues(textOf(place))) ?? 0)
  return (
    <>
      {places.slice(0, shown).map((place) => (
        <fieldset key={place} className={`${layout.stack3} ${styles.condition}`}>
          <legend>Condition {place}</legend>
          <SuggestedField
            name={textOf(place)}
            label="What is asked for"
            hint="Choose one of the ministry’s or write your own. Leave it empty to set none."
            suggestions={presets}
          />
          <DateField
            name={dueDateOf(place)}
            label="To be met by"
            hint="Without a day it holds for as long as the approval."
          />
        </fieldset>
      ))}
      {shown < maxConditions && (
        <div>
          <Button variant="subtle" onClick={() => setShown(shown + 1)}>
            {shown === 0 ? 'Add a condition' : 'Add another condition'}
          </Button>
        </div>
      )}
    </>
  )
}
