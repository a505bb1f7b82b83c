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
      <path
        d="M24 2 43 7.5V24c0 10.5-7.5 18-19 22C12.5 42 5 34.5 5 24V7.5z"
        fill="#0b6640"
        stroke="#fff"
        strokeWidth="2"
      />
      <path d="M20.5 11.5h7v8h8v7h-8v8h-7v-8h-8v-7h8z" fill="#fff" />
      <path d="M12 38c4-2.5 8-2.5 12 0 4-2.5 8-2.5 12 0" fill="none" stroke="#ffd978" strokeWidth="2" />
    </svg>
  )
}
