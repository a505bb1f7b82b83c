import * as calls from '@portal/contract/messages/calls/messages.ts'
import { useCall } from '../../api/use-call.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import { Panel } from '../../ui/layout/page.tsx'
import { Subsection } from '../../ui/layout/subsection.tsx'
import styles from './messages.module.css'

/** Every message that the portal sends, as text, as HTML and as SMS. */
export function MessageTemplates() {
  const templates = useCall(calls.listMessageTemplates)
  return (
    <WhenLoaded of={templates}>
      {({ data }) =>
        data.map(({ name, subject, text, html, sms, channels }) => (
          <Subsection key={name} title={name}>
            <Panel>
              <DescriptionList
                rows={[
                  { label: 'Subject', value: subject },
                  { label: 'Text', value: <pre className={styles.text}>{text}</pre> },
                  ...(channels.includes('sms') ? [{ label: 'SMS', value: sms }] : []),
                ]}
              />
              {html !== null && (
                <iframe className={styles.html} title={`${name} as HTML`} sandbox="" srcDoc={html} loading="lazy" />
              )}
            </Panel>
          </Subsection>
        ))
      }
    </WhenLoaded>
  )
}
