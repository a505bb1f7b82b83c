import type { PortalSettings } from '@portal/contract/signed-out-pages.ts'
import { Crest } from '../../ui/crest.tsx'
import styles from './ministry-introduction.module.css'

const steps = [
  { name: 'Add your facility', what: 'Its type, its address and who owns it.' },
  { name: 'Answer the requirements', what: 'Staff, referees, documents and payment. Stop and come back at any time.' },
  { name: 'Print your certificate', what: 'The ministry reviews your application and you see where it stands.' },
]

/** Introduces the ministry and the steps to a licence. */
export function MinistryIntroduction({ portal }: { portal: PortalSettings }) {
  return (
    <div className={styles.introduction}>
      <div className={styles.ministry}>
        <Crest src={portal.crest_url} size={56} />
        <span>{portal.ministry_name}</span>
      </div>
      <p className={styles.claim}>{portal.product_name}</p>
      <p className={styles.purpose}>Register your private health facility and apply for its licence online.</p>
      <ol className={styles.steps}>
        {steps.map(({ name, what }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
