import { Day } from '../../ui/dates.tsx'
import { explain, type Standing } from './next-step.ts'

/** Where a registration stands, in a sentence for its owner. */
export function RegistrationStanding({ registration }: { registration: Standing | null | undefined }) {
  const { before, date, after } = explain(registration)
  return (
    <p>
      {before}
      {date && <Day of={date} />}
      {after}
    </p>
  )
}
