import { normalisePhone } from '../../accounts/phone.ts'

/** A phone number as it is sent, and what was done to the text of its cell where that should be seen. */
export interface PhoneInList {
  phone_number: string
  note?: string
}

/** A letter O for 0, and l or I for 1, between digits. */
function digitsForLetters(text: string): string {
  return /\d/.test(text) ? text.replace(/[Oo]/g, '0').replace(/(?<=\d)[lI]|[lI](?=\d)/g, '1') : text
}

/** Spreadsheets drop the first 0 of a number, or show it as 8.059876543E+09 or with decimals. */
function asDialled(text: string): string {
  const plain = (wholeNumber(text) ?? text).replace(/[\s,.'’-]/g, '')
  return /^[789]\d{9}$/.test(plain) ? `0${plain}` : (wholeNumber(text) ?? text)
}

/** The digits of a figure. One that was rounded, such as 8.06E+09, is no number any more. */
function wholeNumber(text: string): string | undefined {
  if (/^\d+\.0+$/.test(text)) return text.replace(/\.0+$/, '')
  const [, first = '', decimals = '', exponent = ''] = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i.exec(text) ?? []
  return exponent !== '' && decimals.length === Number(exponent) ? first + decimals : undefined
}

/** Reads the cell of a phone number. Of several numbers it takes the first that is one; the note says so. */
export function phoneInList(cell: string): PhoneInList {
  const written = cell.replace(/[\u00a0\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ' ').trim()
  const one = asDialled(digitsForLetters(written.replace(/^(tel|phone|gsm|mobile|call)\b[\s.:]*/i, '')))
  if (written === '' || normalisePhone(one)) return { phone_number: one }
  const parts = written.split(/[/,;&\n|]|\bor\b|\band\b/i).map((part) => asDialled(digitsForLetters(part.trim())))
  const numbers = parts.filter((part) => normalisePhone(part))
  const [first] = numbers
  if (!first) return { phone_number: written }
  const isOnly = parts.filter((part) => part !== '').length === 1
  return isOnly ? { phone_number: first } : { phone_number: first, note: `The first number of “${written}”` }
}

/** Whether a cell is a phone number, however it is written. */
export function isPhoneInList(cell: string): boolean {
  return normalisePhone(phoneInList(cell).phone_number) !== undefined
}

/** The same text for two ways to write a number. */
export function samePhone(phone: string): string {
  return normalisePhone(phone) ?? phone.replace(/\D/g, '')
}
