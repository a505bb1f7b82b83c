import * as calls from '@portal/contract/applications/calls/returns.ts'
import type { Returned } from '@portal/contract/applications/returned.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { itemInWords } from '@portal/domain/applications/returned-items.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './apply.module.css'

interface AnswerProps {
  registrationId: number
  item: Returned['items'][number]
  /** Its place among the items of the return, from 0. */
  place: number
}

/** Lets the owner say in a sentence why something that was returned stays as it is. */
export function AnswerReturned({ registrationId, item, place }: AnswerProps) {
  const { section, id, remark, answer } = item
  const key = `return-answer-${registrationId}-${place + 1}` as const
  const [isOpen, setIsOpen] = useDialogState(key)
  const words = itemInWords(item)
  return (
    <>
      <Button variant="subtle" isCompact onClick={() => setIsOpen(true)}>
        {answer ? 'Change your answer' : 'Answer'} <VisuallyHidden>to the remark on {words}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={`Answer: ${words}`}
          draft={key}
          call={calls.answerReturn}
          params={{ id: registrationId }}
          hidden={{ item: { section, id } }}
          defaults={{ text: answer?.text ?? '' }}
          submit="Save the answer"
          busy="Saving"
          success={registrationActions['Answer return'].message}
          onClose={() => setIsOpen(false)}
        >
          <p className={styles.prose}>The ministry’s remark: {remark}</p>
          <TextareaField name="text" label="Your answer" hint="The ministry reads it beside its remark" rows={4} />
        </ModalForm>
      )}
    </>
  )
}
