import * as calls from '@portal/contract/accounts/calls/users.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

it.each([
  ['name', ['Amina', 'Bala', 'Zainab']],
  ['-name', ['Zainab', 'Bala', 'Amina']],
  ['email', ['Zainab', 'Amina', 'Bala']],
  ['-last_signed_in_at', ['Bala', 'Amina', 'Zainab']],
  // Who never logged in comes before everybody.
  ['last_signed_in_at', ['Zainab', 'Amina', 'Bala']],
  [undefined, ['Amina', 'Bala', 'Zainab']],
] as const)('accounts are listed by %s', async (sort, expected) => {
  const { app, db } = await testApp(await newTestDatabase())
  const person = async (first_name: string, email: string, last_signed_in_at: string | null) =>
    db
      .updateTable('user_account')
      .set({ first_name, email, last_signed_in_at })
      .where('id', '=', (await makeOwner(db)).id)
      .execute()
  await person('Bala', 'm@example.org', '2026-06-02T09:00:00Z')
  await person('Zainab', 'a@example.org', null)
  await person('Amina', 'b@example.org', '2026-06-01T09:00:00Z')
  const officer = as(await makeOfficer(db, ['users']), app)
  const list = async (query: object) =>
    (await officer.send(calls.listUsers, { query: { ...query, privilege_type: 'user', ...(sort && { sort }) } })).reply
  expect((await list({})).data.map(({ first_name }) => first_name)).toEqual(expected)
  const [first, last] = [await list({ per_page: 2 }), await list({ per_page: 2, page: 2 })]
  expect([...first.data, ...last.data].map(({ first_name }) => first_name)).toEqual(expected)
  expect([first.total, first.last_page]).toEqual([3, 2])
})
