import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { prose } from '@portal/contract/fields/fields.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { type ChangeKind, isOnPapers } from '@portal/domain/facilities/change-kinds.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'

/** The call with a reason that must be given. */
const refuseWithReason = {
  ...calls.decideChange,
  body: calls.decideChange.body.extend({ reason: prose('the reason') }),
}

const dialogs = {
  accepted: {
    action: 'Accept change',
    label: 'Accept',
    words: (kind: ChangeKind) =>
      isOnPapers(kind)
        ? 'The facility gets the new details at once. A certificate or statement of the portal is issued again, under the same number and with the same dates.'
        : 'The facility gets the new details at once. No certificate or statement says them, so none is issued again.',
    call: calls.decideChange,
  },
  refused: {
    action: 'Refuse change',
    label: 'Refuse',
    words: () => 'Nothing changes. The owner may ask again.',
    call: refuseWithReason,
  },
} as const

interface DecideProps {
  /** The request as this person has read it. */
  request: { id: number; kind: ChangeKind; version: number }
  decision: keyof typeof dialogs
}

function Decide({ request: { id, kind, version }, decision }: DecideProps) {
  const { action, label, words, call } = dialogs[decision]
  const [isOpen, setIsOpen] = useDialogState(`${decision}-change-${id}`)
  const isDanger = decision === 'refused'
  return (
    <>
      <Button variant={isDanger ? 'outline' : 'filled'} isDanger={isDanger} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ModalForm
          title={`${label} this change?`}
          draft={`${decision}-change-${id}`}
          call={call}
          params={{ id }}
          hidden={{ decision, version }}
          submit={label}
          isDanger={isDanger}
          success={facilityActions[action].message}
          onClose={() => setIsOpen(false)}
        >
          <p className={textStyles.quiet}>{words(kind)}</p>
          <TextareaField name="reason" label="Reason" hint="The owner reads it." rows={3} />
        </ModalForm>
      )}
    </>
  )
}

interface ActionsProps {
  request: { id: number; kind: ChangeKind; version: number; offered: readonly string[] }
}

/** What this person is offered for a request that is open: the officer decides, the owner withdraws. */
export function ChangeActions({ request }: ActionsProps) {
  const { id, offered } = request
  if (offered.length === 0) return null
  return (
    <div className={layout.row3}>
      {offered.includes('Accept change') && <Decide request={request} decision="accepted" />}
      {offered.includes('Refuse change') && <Decide request={request} decision="refused" />}
      {offered.includes('Withdraw change') && (
        <ConfirmedButton
          call={calls.withdrawChange}
          sent={{ params: { id } }}
          label="Withdraw this request"
          title="Withdraw this request?"
          confirm="Withdraw"
          success={facilityActions['Withdraw change'].message}
        >
          The facility stays as it is. You can ask again at any time.
        </ConfirmedButton>
      )}
    </div>
  )
}
