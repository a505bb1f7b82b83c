import { Day } from '../ui/dates.tsx'

/** The days of a restriction: 'From 10 June 2026 until 10 September 2026', or until it is lifted. */
export function RestrictionPeriod({ of }: { of: { from_date: string; until_date: string | null } }) {
  return (
    <>
      From <Day of={of.from_date} /> until {of.until_date ? <Day of={of.until_date} /> : 'the ministry lifts it'}
    </>
  )
}
