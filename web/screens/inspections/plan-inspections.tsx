import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { DaySheets } from '../../features/inspections/day-sheets.tsx'
import { RiskTable } from '../../features/inspections/planning/risk-table.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The facilities in the order in which they should be visited, with the points that make it, to plan several at once. */
export function PlanInspections() {
  const address = useListAddress()
  const [planned, setPlanned] = useState<Inspection[]>()
  const [hasSheets, setHasSheets] = useState(false)
  const back = { to: paths.inspections(), label: 'Inspections' }
  if (planned && hasSheets) {
    return (
      <Page title="Day sheets" back={back}>
        <DaySheets of={planned} onBack={() => setHasSheets(false)} />
      </Page>
    )
  }
  return (
    <Page
      title="Facilities to inspect"
      back={back}
      lead="Those for which most speaks for a visit come first. The settings say how many points each reason has."
    >
      {planned && (
        <Notice
          tone="success"
          title={byNumber(planned.length, { one: '# inspection is planned', other: '# inspections are planned' })}
          action={<Button onClick={() => setHasSheets(true)}>Day sheets to print</Button>}
          onClose={() => setPlanned(undefined)}
        />
      )}
      <RiskTable address={address} onPlanned={setPlanned} />
    </Page>
  )
}
