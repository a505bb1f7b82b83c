import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

interface Ministry {
  approved: number
  declined: number
  facility: { id: number }
  colleague: { id: number }
  owner: { id: number }
}

const paper = 'NSMOH/PHF/00001/2026'

/** Changes of tables with SQL, without an action of the portal, and what the verification says of each. */
export const changesBehindTheBack: [
  change: (db: Db, ministry: Ministry) => Promise<unknown>,
  kind: string,
  detail: (ministry: Ministry) => RegExp,
][] = [
  [
    (db, { declined }) => sql`update registration set status = 'Awaiting decision' where id = ${declined}`.execute(db),
    'table differs',
    ({ declined }) =>
      said(
        `The registration ${declined} was changed past the portal: status is Awaiting decision and should be declined;`,
      ),
  ],
  [
    (db, { approved }) => sql`update registration set expiry_date = '2031-12-31' where id = ${approved}`.execute(db),
    'table differs',
    ({ approved }) => said(`The registration ${approved} was changed past the portal: expiry_date is 2031-12-31`),
  ],
  [
    (db, { approved, colleague }) =>
      sql`update registration set processed_by = ${colleague.id} where id = ${approved}`.execute(db),
    'table differs',
    ({ approved, colleague }) =>
      said(`The registration ${approved} was changed past the portal: processed_by is ${colleague.id} and should be`),
  ],
  [
    (db) => sql`update certificate set expiry_date = '2031-12-31' where number = ${paper}`.execute(db),
    'table differs',
    () => /^The certificate \d+ was changed past the portal: expiry_date is 2031-12-31 and should be 2026-12-31;/,
  ],
  [
    (db) =>
      sql`update certificate set printed = printed || '{"facility_name": "Forged Hospital"}' where number = ${paper}`.execute(
        db,
      ),
    'table differs',
    () => /^The certificate \d+ was changed past the portal; entry \d+ is the last one about it$/,
  ],
  [
    (db) =>
      sql`
        insert into certificate (kind, registration_id, number, issue_date, expiry_date, printed)
        select kind, registration_id, 'NSMOH/PHF/00099/2026', issue_date, expiry_date, printed from certificate limit 1
      `.execute(db),
    'row without entry',
    () => /^The certificate \d+ is in the database, but no entry says how it came to be$/,
  ],
  [
    (db) => sql`delete from letter where id = (select min(id) from letter)`.execute(db),
    'row missing',
    () => /^The letter \d+ was removed past the portal; entry \d+ is the last one about it$/,
  ],
  [
    (db, { facility }) => sql`delete from facility_restriction where facility_id = ${facility.id}`.execute(db),
    'row missing',
    () => /^The facility restriction \d+ was removed past the portal;/,
  ],
  [
    (db, { colleague }) =>
      sql`update user_account set duties = '{review,decide,finance}' where id = ${colleague.id}`.execute(db),
    'table differs',
    ({ colleague }) =>
      said(
        `The user account ${colleague.id} was changed past the portal: duties is ["decide","finance","review"] and should be ["finance","review"];`,
      ),
  ],
  [
    (db, { owner }) => sql`update user_account set password_hash = 'of a thief' where id = ${owner.id}`.execute(db),
    'table differs',
    ({ owner }) => said(`The user account ${owner.id} was changed past the portal;`),
  ],
  [
    (db, { owner }) =>
      sql`
        insert into session (token_hash, user_id, ends_at) select sha256('stolen'), ${owner.id}::int, now() + interval '1 day'
      `.execute(db),
    'row without entry',
    () => /^The session [0-9a-f]{64} is in the database, but no entry says how it came to be$/,
  ],
  [
    (db) => sql`update setting set value = '"1234567890"' where key = 'ministry_phone'`.execute(db),
    'table differs',
    () => /^The setting ministry_phone was changed past the portal;/,
  ],
]

function said(beginning: string): RegExp {
  return new RegExp(`^${beginning.replaceAll(/[[\]().]/g, '\\$&')}`)
}
