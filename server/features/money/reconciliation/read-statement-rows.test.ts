import { expect, it } from 'vitest'
import { readStatementRows } from './read-statement-rows.ts'

it('reads 20,000 rows of a statement, and refuses more', async () => {
  const read = async (rows: number) => (await readStatementRows('14/06/2026,500\n'.repeat(rows), ',')).length
  const sentence = 'The file has more than 20,000 rows. Choose a shorter period'
  expect(await read(20_000)).toBe(20_000)
  // One row too many comes out with the last piece, 200,000 long before.
  await expect(read(20_001)).rejects.toThrow(sentence)
  await expect(read(200_000)).rejects.toThrow(sentence)
})

it('reads the first 60 columns of a row', async () => {
  const [row] = await readStatementRows(`${'a,'.repeat(70)}b\n`, ',')
  expect(row).toHaveLength(60)
})
