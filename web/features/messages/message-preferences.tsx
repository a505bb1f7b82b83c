import * as calls from '@portal/contract/messages/calls/messages.ts'
import { CallForm } from '../../api/call-form.tsx'
import { useCall } from '../../api/use-call.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { RadioField } from '../../ui/form/choice-fields.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'

const choices = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
]

/** Lets a person choose by which channels they are told. */
export function MessagePreferences() {
  const preferences = useCall(calls.showMessagePreferences)
  return (
    <Section id="messages" title="How you are told">
      <Panel>
        <p>
          Every message appears in the portal. Messages about the security of your account, such as a new password, are
          always sent.
        </p>
        <WhenLoaded of={preferences}>
          {({ data }) => (
            <CallForm call={calls.changeMessagePreferences} defaults={data} submit="Save choice" success="Saved">
              <RadioField name="mail" label="Also by email" choices={choices} sideBySide />
              <RadioField name="sms" label="Also by SMS" choices={choices} sideBySide />
            </CallForm>
          )}
        </WhenLoaded>
      </Panel>
    </Section>
  )
}
