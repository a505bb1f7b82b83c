import { expect } from '@playwright/test'
import { setImportColumns } from '@portal/contract/imports/calls/import-rows.ts'
import * as imports from '@portal/contract/imports/calls/imports.ts'
import { callApi } from './call-api.ts'
import type { Person } from './people.ts'

/** Thirty names that are not alike. */
const names =
  'Alheri Nasara Amana Unity Hope Mercy Premier Kauna Ideal Standard Rahama Zumunta Tunga Kpakungu Goodnews Jummai Halima Sauki Barkin Crown Royal Divine Zenith Peace Victory Faith Dutsen Umaru Etsu Gidan'.split(
    ' ',
  )

const headings = 'S/N,NAME OF FACILITY,Cat.,LOCATION,L.G.A,GSM No,Reg. No.,Date Reg.'

/** Every town has phones of its own, so that one run does not find the facilities of another. */
function phoneOf(town: string, index: number): string {
  const own = [...town].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_000, 7)
  return `803${String(own).padStart(5, '0')}${String(index).padStart(2, '0')}`
}

/**
 * A register of 30 facilities as somebody types one: a title above it, spellings of LGAs, phones without zero, days in several
 * forms, a line without any day, an impossible day, and a total. `town` is in every name, and in the heading of the last column,
 * so that the portal remembers no columns of another run.
 */
export function paperRegister(town: string): string {
  const lines = names.map((name, index) => {
    const serial = index + 1
    const lga = ['Chanchaga', 'CHANCHAGA L.G.A.', 'Bosso'][index % 3]
    const phone = index % 2 === 0 ? `0${phoneOf(town, index)}` : phoneOf(town, index)
    const issued = index % 5 === 4 ? '' : `${(index % 27) + 1}/3/2025`
    const last = index === 6 ? '31/2/2027' : index % 5 === 4 ? '' : '31 December 2027'
    return `${serial},${name} ${town} Clinic,Private Clinic,${serial} Bosso Road,${lga},${phone},NS/${town}/${serial},${issued},${last}`
  })
  return ['NIGER STATE MINISTRY OF HEALTH', `${headings},Tenure in ${town}`, ...lines, 'TOTAL,30,,,,,,,'].join('\n')
}

/** An import once the portal has read it. */
async function untilRead(token: string, id: number) {
  const shown = async () => (await callApi(token, imports.showImport, { params: { id } })).data
  await expect.poll(async () => (await shown()).status, { timeout: 30_000 }).not.toBe('reading')
  return shown()
}

/** An import of such a register. What its last column is nobody could guess, so it is said. */
export async function uploadedRegister({ token }: Person, town: string) {
  const file = { name: 'register.csv', type: 'text/csv', bytes: Buffer.from(paperRegister(town)) }
  const { data } = await callApi(token, imports.addImport, { body: { sheet: null } }, { file })
  const { id } = await untilRead(token, data.id)
  const body = { sheet: null, heading_row: null, columns: [{ column: 8, field: 'last_day' as const }] }
  await callApi(token, setImportColumns, { params: { id }, body })
  return untilRead(token, id)
}
