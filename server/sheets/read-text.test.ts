import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'

const rowsOf = async (bytes: Uint8Array | string) => (await readSheet({ bytes: Buffer.from(bytes) })).rows

it.each([
  ['commas', 'Name,LGA\nAlheri,Bida'],
  ['semicolons', 'Name;LGA\nAlheri;Bida'],
  ['tabs', 'Name\tLGA\r\nAlheri\tBida\r\n'],
  ['bars', 'Name|LGA\rAlheri|Bida'],
  ['a delimiter that the first line states', 'sep=;\nName;LGA\nAlheri;Bida'],
  ['a mark of UTF-8', '\ufeffName,LGA\nAlheri,Bida'],
  ['UTF-16', Buffer.from('\ufeffName\tLGA\nAlheri\tBida', 'utf16le')],
])('reads %s', async (name, text) => {
  const first = name.startsWith('a delimiter') ? 2 : 1
  expect(await rowsOf(text)).toEqual([
    { number: first, cells: ['Name', 'LGA'] },
    { number: first + 1, cells: ['Alheri', 'Bida'] },
  ])
})

it('reads text as Windows writes it, quotes, and texts of several lines as one row', async () => {
  const bytes = Buffer.from('Name,Address\n"St. Mary\x92s ""A""","1 Road\nMinna"\n\n,5" pipe street\n', 'latin1')
  expect(await rowsOf(bytes)).toEqual([
    { number: 1, cells: ['Name', 'Address'] },
    { number: 2, cells: ['St. Mary’s "A"', '1 Road\nMinna'] },
    { number: 4, cells: [null, '5" pipe street'] },
  ])
})

it('reads a file by its path, and names a missing quotation mark by its row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'))
  const path = join(folder, 'register.csv')
  await writeFile(path, 'Name,LGA\n#REF!,Bida\n')
  expect(await readSheet({ path })).toEqual({
    sheet: '',
    sheets: [],
    rows: [
      { number: 1, cells: ['Name', 'LGA'] },
      { number: 2, cells: [{ fault: 'error value', text: '#REF!' }, 'Bida'] },
    ],
  })
  await writeFile(path, `Name,LGA\n"Alheri,Bida\n${'x,y\n'.repeat(6000)}`)
  await expect(readSheet({ path })).rejects.toThrow('perhaps because a quotation mark is not closed')
  await rm(folder, { recursive: true })
})
