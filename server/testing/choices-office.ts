import type { Sent } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/import-rows.ts'
import { as } from './as.ts'
import { bida, makeFacility } from './factories.ts'
import { importOffice, registerOf } from './import-office.ts'

/** The office of imports for what officers choose for rows. */
export async function choicesOffice() {
  const office = await importOffice()
  const { app, preparer, rows } = office
  const send = as(preparer, app).send
  const choose = async (id: number, body: Sent<typeof calls.chooseImportRows>['body']) =>
    (await send(calls.chooseImportRows, { params: { id }, body })).reply.data
  const statesOf = async (id: number) =>
    (await rows(id)).slice(1).map(({ line, state, choice, why }) => [line, state, choice, why])
  /** Kudu Clinic of Bida is in the portal; the register has its licence in row 2. */
  const prepareKudu = async () => {
    const { id: facility } = await makeFacility(office.db, { company_name: 'Kudu Clinic', local_gov_area_id: bida })
    const { id } = await office.prepare(registerOf(['Kudu Clinic,Private Clinic,Bida,,,,PHF/1,2026-02-03,,']))
    return { id, facility }
  }
  return { ...office, send, choose, statesOf, prepareKudu }
}
