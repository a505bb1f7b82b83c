import { Day } from './dates.tsx'

/** A day, or that it is not recorded: a licence from before the portal may not say it. */
export function DayOrNotRecorded({ of }: { of: string | null }) {
  return of === null ? 'a day that is not recorded' : <Day of={of} />
}

/** Where a licence comes from that the portal did not issue. */
export function IssuedOnPaper({ recordedOn }: { recordedOn: string }) {
  return (
    <>
      Issued on paper, recorded on <Day of={recordedOn} />
    </>
  )
}
