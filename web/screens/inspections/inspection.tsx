import { showInspection } from '@portal/contract/inspections/calls/inspections.ts'
import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { NextFromInbox } from '../../features/inbox/next-from-inbox.tsx'
import { AllFindings, FindingsNotMet } from '../../features/inspections/all-findings.tsx'
import { InspectionBadge } from '../../features/inspections/badges.tsx'
import { ActionsOfVisit } from '../../features/inspections/corrective/actions-of-visit.tsx'
import { InspectionActions } from '../../features/inspections/details/inspection-actions.tsx'
import { InspectionFacts } from '../../features/inspections/details/inspection-facts.tsx'
import { InspectionResult } from '../../features/inspections/details/inspection-result.tsx'
import { SiteFacts } from '../../features/inspections/details/site-facts.tsx'
import { StateNotice } from '../../features/inspections/details/state-notice.tsx'
import { Addenda, OwnerComments } from '../../features/inspections/remarks.tsx'
import { OpenLetter } from '../../features/letters/open-letter.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { CaseLayout } from '../../ui/layout/case-layout.tsx'
import { Columns } from '../../ui/layout/columns.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { Timeline } from '../../ui/layout/timeline.tsx'

const back = { to: paths.inspections(), label: 'Inspections' }

/** What was found, and what followed from it. */
function Contents({ inspection }: { inspection: InspectionDetails }) {
  const { actions, addenda, comments, history } = inspection
  return (
    <div className={layout.stack6}>
      <FindingsNotMet inspection={inspection} />
      {actions.length > 0 && <ActionsOfVisit actions={actions} />}
      {comments && (
        <Section title="The owner’s comments">
          <Panel>
            <OwnerComments of={comments} />
          </Panel>
        </Section>
      )}
      {addenda.length > 0 && (
        <Section title="Addenda">
          <Panel>
            <Addenda of={addenda} />
          </Panel>
        </Section>
      )}
      <AllFindings inspection={inspection} />
      <Columns>
        <SiteFacts inspection={inspection} />
        <Section title="History">
          <Panel>
            <Timeline events={history.map(({ text, ...event }) => ({ ...event, title: text }))} />
          </Panel>
        </Section>
      </Columns>
    </div>
  )
}

/** An inspection as officers see it: the facts, the result, what is not met, and what followed. */
export function Inspection() {
  const { id = '' } = useParams()
  const inspection = useCall(showInspection, { params: { id } })
  const shown = inspection.data?.data
  return (
    <Page
      title={shown ? `Inspection of ${shown.company_name}` : 'Inspection'}
      back={back}
      lead={
        shown && (
          <span className={layout.row2}>
            <InspectionBadge status={shown.status} />
            {shown.number}
          </span>
        )
      }
      actions={
        shown && (
          <>
            {shown.letter_id !== null && (
              <OpenLetter letter={{ id: shown.letter_id, number: shown.number }} isCompact={false} />
            )}
            <InspectionActions inspection={shown} />
          </>
        )
      }
    >
      <WhenLoaded of={inspection} back={back}>
        {({ data }) => (
          <>
            <NextFromInbox />
            <StateNotice inspection={data} />
            {data.done_on ? (
              <CaseLayout facts={<InspectionFacts inspection={data} />} panel={<InspectionResult inspection={data} />}>
                <Contents inspection={data} />
              </CaseLayout>
            ) : (
              <>
                <InspectionFacts inspection={data} />
                <Contents inspection={data} />
              </>
            )}
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
