import * as calls from '@portal/contract/messages/calls/messages.ts'
import { CallForm } from '../../api/call-form.tsx'
import { useCall } from '../../api/use-call.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { type Choice, RadioField } from '../../ui/form/choice-fields.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'

const choices = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
]

/** When an officer gets a mail about new work. `morningMail` is the hour at which the ministry sends that of the morning, or off. */
const workChoices = (morningMail: string | undefined): Choice[] => [
  { value: 'at once', label: 'As it comes', hint: 'Within a few minutes, and at most four mails in an hour.' },
  {
    value: 'each morning',
    label: 'One mail in the morning',
    hint:
      morningMail === undefined || morningMail === 'off'
        ? 'The ministry has not switched it on. Until it does, you get a mail about single things, such as an application that is given to you.'
        : `At ${morningMail} from Monday to Friday, if something waits for you.`,
  },
  { value: 'never', label: 'No mail', hint: 'The number in the menu says how much waits.' },
]

/** Lets a person choose by which channels they are told, and an officer when they are told of new work. */
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
          {({ data, morning_mail }) => (
            <CallForm call={calls.changeMessagePreferences} defaults={data} submit="Save choice" success="Saved">
              <RadioField name="mail" label="Also by email" choices={choices} sideBySide />
              <RadioField name="sms" label="Also by SMS" choices={choices} sideBySide />
              {data.work && (
                <RadioField
                  name="work"
                  label="Email about new work in your inbox"
                  hint="Only if you are also told by email."
                  optional={false}
                  choices={workChoices(morning_mail)}
                />
              )}
            </CallForm>
          )}
        </WhenLoaded>
      </Panel>
    </Section>
  )
}
