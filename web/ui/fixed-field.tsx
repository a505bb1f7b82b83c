import { Skeleton } from '@mantine/core'
import looks from './form.module.css'

interface FixedParts {
  label: string
  /** What it always is; without it, it is on its way. */
  value: string | undefined
}

/** What a form states and nobody chooses, where a field would be. */
export function FixedField({ label, value }: FixedParts) {
  return (
    <dl className={looks.fixed}>
      <dt className={looks.legend}>{label}</dt>
      <dd>{value ?? <Skeleton height={24} width="8rem" />}</dd>
    </dl>
  )
}
