import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { forLoading } from '../../testing/loading-database.ts'
import { newTestDatabase } from '../../testing/test-database.ts'
import { findPeople } from './people.ts'

let db: Db
beforeAll(async () => {
  const database = await newTestDatabase()
  db = forLoading(database).db
  await sql`
    insert into user_account (first_name, last_name, email, phone_number, password_hash, privilege_type)
    select case when n % 3 = 0 then 'Zainab' else 'Musa' end, 'Number ' || lpad(n::text, 4, '0'), 'owner' || n || '@clinic.example',
      '+234803' || lpad(n::text, 7, '0'), 'none', 'user'
    from generate_series(1, 1500) as n
  `.execute(db)
})

const namesOf = async (typed: string) =>
  (await findPeople(db, typed, 3)).map(({ first_name, last_name }) => `${first_name} ${last_name}`)

describe('the people who are found', () => {
  it('are the first by name, of a few and of more than are collected', async () => {
    expect(await namesOf('zainab')).toEqual(['Zainab Number 0003', 'Zainab Number 0006', 'Zainab Number 0009'])
    expect(await namesOf('number')).toEqual(['Musa Number 0001', 'Musa Number 0002', 'Musa Number 0004'])
  })

  it('are found by a phone number, and are none if nobody matches', async () => {
    expect(await namesOf('0803 000 1499')).toEqual(['Musa Number 1499'])
    expect(await namesOf('Obiageli')).toEqual([])
  })
})
