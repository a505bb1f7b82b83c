import type { SubList } from '@portal/contract/entities/sub-list.ts'
import { askedNumber } from '@portal/domain/asked-number.ts'
import { type AnswerField, type AnswerValues, type QuestionType, responses } from '@portal/domain/question-types.ts'
import type { ReactNode } from 'react'
import { RadioField } from '../../ui/form/choice-fields.tsx'
import { NumberField, TextareaField } from '../../ui/form/text-fields.tsx'
import type { Description } from '../../ui/layout/description-list.tsx'
import { AskedNumberField } from './asked-number-field.tsx'

interface AnswerType {
  /** The inputs on a page with this question alone. The names of inputs are fields of an answer. */
  inputs: (question: SubList) => ReactNode
  /** The inputs among other questions of a page, where the question is the label of the first. */
  inputsInList: (question: SubList, position: number) => ReactNode
  /** The fields that few answers need: a list of questions shows their inputs on request. */
  moreInList: (question: SubList) => readonly ('number' | 'description')[]
  /** A saved answer as rows, without its description. */
  rows: (answer: AnswerValues) => Description[]
}

const numberHint = 'Where the question asks how many or how large'

/** The number on a page with one question: with Yes it is required if the question asks for it. */
function NumberOf({ question }: { question: string }) {
  const asked = askedNumber(question)
  if (asked) return <AskedNumberField label="Number" hint={asked.label} characters={6} />
  return <NumberField name="number" label="Number" hint={numberHint} characters={6} />
}

/** How each type of question is answered and shown. */
export const answerTypes: Record<QuestionType, AnswerType> = {
  yes_no: {
    inputs: ({ sub_list }) => (
      <>
        <RadioField name="respond" label="Your answer" choices={responses} sideBySide />
        <NumberOf question={sub_list} />
        <TextareaField name="description" label="Description" hint="Anything the ministry should know about this" />
      </>
    ),
    inputsInList({ sub_list }, position) {
      const asked = askedNumber(sub_list)
      const label = `${position}. ${asked?.sentence ?? sub_list}`
      return (
        <>
          <RadioField name="respond" label={label} choices={responses} asTiles />
          {asked && <AskedNumberField label={asked.label} characters={8} />}
        </>
      )
    },
    moreInList: ({ sub_list }) => (askedNumber(sub_list) ? ['description'] : ['number', 'description']),
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

/** The inputs that a list of questions shows on request. */
export function MoreInputs({ fields }: { fields: ReturnType<AnswerType['moreInList']> }) {
  return (
    <>
      {fields.includes('number') && <NumberField name="number" label="Number" hint={numberHint} characters={6} />}
      {fields.includes('description') && (
        <TextareaField
          name="description"
          label="Description"
          hint="Anything the ministry should know about this"
          rows={3}
        />
      )}
    </>
  )
}
