import {
  addAddendum,
  answerComments,
  publishInspection,
} from '@portal/contract/inspections/calls/inspection-reports.ts'
import {
  cancelInspection,
  changePlan,
  discardFindings,
  reopenInspection,
} from '@portal/contract/inspections/calls/inspections.ts'
import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { useState } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useCallMutation } from '../../../api/use-call.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { PlanFields } from '../plan-fields.tsx'

interface DialogProps {
  inspection: InspectionDetails
  onClose: () => void
}

const said = ({ message }: { message: string }) => message

/** An officer publishes an inspection that is done. */
export function PublishDialog({ inspection: { id, company_name, actions }, onClose }: DialogProps) {
  const publish = useCallMutation(publishInspection, { success: said, onSuccess: onClose })
  return (
    <ConfirmDialog
      title={`Publish the inspection of ${company_name}?`}
      confirm="Publish"
      isBusy={publish.isPending}
      onConfirm={() => publish.mutate({ params: { id } })}
      onClose={onClose}
    >
      <ErrorSummary faults={publish.error ? [{ message: publish.error.message }] : []} />
      <p>
        The owner gets the report.{' '}
        {actions.length > 0 && 'The days in which each finding is to be put right begin today.'}
      </p>
    </ConfirmDialog>
  )
}

/** An officer changes day or team of a planned inspection. */
export function ChangePlanDialog({ inspection, onClose }: DialogProps) {
  const [needsReason, setNeedsReason] = useState(false)
  const { id, updated_at, planned_day, planned_half, team, is_announced, note } = inspection
  return (
    <ModalForm
      title={`Change the plan of ${inspection.number}`}
      call={changePlan}
      params={{ id }}
      recordVersion={updated_at}
      defaults={{ planned_day, planned_half, team: team.map((officer) => officer.id), is_announced, note }}
      submit="Save"
      busy="Saving"
      success={said}
      onProblem={({ errors }) => setNeedsReason(errors.same_lead_reason !== undefined)}
      onClose={onClose}
    >
      <PlanFields needsReason={needsReason} />
    </ModalForm>
  )
}

/** An officer cancels an inspection. */
export function CancelDialog({ inspection: { id, number }, onClose }: DialogProps) {
  return (
    <ModalForm
      title={`Cancel ${number}`}
      call={cancelInspection}
      params={{ id }}
      submit="Cancel the inspection"
      isDanger
      success={said}
      onClose={onClose}
    >
      <TextareaField name="reason" label="Reason" hint="What phones of the team send afterwards is kept." />
    </ModalForm>
  )
}

/** An officer takes up a cancelled inspection again. */
export function ReopenDialog({ inspection: { id, number }, onClose }: DialogProps) {
  return (
    <ModalForm
      title={`Reopen ${number}`}
      call={reopenInspection}
      params={{ id }}
      submit="Reopen"
      success={said}
      onClose={onClose}
    >
      <TextareaField name="reason" label="Reason" />
    </ModalForm>
  )
}

/** An officer discards what came after a visit was cancelled. */
export function DiscardDialog({ inspection: { id, number }, onClose }: DialogProps) {
  return (
    <ModalForm
      title={`Discard what came after ${number} was cancelled`}
      call={discardFindings}
      params={{ id }}
      submit="Discard"
      isDanger
      success={said}
      onClose={onClose}
    >
      <TextareaField name="reason" label="Reason" hint="That it came stays in the record." />
    </ModalForm>
  )
}

/** An inspector corrects an inspection that is done. */
export function AddendumDialog({ inspection: { id, number }, onClose }: DialogProps) {
  return (
    <ModalForm
      title={`Add an addendum to ${number}`}
      call={addAddendum}
      params={{ id }}
      submit="Add"
      success={said}
      onClose={onClose}
    >
      <p>What was recorded stays. The addendum stands beside it.</p>
      <TextareaField name="text" label="Correction" rows={5} />
      <TextareaField name="reason" label="Reason" rows={2} />
    </ModalForm>
  )
}

/** An inspector answers the owner's comments. */
export function AnswerDialog({ inspection: { id }, onClose }: DialogProps) {
  const [needsReason, setNeedsReason] = useState(false)
  return (
    <ModalForm
      title="Answer the owner’s comments"
      call={answerComments}
      params={{ id }}
      submit="Answer"
      success={said}
      onProblem={({ errors }) => setNeedsReason(errors.same_author_reason !== undefined)}
      onClose={onClose}
    >
      <TextareaField name="answer" label="Answer" hint="The owner reads it." rows={5} />
      <TextareaField name="addendum" label="Correction of the report" hint="Where the owner is right." rows={3} />
      {needsReason && (
        <TextareaField name="same_author_reason" label="Why somebody of the team answers" optional={false} rows={2} />
      )}
    </ModalForm>
  )
}
