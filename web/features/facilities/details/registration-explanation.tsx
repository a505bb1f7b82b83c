import type { Standing } from '@portal/domain/standing/standing.ts'
import { usePortal } from '../../../api/use-portal.ts'
import { Day } from '../../../ui/dates.tsx'
import { type RegistrationSummary, stateInWords } from './state-in-words.ts'

interface ExplanationProps {
  registration: RegistrationSummary | null | undefined
  /** How many things are missing, if that is known. */
  missing?: number
  /** That of the facility, if it is known. */
  standing?: Standing | undefined
}

/** The state of a registration in a sentence for its owner. */
export function RegistrationExplanation({ registration, missing, standing }: ExplanationProps) {
  const { text, day } = stateInWords(registration, { missing, standing, serviceDays: usePortal()?.service_days })
  const [before, after] = text.split('{day}')
  return (
    <>
      {before}
      {day && after !== undefined && (
        <>
          <Day of={day} />
          {after}
        </>
      )}
    </>
  )
}
