import type { PortalSettings } from '@portal/contract/signed-out-pages.ts'
import { PrivacyText } from '../features/account/privacy-text.tsx'
import { PortalBar } from '../features/portal/portal-bar.tsx'
import { PortalFooter } from '../features/portal/portal-footer.tsx'
import { OpenPage } from '../ui/layout/open-page.tsx'
import { TitledPage } from '../ui/layout/titled-page.tsx'

/** What is stored about people, why and how long. */
export function Privacy({ portal }: { portal: PortalSettings }) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Privacy" lead="What we store about you, why and how long.">
        <PrivacyText ministry={`the ${portal.ministry_name || 'ministry'}`} />
      </TitledPage>
    </OpenPage>
  )
}
