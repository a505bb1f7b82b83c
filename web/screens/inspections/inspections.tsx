import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Allowed } from '../../api/allowed.tsx'
import { DaySheets } from '../../features/inspections/day-sheets.tsx'
import { InspectionTable } from '../../features/inspections/list/inspection-table.tsx'
import { PlanInspectionButton } from '../../features/inspections/planning/plan-button.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** Every inspection, planned or done, for officers. */
export function Inspections() {
  const [view] = useSearchParams()
  const isAhead = ['planned', 'under way'].includes(view.get('status') ?? '')
  // What is ahead begins with the earliest day, as the call answers it; everything else with the latest.
  const address = useListAddress(isAhead ? undefined : '-planned_day')
  const [sheets, setSheets] = useState<Inspection[]>()
  if (sheets) {
    return (
      <Page title="Day sheets" back={{ to: paths.inspections(), label: 'Inspections' }}>
        <DaySheets of={sheets} onBack={() => setSheets(undefined)} />
      </Page>
    )
  }
  return (
    <Page
      title="Inspections"
      lead={
        <>
          What the ministry has seen for itself, and what it plans to see. <MenuNumber of="inspections" />
        </>
      }
      actions={
        <>
          <LinkButton to={paths.correctiveActions()} variant="default">
            Corrective actions
          </LinkButton>
          <Allowed to="plan an inspection">
            <LinkButton to={paths.planInspections()} variant="default">
              Facilities to inspect
            </LinkButton>
          </Allowed>
          <PlanInspectionButton variant="filled" />
        </>
      }
    >
      <InspectionTable address={address} onSheets={setSheets} />
    </Page>
  )
}
