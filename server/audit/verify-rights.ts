import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Findings } from './findings.ts'

interface Right {
  role: string
  table: string | null
}

/** The role of the portal at work, as the operations manual names it, the role of this connection, and the owner of the tables. */
const known = sql`
  select oid from pg_roles where rolsuper or rolname in ('portal_app', current_user)
  union select relowner from pg_class where oid = 'user_account'::regclass
`

/** Names everybody else who may write a table, or act as somebody who may. */
export async function verifyRights(db: Db, findings: Findings): Promise<void> {
  const { rows } = await sql<Right>`
    with known as (${known}), granted as (
      select relname, relacl as acl from pg_class
      where relacl is not null and relkind in ('r', 'p') and relnamespace = (select relnamespace from pg_class where oid = 'user_account'::regclass)
      union all
      select relname, attacl from pg_attribute join pg_class on pg_class.oid = attrelid
      where attacl is not null and relnamespace = (select relnamespace from pg_class where oid = 'user_account'::regclass)
    )
    select distinct coalesce(rolname, 'everybody') as role, relname as "table"
    from granted cross join aclexplode(acl) as one left join pg_roles on pg_roles.oid = grantee
    where privilege_type in ('INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER') and grantee not in (select oid from known)
    union
    select member.rolname, null
    from pg_roles as member
    where not member.rolsuper and member.oid not in (select oid from known) and member.rolname !~ '^pg_'
      and exists (
        select from pg_roles as writer
        where (writer.oid in (select oid from known) or writer.rolname = 'pg_write_all_data') and not writer.rolsuper
          and pg_has_role(member.oid, writer.oid, 'member')
      )
    order by 1, 2
  `.execute(db)
  for (const { role, table } of rows) {
    const what = table === null ? 'may act as a role that writes every table' : `may write the table ${table}`
    findings.add('others may write', `The role ${role} of the database ${what}, past the portal`)
  }
}
