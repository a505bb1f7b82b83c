import { expect, it } from 'vitest'
import { importOffice } from '../../testing/import-office.ts'

const register = Buffer.from(
  [
    'Facility name,Type of facility,LGA,Phone,Second phone,Operating officer’s folio number,Last day,Status,Remarks',
    'Alheri Clinic,Private Clinic,Bida,0803 111 0001,0803 111 0002,45678,31/12/2027,closed,Moved in 2019',
    'Kudu Clinic,Private Clinic,Bida,0803 111 0003,12,see file,31/12/2027,,',
    'Gana Clinic,Private Clinic,Bida,0803 111 0004,,,,,No water',
  ].join('\n'),
)

it('keeps what a facility has no place for in a comment for officers, which an undoing does not count', async () => {
  const { db, prepare, rows, correct, commit, work, undo, show } = await importOffice()
  const { id } = await prepare(register)
  expect((await rows(id)).map(({ line, state }) => [line, state])).toEqual([
    [1, 'left out'],
    [2, 'doubtful'],
    [3, 'doubtful'],
    [4, 'new'],
  ])
  await correct(id, 2, { choice: 'new' })
  await correct(id, 3, { choice: 'new' })
  await commit(id)
  await work()
  const comments = await db
    .selectFrom('comment')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .select(['reference', 'body', 'visible_to_owner'])
    .execute()
  expect(comments).toEqual([
    {
      ...{ reference: 'IMP-2026-0001/2', visible_to_owner: false },
      body: 'From the paper register:\nSecond phone: +2348031110002\nOperating officer’s folio number: 45678\nStatus: closed\nRemarks: Moved in 2019',
    },
  ])
  const entries = await db.selectFrom('audit_entry').where('action', '=', 'import_facility').select('body').execute()
  expect(entries.map(({ body }) => (body as { after?: { note?: string } }).after?.note)).toEqual([
    expect.stringContaining('Moved in 2019'),
    undefined,
    'From the paper register:\nRemarks: No water',
  ])
  await undo(id)
  await work()
  expect(await show(id)).toMatchObject({ status: 'undone', outcomes: { 'taken back': 3, 'came in': 0 } })
})
