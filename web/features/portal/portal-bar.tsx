import { Link } from 'react-router'
import { usePortal } from '../../api/use-portal.ts'
import { paths } from '../../paths.ts'
import { Crest } from '../../ui/crest.tsx'
import looks from './portal-bar.module.css'

/** Whose page this is, over pages that need no sign-in; it leads to the front of the portal. */
export function PortalBar() {
  const portal = usePortal()
  return (
    <header className={looks.bar}>
      <Link to={paths.signIn()} className={looks.brand}>
        <Crest src={portal?.crest_url} size={36} />
        <span>{portal?.product_name ?? ''}</span>
      </Link>
    </header>
  )
}
