import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import styles from './apply.module.css'

/** Lets the owner take back an application that the ministry has not decided. */
export function WithdrawApplication({ registrationId, reference }: { registrationId: number; reference: string }) {
  const [isAsked, setAsked] = useDialogState('withdraw')
  return (
    <Section id="withdraw" title="Withdraw this application">
      <Panel>
        <div className={layout.stack5}>
          <p>
            If you no longer need this registration, or started it by mistake, you can withdraw it. You can start a new
            one at any time.
          </p>
          <div className={`${layout.row4} ${styles.row}`}>
            <Button variant="outline" isDanger onClick={() => setAsked(true)}>
              Withdraw
            </Button>
          </div>
        </div>
      </Panel>
      {isAsked && (
        <ModalForm
          title={`Withdraw application ${reference}?`}
          call={calls.withdrawRegistration}
          params={{ id: registrationId }}
          submit="Withdraw"
          busy="Withdrawing"
          isDanger
          success={registrationActions.Withdraw.message}
          onClose={() => setAsked(false)}
        >
          <p>
            The ministry stops working on it. Staff and documents stay with your facility; the payments and the answers
            to the questions do not carry over to a new application.
          </p>
          <TextareaField name="reason" label="Reason" hint="The ministry reads it." rows={3} />
        </ModalForm>
      )}
    </Section>
  )
}
