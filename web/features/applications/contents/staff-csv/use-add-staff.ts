import { staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallProblem } from '../../../../api/call-problem.ts'
import { sendForm } from '../../../../api/client.ts'
import { newKey } from '../../../../api/idempotency-key.ts'
import type { StaffCsvRow } from './read-staff-csv.ts'

/** What came of a row: added, or the reason why it was not. */
export type RowResult = { isAdded: true } | { problem: string }

/** A row that is refused for what it says does not stop the others. */
const concernsOneRow = ['invalid_input']

/**
 * Adds rows of a list one after another, and keeps the result of each. When one could not be sent, it stops; the next call
 * continues with the rows that are missing. A row keeps its idempotency key, so that one whose reply was lost is added once.
 */
export function useAddStaff(facilityId: number) {
  const client = useQueryClient()
  const [results, setResults] = useState(new Map<number, RowResult>())
  const [isAdding, setIsAdding] = useState(false)
  const [stoppedBy, setStoppedBy] = useState<string>()
  const keys = useRef(new Map<number, string>())
  const isRunning = useRef(false)

  function keyOf(line: number): string {
    const key = keys.current.get(line) ?? newKey()
    keys.current.set(line, key)
    return key
  }

  function keep(line: number, result: RowResult) {
    setResults((known) => new Map(known).set(line, result))
  }

  /** Adds a row. Returns why the others cannot follow, if so. */
  async function addRow({ line, fields }: StaffCsvRow): Promise<string | undefined> {
    const body = { ...fields, facility_id: facilityId }
    try {
      await sendForm<typeof staffRows.add>(staffRows.add, { body }, { idempotencyKey: keyOf(line) })
      keep(line, { isAdded: true })
      return undefined
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem
      if (!concernsOneRow.includes(problem.code)) return problem.message
      keep(line, { problem: problem.message })
      return undefined
    }
  }

  /** Adds the rows that are not added yet. */
  async function add(rows: readonly StaffCsvRow[]) {
    if (isRunning.current) return
    isRunning.current = true
    setIsAdding(true)
    setStoppedBy(undefined)
    try {
      for (const row of rows) {
        if (results.has(row.line)) continue
        const reason = await addRow(row)
        if (reason === undefined) continue
        setStoppedBy(reason)
        break
      }
    } finally {
      isRunning.current = false
      setIsAdding(false)
      void client.invalidateQueries()
    }
  }

  return { results, isAdding, stoppedBy, add }
}
