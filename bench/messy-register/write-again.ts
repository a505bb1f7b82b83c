import { oneOf, type Random } from '../random.ts'
import type { WrittenLine } from './register-line.ts'
import { writePhoneAgain } from './write-phone.ts'

/** The same facility once more: copied as it stands, or by another clerk with small differences. */
export function writeAgain(random: Random, { cells, fields }: WrittenLine, serial: number): WrittenLine {
  if (random() < 0.5) return { cells: { ...cells, serial }, fields, mustMark: ['duplicate'] }
  const company_name = oneOf(random, [
    fields.company_name.replace('Hospital', 'Hosp.'),
    fields.company_name.replace('Laboratory', 'Lab'),
    `${fields.company_name}, ${oneOf(random, ['Nig. Ltd', 'Ltd'])}`,
    fields.company_name.replace(' & ', ' and '),
  ])
  const phone = fields.phone_number === null ? cells.phone : writePhoneAgain(random, fields.phone_number)
  return {
    cells: { ...cells, serial, name: company_name.toUpperCase(), phone },
    fields: { ...fields, company_name },
    mustMark: ['duplicate'],
  }
}
