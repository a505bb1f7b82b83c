import { Day } from '../../ui/dates.tsx'
import { explain, type RegistrationSummary } from './next-step.ts'

/** Explains the status of a registration to its owner. */
export function RegistrationExplanation({ registration }: { registration: RegistrationSummary | null | undefined }) {
  const { before, date, after } = explain(registration)
  return (
    <p>
      {before}
      {date && <Day of={date} />}
      {after}
    </p>
  )
}
