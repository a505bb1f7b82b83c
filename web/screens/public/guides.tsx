import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { ApplicationSteps } from '../../features/accounts/sign-in/application-steps.tsx'
import styles from '../../features/public/guide/guide.module.css'
import { WayOn } from '../../features/public/guide/way-on.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import layout from '../../ui/layout/layout.module.css'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

/** What to know before an application, and the types of facility to choose from. Public, rendered by the server. */
export function Guides({ portal, types }: { portal: PortalSettings; types: FacilityType[] }) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Before you start" lead="How you get a licence, and what to have ready.">
        <ApplicationSteps />
        <section className={`${layout.stack3} ${styles.section}`}>
          <h2>What kind of facility is it?</h2>
          {types.length === 0 && <p>The ministry has not listed any types of facility yet.</p>}
          <ul className={styles.types}>
            {types.map(({ id, category_list, definition }) => (
              <li key={id}>
                <a href={paths.guide(id)}>{category_list}</a>
                <span>{definition}</span>
              </li>
            ))}
          </ul>
        </section>
        <WayOn />
      </TitledPage>
    </OpenPage>
  )
}
