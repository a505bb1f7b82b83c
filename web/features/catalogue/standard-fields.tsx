import { type Standards, standards, standardsForm } from '@portal/contract/catalogue/standards.ts'
import { subListForm } from '@portal/contract/catalogue/sub-list.ts'
import { pickFields } from '@portal/contract/fields/pick-fields.ts'
import { SelectField, TickField } from '../../ui/form/choice-fields.tsx'
import { NumberField, TextareaField } from '../../ui/form/text-fields.tsx'
import { weights, yesNoStandards } from './standard-words.ts'

const schema = subListForm
  .pick({ sub_list: true })
  .extend({ ...standardsForm.shape, weight: standardsForm.shape.weight.unwrap() })

const fields = (
  <>
    <TextareaField name="sub_list" label="Question" rows={3} />
    <TextareaField name="help" label="Help" hint="What is meant. Owners and inspectors read it." rows={2} />
    <NumberField
      name="least_number"
      label="Minimum"
      hint="Where the question asks how many. A lower number is marked, not refused."
      characters={6}
    />
    <SelectField name="weight" label="Weight" hint="What it counts in the score of an inspection." choices={weights} />
    {yesNoStandards.map(({ name, label, hint }) => (
      <TickField key={name} name={name} label={label} hint={hint} />
    ))}
  </>
)

/** The form in which one question is edited, with its standards. */
export function editForm(question: Standards & { sub_list: string }) {
  return {
    title: 'Edit the question',
    defaults: { sub_list: question.sub_list, ...pickFields(standards, question) },
    schema,
    // A field that was emptied is not sent by a form. Here it means that the question has no help or minimum any more.
    bodyOf: (values: object) => ({ help: null, least_number: null, ...values }),
    fields,
  }
}
