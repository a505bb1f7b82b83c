import { expect, it } from 'vitest'
import { type RawWorkbook, rawWorkbook, textRow } from '../testing/raw-workbook.ts'
import { readSheet } from './read-sheet.ts'

const read = (workbook: RawWorkbook, sheet?: string) =>
  readSheet({ bytes: rawWorkbook(workbook) }, sheet === undefined ? {} : { sheet })
const cellsOf = async (workbook: RawWorkbook) => (await read(workbook)).rows.map(({ cells }) => cells)
const one = (cells: string) => ({ sheets: [{ name: 'Register', rows: `<row r="1">${cells}</row>` }] })

it('reads text, numbers, Yes and No, and leaves out rows without content', async () => {
  const rows =
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><v>8031234567</v></c><c r="D2" t="b"><v>1</v></c></row>' +
    '<row r="3"><c r="A3" t="inlineStr"><is><t>  </t></is></c></row>' +
    '<row r="17"><c r="B17" t="b"><v>0</v></c><c r="AA17" t="inlineStr"><is><t>Far</t></is></c></row>'
  expect(await read({ sheets: [{ name: 'Register 2019', rows }], strings: ['<t>Alheri Clinic</t>'] })).toEqual({
    sheet: 'Register 2019',
    sheets: ['Register 2019'],
    rows: [
      { number: 2, cells: ['Alheri Clinic', null, 8031234567, true] },
      { number: 17, cells: [null, false, ...Array.from({ length: 24 }, () => null), 'Far'] },
    ],
  })
})

it('reads rows and cells that do not say where they are', async () => {
  const rows = '<row><c t="inlineStr"><is><t>Name</t></is></c><c/><c><v>2</v></c></row><row/><row><c><v>3</v></c></row>'
  expect((await read({ sheets: [{ name: 'A', rows }] })).rows).toEqual([
    { number: 1, cells: ['Name', null, 2] },
    { number: 3, cells: [3] },
  ])
})

it('reads texts of several typefaces, without how they are pronounced, and signs that XML cannot hold', async () => {
  const strings = ['<r><t>St. </t></r><r><t>Mary&amp;Co</t></r><rPh><t>seinto</t></rPh>', '<t>two_x000A_lines</t>']
  const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
  expect(await cellsOf({ sheets: [{ name: 'A', rows }], strings })).toEqual([['St. Mary&Co', 'two\nlines']])
})

it.each([
  ['a known format', 14, {}, { day: '2019-04-03' }],
  ['a format of the workbook', 170, { 170: 'dd\\-mmm\\-yy;@' }, { day: '2019-04-03' }],
  ['a month alone', 17, {}, { day: '2019-04-03', showsNoDay: true }],
  ['a year alone', 171, { 171: 'yyyy' }, { day: '2019-04-03', showsNoDay: true }],
  ['money', 172, { 172: '[$₦-46A]#,##0.00;[Red]&quot;day&quot; 0' }, 43558],
  ['a scientific number', 173, { 173: '0.00E+00' }, 43558],
  ['a number', 0, {}, 43558],
])('tells a date from a number by its format: %s', async (_, format, ownFormats, cell) => {
  const rows = '<row r="1"><c r="A1" s="1"><v>43558</v></c></row>'
  expect(await cellsOf({ sheets: [{ name: 'A', rows }], formats: [0, format], ownFormats })).toEqual([[cell]])
})

it.each([
  ['', '60', '1900-02-28'],
  ['', '61', '1900-03-01'],
  ['', '43558.75', '2019-04-03'],
  ['date1904="1"', '42096', '2019-04-03'],
])('counts days as the workbook does: %s %s', async (properties, serial, day) => {
  const rows = `<row r="1"><c r="A1" s="0"><v>${serial}</v></c></row>`
  expect(await cellsOf({ sheets: [{ name: 'A', rows }], formats: [14], properties })).toEqual([[{ day }]])
})

it.each([
  ['with its stored value', '<c r="A1"><f>1+1</f><v>2</v></c>', { formula: 2 }],
  ['with its stored text', '<c r="A1" t="str"><f>B1</f><v>Bosso</v></c>', { formula: 'Bosso' }],
  ['with a stored nothing', '<c r="A1" t="str"><f>B1</f><v></v></c><c r="B1"><v>1</v></c>', null],
  ['without a value', '<c r="A1"><f>B1</f></c>', { fault: 'formula without value', text: '' }],
  ['with an error', '<c r="A1" t="e"><f>B1</f><v>#REF!</v></c>', { fault: 'error value', text: '#REF!' }],
  ['pasted as an error', '<c r="A1" t="inlineStr"><is><t>#N/A</t></is></c>', { fault: 'error value', text: '#N/A' }],
])('reads a formula %s', async (_, cell, value) => {
  expect((await cellsOf(one(cell)))[0]?.[0]).toEqual(value)
})

it('keeps 500 letters of a cell, and says of a longer one that it is too long', async () => {
  const cells = [500, 501].map((letters) => `<c t="inlineStr"><is><t>${'a'.repeat(letters)}</t></is></c>`).join('')
  expect(await cellsOf(one(cells))).toEqual([['a'.repeat(500), { fault: 'too long', text: 'a'.repeat(80) }]])
})

it('gives merged cells the value of their first, in rows that have content', async () => {
  const rows =
    textRow(1, ['REGISTER OF CLINICS']) +
    '<row r="2"><c r="A2" t="inlineStr"><is><t>Bosso</t></is></c><c r="C2"><v>1</v></c></row>' +
    '<row r="3"><c r="C3"><v>2</v></c></row><row r="4"><c r="B4"><v>4</v></c></row>'
  const after =
    '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="A2:A3"/><mergeCell ref="A5:XFD1048576"/></mergeCells>'
  expect(await cellsOf({ sheets: [{ name: 'A', rows, after }] })).toEqual([
    ['REGISTER OF CLINICS', 'REGISTER OF CLINICS', 'REGISTER OF CLINICS'],
    ['Bosso', null, 1],
    ['Bosso', null, 2],
    [null, 4],
  ])
})

it('takes the first shown sheet that has content, names all, and reads another one by its name', async () => {
  const sheets = [
    { name: 'Lists', rows: textRow(1, ['Private Clinic']), state: 'hidden' as const },
    { name: 'Cover', rows: '<row r="1"/>' },
    { name: 'Bida', rows: textRow(1, ['Alheri Clinic']) },
    { name: 'Suleja', rows: textRow(4, ['Rahama Clinic']) },
  ]
  const names = ['Cover', 'Bida', 'Suleja', 'Lists']
  expect(await read({ sheets })).toEqual({
    sheet: 'Bida',
    sheets: names,
    rows: [{ number: 1, cells: ['Alheri Clinic'] }],
  })
  expect(await read({ sheets }, 'Suleja')).toEqual({
    sheet: 'Suleja',
    sheets: names,
    rows: [{ number: 4, cells: ['Rahama Clinic'] }],
  })
  await expect(read({ sheets }, 'Rafi')).rejects.toThrow('The workbook has no sheet of this name. Choose another one')
})

it('reads hidden rows', async () => {
  const rows = '<row r="1" hidden="1"><c r="A1"><v>1</v></c></row>'
  expect(await cellsOf({ sheets: [{ name: 'A', rows }] })).toEqual([[1]])
})

it('reads names with a prefix', async () => {
  const xml = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`
  const parts = { 'xl/worksheets/sheet1.xml': new TextEncoder().encode(xml) }
  expect(await cellsOf({ sheets: [{ name: 'A', rows: '' }], parts })).toEqual([[7]])
})
