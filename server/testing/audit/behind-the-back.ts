import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

interface Ministry {
  approved: number
  declined: number
  facility: { id: number }
  colleague: { id: number }
  owner: { id: number }
}

/** Changes of tables with SQL, without an action of the portal, and what the verification says of each. */
export const changesBehindTheBack: [
  change: (db: Db, ministry: Ministry) => Promise<unknown>,
  kind: string,
  about: (ministry: Ministry) => { kind: string; id: string },
][] = [
  [
    (db, { declined }) => sql`update registration set status = 'Awaiting decision' where id = ${declined}`.execute(db),
    'table differs',
    ({ declined }) => ({ kind: 'registration', id: String(declined) }),
  ],
  [
    (db, { approved }) => sql`update registration set expiry_date = '2031-12-31' where id = ${approved}`.execute(db),
    'table differs',
    ({ approved }) => ({ kind: 'registration', id: String(approved) }),
  ],
  [
    (db, { approved, colleague }) =>
      sql`update registration set processed_by = ${colleague.id} where id = ${approved}`.execute(db),
    'table differs',
    ({ approved }) => ({ kind: 'registration', id: String(approved) }),
  ],
  [
    (db) => sql`update certificate set expiry_date = '2031-12-31' where number = 'NSMOH/PHF/00001/2026'`.execute(db),
    'table differs',
    () => ({ kind: 'certificate', id: 'NSMOH/PHF/00001/2026, issue 1' }),
  ],
  [
    (db) =>
      sql`
        insert into certificate (kind, registration_id, number, issue_date, expiry_date, printed)
        select kind, registration_id, 'NSMOH/PHF/00099/2026', issue_date, expiry_date, printed from certificate limit 1
      `.execute(db),
    'row without entry',
    () => ({ kind: 'certificate', id: 'NSMOH/PHF/00099/2026, issue 1' }),
  ],
  [
    (db) =>
      sql`
        with certificate_1 as (select id from certificate where number = 'NSMOH/PHF/00001/2026'),
          published as (delete from register_entry where certificate_id in (select id from certificate_1))
        delete from certificate where id in (select id from certificate_1)
      `.execute(db),
    'row missing',
    () => ({ kind: 'certificate', id: 'NSMOH/PHF/00001/2026, issue 1' }),
  ],
  [
    (db, { facility }) => sql`delete from facility_restriction where facility_id = ${facility.id}`.execute(db),
    'table differs',
    ({ facility }) => ({ kind: 'facility', id: String(facility.id) }),
  ],
  [
    (db, { colleague }) =>
      sql`update user_account set duties = '{review,decide,finance}' where id = ${colleague.id}`.execute(db),
    'table differs',
    ({ colleague }) => ({ kind: 'account', id: String(colleague.id) }),
  ],
  [
    (db, { owner }) =>
      sql`update user_account set privilege_type = 'admin', duties = '{decide}' where id = ${owner.id}`.execute(db),
    'table differs',
    ({ owner }) => ({ kind: 'account', id: String(owner.id) }),
  ],
]
