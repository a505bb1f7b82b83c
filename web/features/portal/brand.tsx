import { useContext } from 'react'
import { usePortal } from '../../api/use-portal.ts'
import { Crest } from '../../ui/crest.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { ProductName } from '../../ui/use-page-title.ts'

/** The crest and the portal's name. Until the name is there, it is told to those who hear the page as the titles say it. */
export function Brand() {
  const portal = usePortal()
  const usual = useContext(ProductName)
  return (
    <>
      <Crest src={portal?.crest_url} size={36} />
      <span>{portal?.product_name ?? <Unseen>{usual}</Unseen>}</span>
    </>
  )
}
