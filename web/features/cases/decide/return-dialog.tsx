import * as calls from '@portal/contract/applications/calls/returns.ts'
import { returnDueDate, returnRemark } from '@portal/contract/applications/return-form.ts'
import { itemInWords } from '@portal/domain/applications/returned-items.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { z } from 'zod'
import { ModalForm } from '../../../api/modal-form.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import textStyles from '../../../ui/text.module.css'
import { type Mark, useReturnMarks } from './return-marks.tsx'

/** The due date that the dialog proposes, in days from today. */
const usualDays = 14

function fieldOf({ section, id }: Mark): string {
  return `remark_${section}_${id ?? 'all'}`
}

/** What was written beside an item is not asked for again. */
function lacksRemark({ remark }: Mark): boolean {
  return remark.trim() === ''
}

function schemaOf(marks: readonly Mark[]) {
  return z.object({
    ...Object.fromEntries(marks.filter(lacksRemark).map((mark) => [fieldOf(mark), returnRemark])),
    due_date: returnDueDate,
  })
}

interface DialogProps {
  registrationId: number
  onClose: () => void
}

function NothingMarked({ onClose }: Pick<DialogProps, 'onClose'>) {
  return (
    <Dialog title="Return for correction" onClose={onClose}>
      <p>Nothing is marked yet. Press “Return this” beside each answer, person or file that the owner is to correct.</p>
      <Button variant="outline" onClick={onClose}>
        Back to the application
      </Button>
    </Dialog>
  )
}

/** Asks for a remark on each marked item, and for the day by which the correction is asked for. */
export function ReturnDialog({ registrationId, onClose }: DialogProps) {
  const { marks, undo, clear } = useReturnMarks()
  if (marks.length === 0) return <NothingMarked onClose={onClose} />
  return (
    <ModalForm
      title="Return for correction"
      draft={`return-${registrationId}`}
      call={calls.returnRegistration}
      params={{ id: registrationId }}
      schema={schemaOf(marks)}
      defaults={{ due_date: addDays(lagosDate(new Date()), usualDays) }}
      bodyOf={(values) => ({
        items: marks.map((mark) => ({
          section: mark.section,
          id: mark.id,
          remark: lacksRemark(mark) ? values[fieldOf(mark)] : mark.remark.trim(),
          ...(mark.asks_evidence && { asks_evidence: true }),
        })),
        due_date: values.due_date,
      })}
      submit="Return to the owner"
      success={({ message }) => message}
      onSuccess={clear}
      onClose={onClose}
    >
      <p>The owner can change only these, and sees each remark beside what it is about.</p>
      {marks.map((mark) => (
        <div key={fieldOf(mark)}>
          {lacksRemark(mark) ? (
            <TextareaField name={fieldOf(mark)} label={itemInWords(mark)} hint="What is to be corrected?" rows={2} />
          ) : (
            <>
              <strong>{itemInWords(mark)}</strong>
              <p className={textStyles.written}>{mark.remark}</p>
            </>
          )}
          {mark.asks_evidence && <p>A photo or file is asked for.</p>}
          <Button variant="subtle" isCompact onClick={() => undo(mark)}>
            Do not return this
          </Button>
        </div>
      ))}
      <DateField
        name="due_date"
        label="To be corrected by"
        hint="The owner sees this day. Nothing happens by itself when it is past."
      />
    </ModalForm>
  )
}
