import { SecondFactorFirst } from '../../features/accounts/own-account/second-factor-first.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** Stands before every other screen while an officer has no second factor although the ministry asks for one. */
export function SetUpSecondFactorScreen() {
  return (
    <Page
      title="Set up your second factor"
      width="reading"
      lead="The ministry asks its officers for a code of an app on their phone as well as the password, so that a password alone opens nothing. It takes about two minutes, then the portal opens."
    >
      <SecondFactorFirst />
    </Page>
  )
}
