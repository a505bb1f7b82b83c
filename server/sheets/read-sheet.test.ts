import { expect, it } from 'vitest'
import { rawWorkbook, textRow } from '../testing/raw-workbook.ts'
import { makeSheetReader, readSheet } from './read-sheet.ts'

const good = rawWorkbook({ sheets: [{ name: 'Register', rows: textRow(1, ['Alheri Clinic']) }] })

it('reads one file at a time, lets others wait, and refuses those that would wait too long', async () => {
  const read = makeSheetReader({ readMs: 30_000, maxWaiting: 2, memoryMb: 96 })
  const [first, second, third] = await Promise.allSettled([
    read({ bytes: good }),
    read({ bytes: good }),
    read({ bytes: good }),
  ])
  expect([first, second].map((settled) => settled.status)).toEqual(['fulfilled', 'fulfilled'])
  expect(third).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
})

it('ends a reading that takes too long or too much memory, and reads the next file', async () => {
  const slow = 'The file takes too long to read. Copy the table alone into a new workbook, and choose that one'
  const hasty = makeSheetReader({ readMs: 1, maxWaiting: 2, memoryMb: 96 })
  await expect(hasty({ bytes: good })).rejects.toThrow(slow)
  const strings = Array.from({ length: 60_000 }, (_, index) => `<t>${String(index).repeat(40)}</t>`)
  const rows = textRow(1, ['a'])
  const small = makeSheetReader({ readMs: 30_000, maxWaiting: 2, memoryMb: 8 })
  await expect(small({ bytes: rawWorkbook({ sheets: [{ name: 'A', rows }], strings }) })).rejects.toThrow(slow)
  await expect(readSheet({ bytes: good })).resolves.toMatchObject({ rows: [{ cells: ['Alheri Clinic'] }] })
})
