import type { Lga } from '@portal/contract/places/lga.ts'
import type { State } from '@portal/contract/places/state.ts'
import type { FormState, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { MinistryIntroduction } from '../../features/accounts/sign-in/ministry-introduction.tsx'
import { OpenAccountForm } from '../../features/accounts/sign-in/open-account-form.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { FrontPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface OpenAccountProps {
  portal: PortalSettings
  form: FormState
  states: State[]
  stateId: number
  lgas: Lga[]
}

/** Account registration. Spec §2. */
export function OpenAccount({ portal, form, ...places }: OpenAccountProps) {
  return (
    <FrontPage about={<MinistryIntroduction portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Create an account" lead="For owners and managers of private health facilities.">
        <OpenAccountForm state={form} {...places} />
        <p>
          What we store about you, why and how long: <a href={paths.privacy()}>Privacy</a>
        </p>
        <p>
          <a href={paths.signIn()}>Already have an account</a>
        </p>
      </TitledPage>
    </FrontPage>
  )
}
