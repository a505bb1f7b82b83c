import { listConcernsOfFacility } from '@portal/contract/concerns/calls.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { listCorrectiveActions } from '@portal/contract/inspections/calls/corrective-actions.ts'
import { planInspection } from '@portal/contract/inspections/calls/inspections.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { isOpen } from '@portal/domain/applications/registration-status.ts'
import type { InspectionKind } from '@portal/domain/inspections/inspections.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { SelectField, TicksField } from '../../../ui/form/choice-fields.tsx'
import type { Typed } from '../../../ui/form/form-check.ts'
import { kindWords } from '../inspection-words.ts'
import { PlanFields } from '../plan-fields.tsx'
import { FindFacility } from './find-facility.tsx'
import { planForm, WhichQuestions } from './which-questions.tsx'

const maxConcerns = 20
const maxFollowedUp = 100

/** The concerns about a facility that somebody still has to deal with, for officers who triage concerns. */
function useOpenConcerns(facilityId: number) {
  const enabled = mayDo(useSession(), 'triage concerns')
  const concerns = useCall(
    listConcernsOfFacility,
    { params: { id: facilityId }, query: { per_page: maxConcerns } },
    { enabled },
  )
  return (concerns.data?.data ?? []).filter(({ status }) => status !== 'closed')
}

/** What the owner of a facility has still to put right, so that a visit can follow it up. */
function useOpenActions(facilityId: number) {
  const actions = useCall(listCorrectiveActions, { query: { facility_id: facilityId, per_page: maxFollowedUp } })
  return (actions.data?.data ?? []).filter(({ status }) => status !== 'closed')
}

/** The application of a facility that is still worked on, and the kind of inspection that is about it. */
function openApplicationOf({ registration, renewal, type_change }: FacilityWithPlaces) {
  const open = [type_change, renewal, registration].find((one) => one && isOpen(one.status))
  if (!open) return undefined
  return { id: open.id, kind: open.kind === 'renewal' ? 'renewal' : 'before licence' } as const
}

interface FormProps {
  facility: FacilityWithPlaces
  onClose: () => void
}

function WhichConcerns({ concerns }: { concerns: ReturnType<typeof useOpenConcerns> }) {
  if (useWatch({ name: 'kind' }) !== 'concern') return null
  return (
    <TicksField
      name="concern_ids"
      label="Concerns that it follows"
      optional={false}
      choices={concerns.map(({ id, reference, place }) => ({ value: id, label: `${reference}: ${place}` }))}
    />
  )
}

function PlanForm({ facility, onClose }: FormProps) {
  const [needsReason, setNeedsReason] = useState(false)
  const concerns = useOpenConcerns(facility.id)
  const openActions = useOpenActions(facility.id)
  const application = openApplicationOf(facility)
  const possible: InspectionKind[] = [
    ...(application ? [application.kind] : []),
    'routine',
    ...(openActions.length > 0 ? (['follow-up'] as const) : []),
    ...(concerns.length > 0 ? (['concern'] as const) : []),
  ]
  return (
    <ModalForm
      title={`Plan an inspection of ${facility.company_name}`}
      call={planInspection}
      hidden={{ facility_id: facility.id }}
      schema={planForm}
      defaults={{ extent: 'whole' }}
      bodyOf={({ extent, ...values }: Typed) => ({
        ...values,
        part_ids: extent === 'parts' && values.kind !== 'follow-up' ? values.part_ids : null,
        registration_id: application && values.kind === application.kind ? application.id : null,
      })}
      submit="Plan"
      busy="Planning"
      success={({ message }) => message}
      onProblem={({ errors }) => setNeedsReason(errors.same_lead_reason !== undefined)}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label="Why it is visited"
        choices={possible.map((value) => ({ value, label: kindWords[value] }))}
      />
      <WhichConcerns concerns={concerns} />
      <WhichQuestions typeId={facility.facility_types.id} registrationId={application?.id} openActions={openActions} />
      <PlanFields needsReason={needsReason} />
    </ModalForm>
  )
}

/** An officer plans an inspection of a facility, which is found first unless it is given. */
export function PlanDialog({ facility, onClose }: { facility: FacilityWithPlaces | undefined; onClose: () => void }) {
  const [chosen, setChosen] = useState(facility)
  if (chosen) return <PlanForm facility={chosen} onClose={onClose} />
  return (
    <Dialog title="Plan an inspection" onClose={onClose}>
      <FindFacility onChoose={setChosen} />
    </Dialog>
  )
}
