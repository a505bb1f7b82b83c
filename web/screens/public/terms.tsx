import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { TermsText } from '../../features/accounts/sign-in/terms-text.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

/** The terms of use, which people accept when they open an account. */
export function Terms({ portal }: { portal: PortalSettings }) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Terms of use" lead={`Version ${portal.terms_version}`}>
        <TermsText ministry={`the ${portal.ministry_name || 'ministry'}`} />
        <p>
          <a href={paths.register()}>Create an account</a>
        </p>
      </TitledPage>
    </OpenPage>
  )
}
