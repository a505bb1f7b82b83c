import type { PortalSettings } from '@portal/contract/signed-out-pages.ts'
import { paths } from '../../paths.ts'
import { phoneInGroups } from '../../ui/phone-in-groups.ts'
import styles from './portal-footer.module.css'

type Contact = Pick<PortalSettings, 'ministry_name' | 'ministry_address' | 'ministry_phone' | 'ministry_hours'>

/** The foot of every page: whom to ask for help. What the ministry has not filled in is left out. */
export function PortalFooter({ portal }: { portal: Contact | undefined }) {
  if (!portal?.ministry_name) return null
  const { ministry_name, ministry_address, ministry_phone, ministry_hours } = portal
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <address className={styles.address}>
          <strong>{ministry_name}</strong>
          <span>{ministry_address}</span>
        </address>
        {ministry_phone && (
          <p className={styles.help}>
            Questions? Call{' '}
            <a href={`tel:${ministry_phone}`} className={styles.phone}>
              {phoneInGroups(ministry_phone)}
            </a>
            {ministry_hours && <span className={styles.hours}>{ministry_hours}</span>}
          </p>
        )}
        <a href={paths.find()} className={styles.terms}>
          Find a licensed facility
        </a>
        <a href={paths.verify()} className={styles.terms}>
          Check a licence
        </a>
        <a href={paths.concern()} className={styles.terms}>
          Report a concern
        </a>
        <a href={paths.terms()} className={styles.terms}>
          Terms of use
        </a>
        <a href={paths.privacy()} className={styles.terms}>
          Privacy
        </a>
      </div>
    </footer>
  )
}
