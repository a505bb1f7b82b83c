import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { useCall } from '../../api/use-call.ts'
import { AccountDetails } from '../../features/accounts/own-account/account-details.tsx'
import { OwnDataSection } from '../../features/accounts/own-account/own-data-section.tsx'
import { PasswordSection } from '../../features/accounts/own-account/password-section.tsx'
import { SecondFactorSection } from '../../features/accounts/own-account/second-factor-section.tsx'
import { SessionsSection } from '../../features/accounts/own-account/sessions-section.tsx'
import { MessagePreferences } from '../../features/messages/message-preferences.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** A person's own account. */
export function Account() {
  const shown = useCall(calls.showAccount)
  return (
    <Page title="Your account" width="reading" lead="Your name, your password, and where you are logged in.">
      <WhenLoaded of={shown}>
        {({ data }) => (
          <>
            <AccountDetails account={data} />
            <MessagePreferences />
            <PasswordSection />
            <SecondFactorSection />
            <SessionsSection />
            <OwnDataSection />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
