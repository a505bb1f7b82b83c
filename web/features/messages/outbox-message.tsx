import * as calls from '@portal/contract/messages/calls/messages.ts'
import { Allowed } from '../../api/allowed.tsx'
import { useCall, useCallMutation } from '../../api/use-call.ts'
import { Moment } from '../../ui/dates.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { channelWords, stateWords } from './message-words.ts'
import styles from './messages.module.css'

/** One message of the outbox: where it is, and what it says. It can be printed, and sent again if it failed. */
export function OutboxMessageDetails({ id }: { id: string }) {
  const shown = useCall(calls.showOutboxMessage, { params: { id } })
  const retry = useCallMutation(calls.retryOutboxMessage, { success: 'The message will be sent again' })
  return (
    <WhenLoaded of={shown}>
      {({ data }) => (
        <>
          <Section id="delivery" title="Delivery">
            <Panel>
              <DescriptionList
                rows={[
                  { label: 'To', value: `${data.to_name}, ${data.to_address}` },
                  { label: 'By', value: channelWords[data.channel] },
                  { label: 'Status', value: stateWords[data.state] },
                  { label: 'Attempts', value: String(data.attempts) },
                  { label: 'Written', value: <Moment of={data.created_at} /> },
                  ...(data.sent_at ? [{ label: 'Sent', value: <Moment of={data.sent_at} /> }] : []),
                  ...(data.last_error ? [{ label: 'What went wrong', value: data.last_error }] : []),
                ]}
              />
              {data.state === 'failed' && (
                <Allowed to="retry a message">
                  <BusyButton
                    busy={retry.isPending && 'Please wait'}
                    onClick={() => retry.mutate({ params: { id: data.id } })}
                  >
                    Send again
                  </BusyButton>
                </Allowed>
              )}
            </Panel>
          </Section>
          <Section
            id="words"
            title="What it says"
            actions={
              <ScreenOnly>
                <Button variant="outline" icon={<Icon name="print" />} onClick={() => window.print()}>
                  Print
                </Button>
              </ScreenOnly>
            }
          >
            <Panel>
              <pre className={styles.text}>{data.text}</pre>
            </Panel>
          </Section>
        </>
      )}
    </WhenLoaded>
  )
}
