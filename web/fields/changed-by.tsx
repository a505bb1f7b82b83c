import type { Correction } from '@portal/contract/cases/application-review.ts'
import { Day } from '../ui/dates.tsx'
import textStyles from '../ui/text.module.css'

/** Who corrected an entry of the application last, when and why. */
export function ChangedBy({ correction: { actor, at, reason } }: { correction: Correction }) {
  return (
    <span className={textStyles.second}>
      Changed by {actor} on <Day of={at} />
      {reason && `: ${reason}`}
    </span>
  )
}

interface LastChangeProps {
  /** The newest correction of each entry; undefined on pages that do not show them. */
  corrections: readonly Correction[] | undefined
  /** The part of the application: 'staffs', 'facility'. */
  part: string
  /** The row, in a part with several. */
  id?: number
}

/** The line of ChangedBy for one entry, if it was corrected. */
export function LastChange({ corrections = [], part, id = undefined }: LastChangeProps) {
  const correction = corrections.find((made) => made.part === part && made.id === (id ?? null))
  return correction ? <ChangedBy correction={correction} /> : null
}
