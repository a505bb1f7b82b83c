import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { EditableQuestion, RequirementToEdit } from '@portal/contract/catalogue/catalogue.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { CallForm } from '../../api/call-form.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import { SelectField } from '../../ui/form/choice-fields.tsx'
import { SelectionBar } from '../../ui/table/selection-bar.tsx'
import type { Selection } from '../../ui/table/use-selection.ts'
import { weights, yesNoStandards } from './standard-words.ts'

const yesOrNo = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
]

interface SelectedProps {
  requirements: readonly RequirementToEdit[]
  selection: Selection
}

/** The bar while questions of a type are selected, with the dialog that sets standards for all of them. */
export function SelectedQuestions({ requirements, selection }: SelectedProps) {
  const [isSetting, setIsSetting] = useState(false)
  const asked = requirements
    .filter(({ retired_at }) => retired_at === null)
    .flatMap(({ sub_lists }) => sub_lists.filter(({ retired_at }) => retired_at === null))
  const selected = asked.filter(({ id }) => selection.keys.has(id))
  if (selected.length === 0) return null
  return (
    <>
      <SelectionBar count={selected.length} onClear={selection.clear}>
        {selected.length < asked.length && (
          <Button
            isCompact
            onClick={() =>
              selection.select(
                asked.map(({ id }) => id),
                true,
              )
            }
          >
            Select all {asked.length}
          </Button>
        )}
        <Button isCompact onClick={() => setIsSetting(true)}>
          Set a value
        </Button>
      </SelectionBar>
      {isSetting && <SetStandards questions={selected} onClose={() => setIsSetting(false)} onDone={selection.clear} />}
    </>
  )
}

interface SetProps {
  questions: readonly EditableQuestion[]
  onClose: () => void
  onDone: () => void
}

/** Sets standards for several questions. What is left as it is keeps what each question has. */
function SetStandards({ questions, onClose, onDone }: SetProps) {
  const words = { one: 'Set a value for # question', other: 'Set a value for # questions' }
  const [opened] = useState({
    ids: questions.map(({ id }) => id),
    versions: questions.map(({ updated_at }) => updated_at),
  })
  return (
    <Dialog title={byNumber(questions.length, words)} onClose={onClose}>
      <CallForm
        call={calls.editSubLists}
        schema={calls.editSubLists.body.shape.set}
        bodyOf={(set) => ({ ...opened, set })}
        submit="Set"
        success={({ data }) => byNumber(data.length, { one: '# question was set', other: '# questions were set' })}
        onSuccess={() => {
          onClose()
          onDone()
        }}
        beside={
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <SelectField name="weight" label="Weight" choices={weights} prompt="Leave as it is" optional={false} />
        {yesNoStandards.map((field) => (
          <SelectField key={field.name} {...field} choices={yesOrNo} prompt="Leave as it is" optional={false} />
        ))}
      </CallForm>
    </Dialog>
  )
}
