import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { newUuid } from '../idempotency-key.ts'
import { readVisit, type VisitOnPhone } from './kept-visits.ts'
import { addToLog, waitingAbout } from './record.ts'
import { onVisitChange } from './visit-changes.ts'
import type { Change, LogRow } from './visit-rows.ts'
import { startSendingVisits } from './visit-sender.ts'

/** Records a change. Resolves when the phone has it on its disk; `false`: it could not be written. */
export type Record = (change: Change) => Promise<boolean>

/** A visit that is open on the screen. */
export interface OpenVisit extends VisitOnPhone {
  record: Record
  /** The last change could not be written: the phone's storage is full. */
  isFull: boolean
}

/** A visit on this phone, as it is now in all tabs; null if it is not kept here. */
export function useVisit(person: number, id: number): OpenVisit | null | undefined {
  const [kept, setKept] = useState<VisitOnPhone | null>()
  const [pressed, setPressed] = useState<readonly LogRow[]>([])
  const [isFull, setFull] = useState(false)
  /** What is known now, also between two taps that the screen has not shown yet. */
  const present = useRef<{ kept?: VisitOnPhone | null; writing: LogRow[] }>({ writing: [] })
  const read = useCallback(async () => {
    const now = await readVisit(person, id).catch(() => undefined)
    const written = new Set(now?.log.map(({ key }) => key))
    present.current = { kept: now ?? null, writing: present.current.writing.filter(({ key }) => !written.has(key)) }
    setKept(now ?? null)
    setPressed(present.current.writing)
  }, [person, id])
  useEffect(() => {
    void read()
    startSendingVisits()
    return onVisitChange((visit) => visit === id && void read())
  }, [read, id])
  const record = useCallback<Record>(
    async (change) => {
      const { kept: now, writing } = present.current
      const basedOn = now ? basisNow({ ...now, log: [...now.log, ...writing] }, change) : undefined
      const row: LogRow = { person, visit: id, key: newUuid(), at: new Date().toISOString(), change, state: 'kept' }
      if (basedOn !== undefined) row.basedOn = basedOn
      present.current.writing = [...present.current.writing, row]
      setPressed(present.current.writing)
      try {
        await addToLog(row)
        setFull(false)
        return true
      } catch {
        present.current.writing = present.current.writing.filter(({ key }) => key !== row.key)
        setPressed(present.current.writing)
        setFull(true)
        return false
      }
    },
    [person, id],
  )
  return useMemo(
    () => kept && { ...kept, log: pressed.length > 0 ? [...kept.log, ...pressed] : kept.log, record, isFull },
    [kept, pressed, record, isFull],
  )
}

/** The version of the finding on the screen; undefined where it is one of this phone that has not arrived. */
function basisNow(kept: VisitOnPhone, change: Change): number | undefined {
  if (change.is !== 'finding') return undefined
  const { sub_list_id } = change.finding
  return waitingAbout(kept.log, sub_list_id).length > 0 ? undefined : (kept.visit.stored[sub_list_id]?.version ?? 0)
}
