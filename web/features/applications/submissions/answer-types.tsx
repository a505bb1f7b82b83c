import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { type AskedNumber, askedNumber } from '@portal/domain/applications/asked-number.ts'
import { missedMinimum } from '@portal/domain/applications/below-minimum.ts'
import {
  type AnswerField,
  type AnswerValues,
  type QuestionType,
  responses,
} from '@portal/domain/applications/question-types.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { BelowMinimum } from '../../../fields/below-minimum.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { NumberField, TextareaField } from '../../../ui/form/text-fields.tsx'
import type { Description } from '../../../ui/layout/description-list.tsx'

interface AskedNumberProps extends Omit<ComponentProps<typeof NumberField>, 'name' | 'optional' | 'hint'> {
  /** The minimum that the question expects. */
  least: number | null
}

/** The field for the number that a question asks for. With No it is optional. */
function AskedNumberField({ least, ...field }: AskedNumberProps) {
  const respond: unknown = useWatch({ name: 'respond' })
  return (
    <NumberField
      {...field}
      name="number"
      optional={String(respond) === '0'}
      hint={least != null && <Minimum least={least} />}
    />
  )
}

/** The minimum, or that the typed number is below it: in the same place, so that nothing moves under the thumb. */
function Minimum({ least }: { least: number }) {
  const typed: unknown = useWatch({ name: 'number' })
  const number = typed === '' || typed === null ? null : Number(typed)
  const missed = missedMinimum({ number, least_number: least })
  return <span role="status">{missed === undefined ? `At least ${least}` : <BelowMinimum least={missed} />}</span>
}

interface AnswerType {
  /** The inputs on a page with this question alone. The names of inputs are fields of an answer. */
  inputs: (question: SubList) => ReactNode
  /** The inputs among other questions of a page, where the question is the label of the first. */
  inputsInList: (question: SubList, position: number) => ReactNode
  /** A saved answer as rows, without its description. */
  rows: (answer: AnswerValues) => Description[]
}

/**
 * The number that a question asks for, which is required with Yes. Elsewhere it is asked only of an answer that has one
 * already, so that it can be corrected or removed.
 */
function NumberOf({
  asked,
  least,
  ...field
}: Omit<ComponentProps<typeof AskedNumberField>, 'label'> & { asked?: AskedNumber | undefined }) {
  const { formState } = useFormContext()
  if (asked) return <AskedNumberField {...field} label={asked.label} least={least} />
  if ((formState.defaultValues?.number ?? '') === '') return null
  return <NumberField {...field} name="number" label="Number" hint="The question does not ask for it" />
}

/** The description of an answer. */
export function DescriptionField({ rows }: { rows?: number }) {
  return (
    <TextareaField
      name="description"
      label="Description"
      hint="Anything the ministry should know about this"
      {...(rows && { rows })}
    />
  )
}

/** How each type of question is answered and shown. */
export const answerTypes: Record<QuestionType, AnswerType> = {
  yes_no: {
    inputs: ({ sub_list, help, least_number }) => (
      <>
        <RadioField name="respond" label="Your answer" hint={help} choices={responses} sideBySide />
        <NumberOf asked={askedNumber(sub_list)} least={least_number} characters={6} />
        <DescriptionField />
      </>
    ),
    inputsInList({ sub_list, help, least_number }, position) {
      const asked = askedNumber(sub_list)
      const label = `${position}. ${asked?.sentence ?? sub_list}`
      return (
        <>
          <RadioField name="respond" label={label} hint={help} choices={responses} asTiles />
          <NumberOf asked={asked} least={least_number} characters={8} />
        </>
      )
    },
    rows: ({ respond, number }) => [
      { label: 'Answer', value: responses.find(({ value }) => value === respond)?.label },
      { label: 'Number', value: number },
    ],
  },
}

/** What to do while a field of an answer is missing or wrong. */
export const missingWords: Record<AnswerField, string> = {
  respond: 'choose Yes or No',
  number: 'enter the number',
  description: 'see the description',
}
