import type { PortalSettings, SignedOutPage } from '@portal/contract/public/signed-out-pages.ts'
import { FacilityFacts } from '../../features/register/facility-facts.tsx'
import styles from '../../features/register/public-register.module.css'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import layout from '../../ui/layout/layout.module.css'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

type FoundProps = Extract<SignedOutPage, { name: 'found' }> & { portal: PortalSettings }

/** A facility in the public register, or that there is none with a number. Public, rendered by the server, without a script. */
export function Found({ portal, number, facility }: FoundProps) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title={facility?.name ?? 'Not in the register'}>
        {facility ? (
          <FacilityFacts facility={facility} />
        ) : (
          <Notice tone="warning" title="Check the number">
            <p>
              The register has no facility with the number {number}. One wrong character is enough: compare it with the
              paper, for example NSMOH/PHF/00042/2026. If it is exactly as printed, the paper may have been changed: ask
              the ministry.
            </p>
          </Notice>
        )}
        <ul className={`${layout.stack3} ${styles.ways}`}>
          <li>
            <a href={paths.verify(number)}>Check a certificate with its number and check code</a>
          </li>
          <li>
            <a href={paths.concern(number)}>
              {facility ? 'Report a concern about this facility' : 'Tell the ministry about this paper'}
            </a>
          </li>
          <li>
            <a href={paths.find()}>Find another facility</a>
          </li>
        </ul>
      </TitledPage>
    </OpenPage>
  )
}
