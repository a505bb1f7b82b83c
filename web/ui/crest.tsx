import { portalSign } from '@portal/domain/papers/portal-sign.ts'
import { useState } from 'react'
import styles from './crest.module.css'

/** The ministry's crest, or the portal's own logo if there is no picture or it cannot be loaded. */
export function Crest({ src, size = 40 }: { src?: string | null; size?: number }) {
  const [missing, setMissing] = useState<string>()
  if (src && src !== missing) {
    return <img src={src} alt="" width={size} height={size} className={styles.crest} onError={() => setMissing(src)} />
  }
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {portalSign.shapes.map((shape) => (
        <path key={shape.d} fill="none" {...shape} />
      ))}
    </svg>
  )
}
