import { Crest } from '../crest.tsx'
import styles from './printable-page.module.css'

interface LetterheadProps {
  ministry_name: string
  ministry_address?: string | null
  crest_url?: string | null
}

/** The letterhead of printed documents. */
export function Letterhead({ ministry_name, ministry_address, crest_url }: LetterheadProps) {
  return (
    <header className={styles.letterhead}>
      <Crest src={crest_url} size={72} />
      <div>
        <div className={styles.ministry}>{ministry_name}</div>
        {ministry_address && <div>{ministry_address}</div>}
      </div>
    </header>
  )
}

/** A signature line: the office and the name of its holder. */
export interface Signatory {
  title: string
  name?: string | null
}

/** The signature lines: Director Inspectorate Services, Permanent Secretary, Hon. Commissioner. */
export function Signatories({ of }: { of: readonly Signatory[] }) {
  return (
    <div className={styles.signatories}>
      {of.map(({ title, name }) => (
        <div key={title}>
          <div className={styles.line} />
          {name && <div className={styles.name}>{name}</div>}
          <div>{title}</div>
        </div>
      ))}
    </div>
  )
}

/** A watermark across the sheet: EXPIRED. */
export function AcrossPage({ word }: { word: string }) {
  return (
    <svg viewBox="0 0 210 297" role="img" aria-label={word} className={styles.across}>
      <text x="105" y="148" textAnchor="middle" dominantBaseline="middle" transform="rotate(-50 105 148)">
        {word}
      </text>
    </svg>
  )
}
