import type { Staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as calls from '@portal/contract/facilities/calls/staff-changes.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useCall } from '../../../api/use-call.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { StaffFields } from '../../../fields/staff-fields.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './changes.module.css'

function Joining({ facilityId }: { facilityId: number }) {
  const [isOpen, setIsOpen] = useDialogState(`joining-${facilityId}`)
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Somebody has joined
      </Button>
      {isOpen && (
        <ModalForm
          title="Somebody has joined"
          call={calls.addJoining}
          hidden={{ facility_id: facilityId }}
          submit="Add to the staff"
          busy="Adding"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <StaffFields />
        </ModalForm>
      )}
    </div>
  )
}

function Member({ member: { id, full_name, cadre } }: { member: Staff }) {
  return (
    <li className={styles.member}>
      <span>
        {full_name}, <span className={textStyles.quiet}>{cadre}</span>
      </span>
      <ConfirmedButton
        call={calls.recordLeaving}
        sent={{ params: { id }, body: {} }}
        label={
          <>
            Has left<VisuallyHidden> {full_name}</VisuallyHidden>
          </>
        }
        title={`Has ${full_name} left?`}
        confirm="Has left"
        success={({ message }) => message}
        isCompact
      >
        {full_name} is taken off the staff at once. The ministry sees it.
      </ConfirmedButton>
    </li>
  )
}

interface StaffChangesProps {
  facilityId: number
  /** Why nobody can be added or taken off now; null if it can. */
  whyNot: string | null
}

/** Who has joined or left the staff of a licensed facility. Nobody decides on it. */
export function StaffChanges({ facilityId, whyNot }: StaffChangesProps) {
  const staff = useCall(rowCalls.listStaffs, { params: { id: facilityId }, query: { per_page: 100 } })
  return (
    <Panel>
      <div className={layout.stack3}>
        <h2>The staff</h2>
        {whyNot !== null ? (
          <p>{whyNot}.</p>
        ) : (
          <>
            <p className={textStyles.quiet}>Who joins or leaves is recorded at once. The ministry sees it.</p>
            <Joining facilityId={facilityId} />
            <WhenLoaded of={staff}>
              {({ data }) => (
                <ul className={layout.stack2}>
                  {data.map((member) => (
                    <Member key={member.id} member={member} />
                  ))}
                </ul>
              )}
            </WhenLoaded>
          </>
        )}
      </div>
    </Panel>
  )
}
