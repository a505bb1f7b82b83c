import { useContext } from 'react'
import { Link } from 'react-router'
import { usePortal } from '../../api/use-portal.ts'
import { Crest } from '../../ui/crest.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { ProductName } from '../../ui/use-page-title.ts'
import looks from './brand.module.css'

/** The crest and the portal's name, as a link. Until the name is there, it is told to those who hear the page as the titles say it. */
export function Brand({ to }: { to: string }) {
  const portal = usePortal()
  const usual = useContext(ProductName)
  return (
    <Link to={to} className={looks.brand}>
      <Crest src={portal?.crest_url} size={36} />
      <span>{portal?.product_name ?? <Unseen>{usual}</Unseen>}</span>
    </Link>
  )
}
