import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

/** What is said after a report was sent: its number, and what happens next. */
export function ConcernSent({ portal, reference }: { portal: PortalSettings; reference: string }) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Your report has arrived" lead="Thank you. You help to keep patients safe.">
        <Notice tone="success" title={reference}>
          <p>This is the number of your report. Write it down.</p>
        </Notice>
        <h2>What happens next</h2>
        <ol>
          <li>An officer of the ministry reads your report.</li>
          <li>If it is needed, officers visit the place. The owner does not learn that you wrote.</li>
          <li>If you left a phone number or an email, an officer may ask you for more.</li>
        </ol>
        <p>If you want to add something, call the ministry and say the number of your report.</p>
        <p>
          <a href={paths.concern()}>Report something else</a>
        </p>
      </TitledPage>
    </OpenPage>
  )
}
