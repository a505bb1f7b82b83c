import * as calls from '@portal/contract/accounts/calls/second-factor.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { CallForm } from '../../../api/call-form.tsx'
import { updateSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { ActivateKey, type Key } from './activate-key.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const openPortal = () => updateSession({ must_set_up_second_factor: false })

function Step({ number, title, children }: { number: 1 | 2 | 3; title: string; children: ReactNode }) {
  return (
    <Section id="step" title={`Step ${number} of 3: ${title}`}>
      <Panel>{children}</Panel>
    </Section>
  )
}

/** Guides an officer who needs a second factor through setting it up. Then the rest of the portal opens. */
export function SecondFactorFirst() {
  const [key, setKey] = useState<Key>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) {
    return (
      <Step number={3} title="keep your recovery codes">
        <RecoveryCodes codes={codes} onDone={openPortal} />
      </Step>
    )
  }
  if (key) {
    return (
      <Step number={2} title="connect your app">
        <p>Scan this picture with the app. It then shows a code that changes every half minute.</p>
        <ActivateKey secret={key} onActivated={setCodes} />
      </Step>
    )
  }
  return <AskPassword onKey={setKey} />
}

function AskPassword({ onKey }: { onKey: (key: Key) => void }) {
  const shown = useCall(calls.showSecondFactor)
  return (
    <WhenLoaded of={shown}>
      {({ data }) =>
        data.is_active ? (
          <OpenPortal />
        ) : (
          <Step number={1} title="get an app and enter your password">
            <p>
              Install an authenticator app on your phone, for example Google Authenticator or Aegis. It is free and
              works without a network.
            </p>
            <CallForm
              call={calls.prepareSecondFactor}
              refresh={[]}
              submit="Continue"
              onSuccess={({ data: made }) => onKey(made)}
            >
              <PasswordField name="current_password" label="Your password" />
            </CallForm>
          </Step>
        )
      }
    </WhenLoaded>
  )
}

/** The second factor was set up meanwhile, in another window or before this page was loaded again. */
function OpenPortal() {
  useEffect(openPortal, [])
  return null
}
