import { useContext } from 'react'
import { Link } from 'react-router'
import { usePortal } from '../../api/use-portal.ts'
import { Crest } from '../../ui/crest.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ProductName } from '../../ui/layout/use-page-title.ts'
import styles from './brand.module.css'

/** The crest and the portal's name, as a link. Until the name is there, it is told to those who hear the page as the titles say it. */
export function Brand({ to }: { to: string }) {
  const portal = usePortal()
  const usual = useContext(ProductName)
  return (
    <Link to={to} className={styles.brand}>
      <Crest src={portal?.crest_url} size={36} />
      <span>{portal?.product_name ?? <VisuallyHidden>{usual}</VisuallyHidden>}</span>
    </Link>
  )
}
