import * as calls from '@portal/contract/standing/calls/representations.ts'
import type { Representation } from '@portal/contract/standing/representation.ts'
import type { RepresentationDecision } from '@portal/domain/standing/representations.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { FileField } from '../../../fields/file-field.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import type { Contested } from './contested.ts'

const fileHint = 'PDF, JPEG or PNG, up to 10 MB'

/** The call that a representation is sent with, and the name of its draft. */
function sendingOf(contested: Contested) {
  switch (contested.against) {
    case 'decline': {
      const id = contested.registration_id
      return { call: calls.contestDecline, params: { id }, draft: `contest-decline-${id}` } as const
    }
    case 'penalty': {
      const id = contested.penalty_id
      return { call: calls.contestPenalty, params: { id }, draft: `contest-penalty-${id}` } as const
    }
    case 'suspension':
    case 'sealing':
    case 'revocation': {
      const { facility_id: id, restriction_id } = contested
      const params = { id, restriction_id }
      return { call: calls.contestRestriction, params, draft: `contest-restriction-${restriction_id}` } as const
    }
  }
}

const meanwhile = {
  decline: 'Meanwhile the application stays declined.',
  penalty: 'Meanwhile the penalty stays due.',
  suspension: 'Meanwhile the suspension holds.',
  sealing: 'Meanwhile the premises stay sealed.',
  revocation: 'Meanwhile the licence stays revoked.',
} as const satisfies Record<Contested['against'], string>

/** The owner makes a representation. */
export function ContestDialog({ contested, onClose }: { contested: Contested; onClose: () => void }) {
  const sending = sendingOf(contested)
  return (
    <ModalForm<typeof sending.call>
      {...sending}
      title={`Make a representation against the ${contested.against}`}
      submit="Send to the ministry"
      busy="Sending"
      success={({ message }) => message}
      onClose={onClose}
    >
      <p>
        You can do this once. An officer upholds the decision or sets it aside, and you get a letter.{' '}
        {meanwhile[contested.against]}
      </p>
      <TextareaField name="text" label="Why you do not agree" rows={6} />
      <FileField
        name="document"
        label="Document (optional)"
        hint={`What supports it. You can add two more afterwards. ${fileHint}`}
      />
    </ModalForm>
  )
}

/** The owner adds a document to a representation. */
export function AddFileDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <ModalForm
      title="Add a document"
      draft={false}
      call={calls.addRepresentationFile}
      params={{ id }}
      submit="Upload"
      busy="Uploading"
      success={({ message }) => message}
      onClose={onClose}
    >
      <FileField name="document" label="Document" hint={fileHint} />
    </ModalForm>
  )
}

const consequences = {
  decline: { upheld: 'the application stays declined', 'set aside': 'the application awaits a new decision' },
  penalty: { upheld: 'the penalty stands', 'set aside': 'nothing is to be paid for it' },
  suspension: { upheld: 'the suspension holds', 'set aside': 'the suspension is lifted at once' },
  sealing: { upheld: 'the premises stay sealed', 'set aside': 'the sealing is lifted at once' },
  revocation: { upheld: 'the licence stays revoked', 'set aside': 'the revocation is lifted at once' },
} as const satisfies Record<Contested['against'], Record<RepresentationDecision, string>>

/** An officer decides on a representation. */
export function DecideDialog({ representation, onClose }: { representation: Representation; onClose: () => void }) {
  const { id, against } = representation
  const { upheld, 'set aside': setAside } = consequences[against]
  const choices: { value: RepresentationDecision; label: string }[] = [
    { value: 'upheld', label: `Uphold it: ${upheld}` },
    { value: 'set aside', label: `Set it aside: ${setAside}` },
  ]
  return (
    <ModalForm
      title="Decide on the representation"
      draft={`decide-representation-${id}`}
      call={calls.decideRepresentation}
      params={{ id }}
      submit="Decide"
      success={({ message }) => message}
      onClose={onClose}
    >
      <RadioField name="outcome" label={`What becomes of the ${against}`} choices={choices} />
      <TextareaField name="reason" label="Reason" hint="The owner reads it here and in a letter." />
    </ModalForm>
  )
}
