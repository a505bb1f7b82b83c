import { useContext } from 'react'
import { Crest } from '../../../ui/crest.tsx'
import { ProductName } from '../../../ui/layout/use-page-title.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './brand.module.css'

/** The portal's public settings; undefined while they are loading. */
export type KnownPortal = { product_name: string; ministry_name: string; crest_url: string | null } | undefined

interface BrandProps {
  portal: KnownPortal
  /** In the header of officers, with the ministry below the name. */
  isSmall?: boolean
  /** For strangers, who know the ministry: it comes first, with the portal's name below. */
  isPublic?: boolean
}

/** The crest and the portal's name, for use inside a link. While the name is loading, screen readers get the default name. */
export function Brand({ portal, isSmall, isPublic }: BrandProps) {
  const defaultName = useContext(ProductName)
  return (
    <span className={styles.brand} data-small={isSmall}>
      <Crest src={portal?.crest_url} size={isSmall ? 28 : 36} />
      <span>
        {isPublic && portal && `${portal.ministry_name} `}
        <span className={isPublic ? styles.below : undefined}>
          {portal?.product_name ?? <VisuallyHidden>{defaultName}</VisuallyHidden>}
        </span>
        {isSmall && <span className={styles.ministry}>{portal?.ministry_name}</span>}
      </span>
    </span>
  )
}
