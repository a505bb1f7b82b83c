import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../database/connect.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { beginRecord } from './begin-record.ts'
import { recordEntry } from './record-entry.ts'
import { verifyRecord } from './verify.ts'

let db: Db
beforeEach(async () => {
  db = (await newTestDatabase()).db
  await beginRecord(db, new Date('2026-06-15T07:00:00Z'))
})

/** Records one entry for each moment of a day, in this order, as the portal does. Returns what the verification says. */
async function verifiedAfter(...times: string[]): Promise<string[]> {
  for (const time of times) {
    const at = new Date(`2026-06-15T${time}Z`)
    await recordEntry(db, {
      at,
      actor: null,
      address: null,
      action: 'log_in_failed',
      about: { kind: 'account', id: time },
    })
  }
  const { findings, total } = await verifyRecord(db)
  expect(total).toBe(findings.length)
  return findings.map(({ kind, about }) => `${kind}: ${about?.id}`)
}

describe('the moments of the entries', () => {
  it('may run backwards by a minute, because requests overlap', async () => {
    expect(await verifiedAfter('08:00:00', '07:59:00', '08:00:30', '07:59:31')).toEqual([])
  })

  it('are named one by one where they run backwards by more', async () => {
    expect(await verifiedAfter('08:00:00', '07:58:59', '08:10:00', '08:08:00', '08:06:00')).toEqual([
      'moments run backwards: 07:58:59',
      'moments run backwards: 08:08:00',
      'moments run backwards: 08:06:00',
    ])
  })

  it('are named also where they run backwards in small steps', async () => {
    expect(await verifiedAfter('08:00:00', '07:59:40', '07:59:20', '07:58:59')).toEqual([
      'moments run backwards: 07:58:59',
    ])
  })

  it('are named once after a clock that was ahead', async () => {
    expect(await verifiedAfter('08:00:00', '12:00:00', '08:00:10', '08:00:20')).toEqual([
      'moments run backwards: 08:00:10',
    ])
  })
})
