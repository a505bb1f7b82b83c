import { useContext } from 'react'
import { Crest } from '../../ui/crest.tsx'
import { ProductName } from '../../ui/layout/use-page-title.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './brand.module.css'

/** What is known of the portal: nothing while its settings are still loading. */
export type KnownPortal = { product_name: string; crest_url: string | null } | undefined

/** The crest and the portal's name, inside a link. Until the name has loaded, screen readers get the usual one. */
export function Brand({ portal }: { portal: KnownPortal }) {
  const usual = useContext(ProductName)
  return (
    <span className={styles.brand}>
      <Crest src={portal?.crest_url} size={36} />
      <span>{portal?.product_name ?? <VisuallyHidden>{usual}</VisuallyHidden>}</span>
    </span>
  )
}
