import { Skeleton } from '../feedback/skeletons.tsx'
import textStyles from '../text.module.css'

interface FixedProps {
  label: string
  /** Undefined while it is loading. */
  value: string | undefined
}

/** A read-only value in a form. */
export function FixedField({ label, value }: FixedProps) {
  return (
    <dl>
      <dt className={textStyles.label}>{label}</dt>
      <dd>{value ?? <Skeleton height={24} width="8rem" />}</dd>
    </dl>
  )
}
