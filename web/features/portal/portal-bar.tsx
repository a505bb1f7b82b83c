import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Brand } from './brand.tsx'
import looks from './portal-bar.module.css'

/** Whose page this is, over pages that need no sign-in; it leads to the front of the portal. */
export function PortalBar() {
  return (
    <header className={looks.bar}>
      <Link to={paths.signIn()} className={looks.brand}>
        <Brand />
      </Link>
    </header>
  )
}
