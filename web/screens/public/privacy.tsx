import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { FormattedText } from '../../ui/formatted-text.tsx'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

/** What is stored about people, why and how long, in the words of the ministry. */
export function Privacy({ portal, text }: { portal: PortalSettings; text: string }) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Privacy" lead="What we store about you, why and how long.">
        <FormattedText text={text.replaceAll('{ministry}', `the ${portal.ministry_name || 'ministry'}`)} />
      </TitledPage>
    </OpenPage>
  )
}
