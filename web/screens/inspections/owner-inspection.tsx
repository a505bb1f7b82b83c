import { showInspection } from '@portal/contract/inspections/calls/inspections.ts'
import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { ActionsByDay } from '../../features/inspections/corrective/actions-by-day.tsx'
import { OwnerReport } from '../../features/inspections/report/owner-report.tsx'
import { DownloadLetter, OpenLetter } from '../../features/letters/open-letter.tsx'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { useScrollToHash } from '../../ui/layout/use-scroll-to-hash.ts'

function Papers({ letter }: { letter: { id: number; number: string } }) {
  return (
    <div className={layout.row2}>
      <OpenLetter letter={letter} isCompact={false} />
      <DownloadLetter letter={letter} isCompact={false} />
    </div>
  )
}

function Report({ inspection }: { inspection: InspectionDetails }) {
  useScrollToHash()
  const { letter_id, number, actions } = inspection
  return (
    <OwnerReport
      inspection={inspection}
      papers={letter_id !== null && <Papers letter={{ id: letter_id, number }} />}
      toPutRight={<ActionsByDay actions={actions} />}
    />
  )
}

/** The report of an inspection for the owner: the result, what to put right by when, and how to comment. */
export function OwnerInspection() {
  const { id = '' } = useParams()
  const inspection = useCall(showInspection, { params: { id } })
  const shown = inspection.data?.data
  const back = shown
    ? { to: paths.facility(shown.facility_id), label: shown.company_name }
    : { to: paths.myFacilities(), label: 'Registration' }
  return (
    <Page
      title={shown ? `Inspection of ${shown.company_name}` : 'Inspection'}
      back={back}
      width="reading"
      lead={
        shown?.done_on && (
          <>
            Visited on <Day of={shown.done_on} />
          </>
        )
      }
    >
      <WhenLoaded of={inspection} back={back}>
        {({ data }) => <Report inspection={data} />}
      </WhenLoaded>
    </Page>
  )
}
