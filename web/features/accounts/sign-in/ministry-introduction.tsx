import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { paths } from '../../../paths.ts'
import { Crest } from '../../../ui/crest.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ApplicationSteps } from './application-steps.tsx'
import styles from './ministry-introduction.module.css'

/** Introduces the ministry and the steps to a licence. */
export function MinistryIntroduction({ portal }: { portal: PortalSettings }) {
  return (
    <div className={layout.stack4}>
      <div className={styles.ministry}>
        <Crest src={portal.crest_url} size={56} />
        <span>{portal.ministry_name}</span>
      </div>
      <p className={styles.claim}>{portal.product_name}</p>
      <p className={styles.purpose}>Register your private health facility and apply for its licence online.</p>
      <div className={styles.steps}>
        <ApplicationSteps />
      </div>
      <p className={styles.guide}>
        <a href={paths.guides()}>Before you start: what to have ready</a>
      </p>
    </div>
  )
}
