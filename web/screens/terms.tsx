import { Link } from 'react-router'
import { usePortal } from '../api/use-portal.ts'
import { TermsText } from '../features/account/terms-text.tsx'
import { PortalBar } from '../features/portal/portal-bar.tsx'
import { paths } from '../paths.ts'
import { OpenPage } from '../ui/layout/open-page.tsx'
import { Page } from '../ui/layout/page.tsx'

/** What one agrees to when opening an account. */
export function Terms() {
  const portal = usePortal()
  return (
    <OpenPage bar={<PortalBar />}>
      <Page title="Terms of use" width="reading" lead={portal && `Version ${portal.terms_version}`}>
        <TermsText ministry={`the ${portal?.ministry_name ?? 'ministry'}`} />
        <p>
          <Link to={paths.register()}>Create an account</Link>
        </p>
      </Page>
    </OpenPage>
  )
}
