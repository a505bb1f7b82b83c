import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { visitFileParts } from '@portal/domain/inspections/visit-file.ts'
import { strFromU8, unzipSync } from 'fflate'

/** The inspection of which a file says that it is; undefined if it says nothing. The portal checks the file itself. */
export async function visitOfFile(file: Blob): Promise<number | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const part = unzipSync(bytes, { filter: ({ name }) => name === visitFileParts.visit })[visitFileParts.visit]
    const id = Number(fieldsOf(JSON.parse(part ? strFromU8(part) : '{}')).inspection_id)
    return Number.isInteger(id) && id > 0 ? id : undefined
  } catch {
    return undefined
  }
}
