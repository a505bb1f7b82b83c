import { planInspections } from '@portal/contract/inspections/calls/inspections.ts'
import type { FacilityAtRisk } from '@portal/contract/inspections/facility-at-risk.ts'
import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { CallForm } from '../../../api/call-form.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PlanFields } from '../plan-fields.tsx'

interface PlanProps {
  facilities: readonly FacilityAtRisk[]
  onPlanned: (inspections: Inspection[]) => void
  onClose: () => void
}

/** An officer plans routine inspections of several facilities for one day and team: all of them or none. */
export function PlanSelected({ facilities, onPlanned, onClose }: PlanProps) {
  const [needsReason, setNeedsReason] = useState(false)
  const title = byNumber(facilities.length, { one: 'Plan # inspection', other: 'Plan # inspections' })
  return (
    <Dialog title={title} onClose={onClose}>
      <CallForm
        call={planInspections}
        hidden={{ facility_ids: facilities.map(({ id }) => id) }}
        submit="Plan"
        busy="Planning"
        success={({ message }) => message}
        onProblem={({ errors }) => setNeedsReason(errors.same_lead_reason !== undefined)}
        onSuccess={({ data }) => {
          onPlanned(data)
          onClose()
        }}
        beside={
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <p>{facilities.map(({ company_name }) => company_name).join(', ')}</p>
        <PlanFields needsReason={needsReason} />
      </CallForm>
    </Dialog>
  )
}
