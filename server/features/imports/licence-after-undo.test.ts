import '../../testing/matchers.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { importOffice, registerOf } from '../../testing/import-office.ts'

const kudu = (number: string) => registerOf([`Kudu Clinic,Private Clinic,Bida,,,RC5555,${number},,2027-12-31,`])

it('can be added to a facility whose wrong licence was taken back, by hand and from its row', async () => {
  const { app, db, preparer, prepare, rows, correct, commit, work, undo } = await importOffice()
  const facility = await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: 541, cac: 'RC 5555' })
  const byHand = () =>
    as(preparer, app).send(calls.addImportByHand, { body: { facility_id: facility.id, last_day: '2028-12-31' } })
  const { id } = await prepare(kudu('MOH/1'))
  await correct(id, 2, { choice: 'add licence' })
  await commit(id)
  await work()
  expect(await byHand()).toBeRefused('action_not_offered')
  await undo(id)
  await work()

  const again = await prepare(kudu('MOH/2'))
  const [row] = await rows(again.id, { state: 'same' })
  expect(row?.same[0]).toMatchObject({ facility: { id: facility.id, is_licensed: false } })
  const typed = await byHand()
  expect(typed.status).toBe(201)
  await commit(typed.reply.data.id)
  await work()
  expect(await rows(typed.reply.data.id)).toMatchObject([{ outcome: 'came in', facility_id: facility.id }])
})
