import * as calls from '@portal/contract/accounts/calls/users.ts'
import type { UserAccount } from '@portal/contract/accounts/user-account.ts'
import { guardedDuties } from '@portal/domain/accounts/capabilities.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useSession } from '../../../api/session.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { DutiesField } from './duties-field.tsx'
import { dutyWords } from './duty-words.ts'
import styles from './users.module.css'
import { WaitingDuties } from './waiting-duties.tsx'

/** An officer's duties and what each allows, with the form that changes them. */
export function UserDuties({ account }: { account: UserAccount }) {
  const [isOpen, setIsOpen] = useDialogState('duties')
  const { id, duties, first_name, updated_at } = account
  const isOwn = useSession()?.id === id
  return (
    <Section
      id="duties"
      title="Duties"
      actions={
        !isOwn && (
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            Change duties
          </Button>
        )
      }
    >
      <WaitingDuties account={account} />
      <Panel>
        <ul className={`${layout.stack3} ${styles.duties}`}>
          {duties.map((duty) => (
            <li key={duty}>
              <strong>{dutyWords[duty].label}</strong>
              <div className={textStyles.quiet}>{dutyWords[duty].hint}</div>
            </li>
          ))}
          {duties.length === 0 && <li>{first_name} may read, and nothing else.</li>}
        </ul>
        {isOwn && (
          <p className={styles.plain}>Nobody changes their own duties. Another officer who manages users can.</p>
        )}
      </Panel>
      {isOpen && (
        <ModalForm
          title={`Duties of ${first_name}`}
          draft={`duties-${id}`}
          call={calls.changeUser}
          params={{ id }}
          defaults={{ duties }}
          recordVersion={updated_at}
          submit="Save"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <p className={styles.plain}>
            {guardedDuties.map((duty) => dutyWords[duty].label).join(', ')} wait until another officer with the duty
            Users confirms them, if there is one. Every other change holds at once. Without the duty to review, their
            applications return to the queue.
          </p>
          <DutiesField />
        </ModalForm>
      )}
    </Section>
  )
}
