import { staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallProblem } from '../../../../api/call-problem.ts'
import { pause, sendForm } from '../../../../api/client.ts'
import { newKey } from '../../../../api/idempotency-key.ts'
import type { StaffFields } from './check-lines.ts'

/** What is sent of a line. */
export interface SentLine {
  line: number
  fields: StaffFields
}

/**
 * What came of a line: added; refused with a reason, until it is corrected; or sent without a reply, so that it may be there.
 * Then it is not changed before it was sent again as it was.
 */
export type LineResult =
  | { isAdded: true }
  | { problem: string; fields: StaffFields }
  | { isUnknown: true; fields: StaffFields }

/** A line that is refused for what it says does not stop the others. */
const concernsOneLine = ['invalid_input']

/** After these nobody knows whether the person was added. */
const leavesOpen = ['unreachable', 'unavailable', 'unexpected']

/** A portal that takes no more for now says for how long. After so many waits in a row for one line the person decides what to do. */
const maxWaits = 5

/** Whether a line was refused as it is now. It is not sent again before it was corrected. */
export function refusalOf(result: LineResult | undefined, fields: StaffFields): string | undefined {
  const isRefused = result && 'problem' in result && JSON.stringify(result.fields) === JSON.stringify(fields)
  return isRefused ? result.problem : undefined
}

const isAdded = (result: LineResult | undefined) => result !== undefined && 'isAdded' in result

/**
 * Adds the people of a list one after another, and keeps what came of each. While the portal takes no more additions of this person,
 * it waits and goes on by itself. When one could not be sent, it stops; the next call continues with those that are missing. A line keeps its idempotency key until it is corrected, so that one whose reply was
 * lost is added once.
 */
export function useAddStaff(facilityId: number) {
  const client = useQueryClient()
  const [results, setResults] = useState<ReadonlyMap<number, LineResult>>(new Map())
  const [isAdding, setIsAdding] = useState(false)
  const [stoppedBy, setStoppedBy] = useState<string>()
  const latest = useRef(new Map<number, LineResult>())
  const keys = useRef(new Map<string, string>())
  const isRunning = useRef(false)
  const stopping = useRef(new AbortController())
  const [waitsSeconds, setWaitsSeconds] = useState<number>()

  function keyOf({ line, fields }: SentLine): string {
    const sent = JSON.stringify([line, fields])
    const key = keys.current.get(sent) ?? newKey()
    keys.current.set(sent, key)
    return key
  }

  function keep(line: number, result: LineResult) {
    latest.current.set(line, result)
    setResults(new Map(latest.current))
  }

  /** Adds a person. Returns what keeps the others from following, if so. */
  async function addLine(sent: SentLine): Promise<CallProblem | undefined> {
    const { line, fields } = sent
    const body = { ...Object(withoutEmptyText(fields)), facility_id: facilityId }
    try {
      await sendForm<typeof staffRows.add>(staffRows.add, { body }, { idempotencyKey: keyOf(sent) })
      keep(line, { isAdded: true })
      return undefined
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem
      if (concernsOneLine.includes(problem.code)) {
        keep(line, { problem: problem.message, fields })
        return undefined
      }
      if (leavesOpen.includes(problem.code) && !problem.isNotBegun) keep(line, { isUnknown: true, fields })
      return problem
    }
  }

  /** Adds a person, also after a wait. Returns why the others cannot follow, if so. */
  async function addInTime(sent: SentLine): Promise<string | undefined> {
    for (let waits = 0; ; waits += 1) {
      const problem = await addLine(sent)
      const seconds = problem?.code === 'too_many_requests' ? problem.retryAfter : undefined
      if (seconds === undefined || waits >= maxWaits) return problem?.message
      setWaitsSeconds(seconds)
      await pause(seconds, stopping.current.signal)
      setWaitsSeconds(undefined)
      if (stopping.current.signal.aborted) return undefined
    }
  }

  /** Adds those who are not added yet. A line that may be there is sent as it was. */
  async function add(lines: readonly SentLine[]) {
    if (isRunning.current) return
    isRunning.current = true
    stopping.current = new AbortController()
    setIsAdding(true)
    setStoppedBy(undefined)
    try {
      for (const { line, fields } of lines) {
        const result = latest.current.get(line)
        if (isAdded(result) || refusalOf(result, fields)) continue
        const reason = await addInTime({ line, fields: result && 'isUnknown' in result ? result.fields : fields })
        if (reason !== undefined) setStoppedBy(reason)
        if (reason !== undefined || stopping.current.signal.aborted) break
      }
    } finally {
      isRunning.current = false
      setIsAdding(false)
      void client.invalidateQueries()
    }
  }

  return {
    results,
    isAdding,
    stoppedBy,
    add,
    /** So many seconds pass before the next person is sent; undefined while none is waited for. */
    waitsSeconds,
    /** Ends after the person who is being added. */
    stop: () => stopping.current.abort(),
  }
}
