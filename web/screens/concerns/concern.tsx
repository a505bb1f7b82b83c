import { showConcern } from '@portal/contract/concerns/calls.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { ConcernBadge } from '../../features/concerns/concern-badge.tsx'
import { ConcernButtons } from '../../features/concerns/concern-buttons.tsx'
import { ConcernReport } from '../../features/concerns/concern-report.tsx'
import { LinkedFacilities } from '../../features/concerns/linked-facilities.tsx'
import { NextFromInbox } from '../../features/inbox/next-from-inbox.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Columns } from '../../ui/layout/columns.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { Timeline } from '../../ui/layout/timeline.tsx'

const back = { to: paths.concerns(), label: 'Concerns' }

/** A concern: what was reported, the facilities that it is about, and everything that was done. */
export function Concern() {
  const { id = '' } = useParams()
  const concern = useCall(showConcern, { params: { id } })
  const shown = concern.data?.data
  return (
    <Page
      title={shown ? `Concern ${shown.reference}` : 'Concern'}
      back={back}
      actions={shown && <ConcernButtons concern={shown} />}
      lead={
        shown && (
          <>
            <ConcernBadge concern={shown} />
            {shown.assignee && ` with ${shown.assignee.first_name} ${shown.assignee.last_name}`}
          </>
        )
      }
    >
      <WhenLoaded of={concern} back={back}>
        {({ data }) => (
          <>
            <NextFromInbox />
            <Section title="What was reported">
              <Panel>
                <ConcernReport concern={data} />
              </Panel>
            </Section>
            <Columns>
              <Section title="Facilities">
                <Panel>
                  <LinkedFacilities concern={data} />
                </Panel>
              </Section>
              <Section title="History">
                <Panel>
                  <Timeline events={data.history.map(({ text, ...event }) => ({ ...event, title: text }))} />
                </Panel>
              </Section>
            </Columns>
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
