import type { Staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/staff-changes.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useCall } from '../../../api/use-call.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { StaffFields } from '../../../fields/staff-fields.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/page.tsx'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './changes.module.css'

function Joining({ facilityId, isRecorded }: { facilityId: number; isRecorded: boolean }) {
  const [isOpen, setIsOpen] = useDialogState(`joining-${facilityId}`)
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Somebody has joined
      </Button>
      {isOpen && (
        <ModalForm
          title="Somebody has joined"
          call={isRecorded ? calls.recordJoining : calls.addJoining}
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

interface MemberProps {
  member: Staff
  isRecorded: boolean
}

function Member({ member: { id, full_name, cadre }, isRecorded }: MemberProps) {
  return (
    <li className={styles.member}>
      <span>
        {full_name}, <span className={textStyles.quiet}>{cadre}</span>
      </span>
      <ConfirmedButton
        call={isRecorded ? calls.recordDeparture : calls.recordLeaving}
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
        {full_name} is taken off the staff at once. {isRecorded ? 'It stays in the history.' : 'The ministry sees it.'}
      </ConfirmedButton>
    </li>
  )
}

interface MembersProps {
  facilityId: number
  isRecorded: boolean
  page: Reply<typeof rowCalls.listStaffs>
}

function Members({ facilityId, isRecorded, page }: MembersProps) {
  const members = useMoreRows(rowCalls.listStaffs, {
    id: facilityId,
    first: page.data,
    total: page.total,
    rowKey: ({ id }) => id,
  })
  return (
    <>
      <ul className={layout.stack2}>
        {members.rows.map((member) => (
          <Member key={member.id} member={member} isRecorded={isRecorded} />
        ))}
      </ul>
      <ShowMore of={members} />
    </>
  )
}

interface StaffChangesProps {
  facilityId: number
  /** Whether an officer records it, for a facility without an owner account. */
  isRecorded: boolean
  /** Why nobody can be added or taken off now; null if it can. */
  whyNot: string | null
}

/** Who has joined or left the staff of a licensed facility. Nobody decides on it. */
export function StaffChanges({ facilityId, isRecorded, whyNot }: StaffChangesProps) {
  const staff = useCall(rowCalls.listStaffs, { params: { id: facilityId }, query: { per_page: 100 } })
  return (
    <Panel>
      <div className={layout.stack3}>
        <h2>The staff</h2>
        {whyNot !== null ? (
          <p>{whyNot}.</p>
        ) : (
          <>
            <p className={textStyles.quiet}>
              Who joins or leaves is recorded at once.{' '}
              {isRecorded ? 'It stays in the history.' : 'The ministry sees it.'}
            </p>
            <Joining facilityId={facilityId} isRecorded={isRecorded} />
            <WhenLoaded of={staff}>
              {(page) => <Members facilityId={facilityId} isRecorded={isRecorded} page={page} />}
            </WhenLoaded>
          </>
        )}
      </div>
    </Panel>
  )
}
