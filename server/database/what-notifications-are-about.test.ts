import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeOwner } from '../testing/people.ts'
import { newTestDatabase } from '../testing/test-database.ts'

const migration = new URL('./migrations/0018-what-notifications-are-about.sql', import.meta.url)

it('converts the address in a message to the kind and id of its subject', async () => {
  const { db } = await newTestDatabase()
  const { id: user_id } = await makeOwner(db)
  await sql`alter table notification drop column about_kind, drop column about_id, add column link text`.execute(db)
  for (const link of ['/admin/registration/31', '/admin/single-facility/12', '/admin/terms', null]) {
    await sql`
      insert into notification (user_id, kind, title, body, link) values (${user_id}, 'decision', 'News', 'Read.', ${link})
    `.execute(db)
  }
  await sql.raw(await readFile(migration, 'utf8')).execute(db)
  const rows = await db.selectFrom('notification').select(['about_kind', 'about_id']).orderBy('id').execute()
  expect(rows).toEqual([
    { about_kind: 'registration', about_id: 31 },
    { about_kind: 'facility', about_id: 12 },
    { about_kind: null, about_id: null },
    { about_kind: null, about_id: null },
  ])
})
