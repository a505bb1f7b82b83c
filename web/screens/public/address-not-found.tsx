import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { NotFoundText, notFoundHeading } from '../../features/settings/portal/not-found-text.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

/** The not-found page of the server. The script shows the link for signed-in people, because the server does not know the session. */
export function AddressNotFound({ portal }: { portal: PortalSettings }) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title={notFoundHeading}>
        <NotFoundText />
        <p>
          <a href={paths.signIn()} data-for="signed-out">
            Go to the login page
          </a>
          <a href={paths.overview()} data-for="signed-in" hidden>
            Go to your dashboard
          </a>
        </p>
      </TitledPage>
    </OpenPage>
  )
}
