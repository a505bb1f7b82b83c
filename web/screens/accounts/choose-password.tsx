import { ChoosePasswordForm } from '../../features/accounts/own-account/choose-password-form.tsx'
import { Page, Panel } from '../../ui/layout/page.tsx'

/** Stands before every other screen while the password is one that the portal generated. */
export function ChoosePassword() {
  return (
    <Page
      title="Choose your password"
      width="reading"
      lead="You logged in with a password that somebody else has seen. Choose your own, then the portal opens."
    >
      <Panel>
        <ChoosePasswordForm />
      </Panel>
    </Page>
  )
}
