import * as calls from '@portal/contract/messages/calls/messages.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { MissingChannels } from './missing-channels.tsx'

/** Which ways out of the portal are set up. */
export function ChannelsSection() {
  const outbox = useCall(calls.listOutbox, { query: { per_page: 1 } })
  return (
    <Section id="messages" title="Messages">
      <WhenLoaded of={outbox}>
        {({ channels }) => (
          <>
            <MissingChannels channels={channels} />
            <Panel>
              <DescriptionList
                rows={[
                  { label: 'Email', value: channels.includes('mail') ? 'Set up' : 'Not set up' },
                  { label: 'SMS', value: channels.includes('sms') ? 'Set up' : 'Not set up' },
                  { label: 'Messages', value: <Link to={paths.outbox()}>Open the sent messages</Link> },
                ]}
              />
            </Panel>
          </>
        )}
      </WhenLoaded>
    </Section>
  )
}
