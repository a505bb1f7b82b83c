import { useCallback, useEffect, useState } from 'react'
import { listVisits, type VisitOnPhone } from '../../../api/visits/kept-visits.ts'
import { onVisitChange } from '../../../api/visits/visit-changes.ts'
import { startSendingVisits } from '../../../api/visits/visit-sender.ts'

/** The visits of a person on this phone, as they are now; undefined until they are read. */
export function useKeptVisits(person: number): readonly VisitOnPhone[] | undefined {
  const [kept, setKept] = useState<readonly VisitOnPhone[]>()
  const read = useCallback(() => listVisits(person).then(setKept, () => setKept([])), [person])
  useEffect(() => {
    void read()
    startSendingVisits()
    return onVisitChange(() => void read())
  }, [read])
  return kept
}
