import * as calls from '@portal/contract/facilities/calls/change-rules.ts'
import type { ChangeRulesOfKind } from '@portal/contract/facilities/change-rule.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { changeKinds, changeKindWords } from '@portal/domain/facilities/change-kinds.ts'
import { type ChangeDecider, changeDeciders, mostDocumentsOfChange } from '@portal/domain/facilities/change-rules.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { z } from 'zod'
import type { DraftName } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { RadioField, TickField } from '../../../ui/form/choice-fields.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const deciderWords = {
  'at once': 'Nobody: it holds as soon as the owner has sent it',
  officer: 'An officer who may decide',
} as const satisfies Record<ChangeDecider, string>

const deciders = changeDeciders.map((value) => ({ value, label: deciderWords[value] }))

/** The documents are typed one to a line. */
const lines = z.looseObject({ documents: z.string().nullish() })

function ruleOf(typed: Record<string, unknown>): Record<string, unknown> {
  const { documents } = lines.parse(typed)
  const names = (documents ?? '').split('\n').map((name) => name.trim())
  return { ...typed, documents: names.filter(Boolean) }
}

const schema = z.preprocess((typed) => ruleOf({ ...Object(typed) }), calls.addChangeRule.body)

/** Says from a day on what a kind of change needs. */
export function SaveChangeRule({ rules: { kind, rule, planned } }: { rules: ChangeRulesOfKind }) {
  const draft: DraftName = `change-rule-${changeKinds.indexOf(kind) + 1}`
  const [isOpen, setIsOpen] = useDialogState(draft)
  const present = planned.at(-1) ?? { ...rule, start_date: lagosDate(Date.now()) }
  const what = changeKindWords[kind]
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Change<VisuallyHidden> the rule for {what}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={sentenceCase(what)}
          draft={draft}
          call={calls.addChangeRule}
          schema={schema}
          hidden={{ kind }}
          defaults={{ ...present, documents: present.documents.join('\n') }}
          bodyOf={ruleOf}
          submit="Save"
          busy="Saving"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <RadioField name="decided_by" label="Who decides?" choices={deciders} />
          <TextareaField
            name="documents"
            label="Documents that must come with it"
            hint={`One name on each line, ${mostDocumentsOfChange} at most. Leave it empty if none is needed.`}
            rows={3}
          />
          <TickField name="is_charged" label="The fee for a change is charged, and confirmed before the decision" />
          <TickField name="needs_inspection" label="The facility is inspected before the decision" />
          <DateField
            name="start_date"
            label="From which day"
            hint="Today, or a later day. Requests that were made before keep their rule."
            optional={false}
          />
        </ModalForm>
      )}
    </>
  )
}
