import { type Referee, refereeRows } from '@portal/contract/applications/row-sections/referee.ts'
import { verdicts } from '@portal/domain/cases/verdicts.ts'
import { useState } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { choicesOf, RadioField } from '../../../ui/form/choice-fields.tsx'
import { ScreenOnly } from '../../../ui/print/screen-only.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './contents.module.css'
import { toasts } from './toasts.ts'

/** An officer gives the verdict on a referee, also on one whom the owner has added. The other details stay. */
export function JudgeReferee({ referee }: { referee: Referee }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, updated_at, verdict, ...stated } = referee
  return (
    <ScreenOnly>
      <Button
        variant="subtle"
        isCompact
        className={`${signedIn.inRow} ${styles.inRow}`}
        onClick={() => setIsOpen(true)}
      >
        {verdict ? 'Change verdict' : 'Give verdict'}
        <VisuallyHidden> on {referee.full_name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={`Verdict on ${referee.full_name}`}
          draft={`judge-referee-${id}`}
          call={refereeRows.change}
          params={{ id }}
          hidden={stated}
          defaults={{ verdict }}
          recordVersion={updated_at ?? null}
          submit="Save"
          busy="Saving"
          success={toasts.changeRow}
          onClose={() => setIsOpen(false)}
        >
          <RadioField name="verdict" label="Verdict" choices={choicesOf(verdicts)} sideBySide />
        </ModalForm>
      )}
    </ScreenOnly>
  )
}
