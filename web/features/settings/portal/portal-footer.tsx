import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './portal-footer.module.css'

type Contact = Pick<PortalSettings, 'ministry_name' | 'ministry_address' | 'ministry_phone' | 'ministry_hours'>

/** Where the links of the footer are. */
export const footerLinks = 'links'

const links = [
  { to: paths.find(), label: 'Find a licensed facility' },
  { to: paths.verify(), label: 'Check a licence' },
  { to: paths.concern(), label: 'Report a concern' },
  { to: paths.terms(), label: 'Terms of use' },
  { to: paths.privacy(), label: 'Privacy' },
]

/** The foot of every page: whom to ask for help. What the ministry has not filled in is left out. */
export function PortalFooter({ portal }: { portal: Contact | undefined }) {
  if (!portal?.ministry_name) return null
  const { ministry_name, ministry_address, ministry_phone, ministry_hours } = portal
  return (
    <footer className={styles.footer}>
      <div className={`${layout.row4} ${layout.between} ${styles.inside}`}>
        <address className={styles.address}>
          <div>
            <strong>{ministry_name}</strong>
          </div>
          <div>{ministry_address}</div>
        </address>
        {ministry_phone && (
          <p>
            Questions? Call{' '}
            <a href={`tel:${ministry_phone}`} className={`${textStyles.figure} ${styles.phone}`}>
              {phoneInGroups(ministry_phone)}
            </a>
            {ministry_hours && (
              <>
                <br />
                <span>{ministry_hours}</span>
              </>
            )}
          </p>
        )}
        <ul id={footerLinks} className={`${layout.row4} ${styles.links}`}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <a href={to} className={textStyles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
