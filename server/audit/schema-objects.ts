import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { readInPieces } from '../database/read-in-pieces.ts'
import { columnsLeftOut, tablesLeftOut } from '../database/row-triggers/left-out.ts'
import { functionSource } from '../database/row-triggers/row-triggers.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { PresentRow } from './present-rows.ts'

/** How the record calls the objects of the schema, in place of a table. */
export const schemaObjects = 'schema'

/** The schemas of the portal; the job queue changes its own by itself. */
const ours = `nspname <> 'information_schema' and nspname !~ '^pg_' and nspname <> 'pgboss'`
/** Names, not numbers, so that a restored database has the same list. */
const sameOwner = (owner: string) => `${owner} = (select relowner from pg_class where oid = 'user_account'::regclass)`
/** A definition without blanks and brackets: a database that was restored writes some more of them. */
const plain = (definition: string) => `translate(${definition}, e' \\n()', '')`
/** Settings of a role that change what statements mean. */
const dangerousSettings = `'search_path', 'session_replication_role', 'session_preload_libraries', 'local_preload_libraries', 'row_security', 'role'`

/** Each kind of object: SQL for its name and for what counts of it. */
const kinds = [
  `select 'relation ' || relname, concat_ws('|', relkind, relpersistence, relrowsecurity, relforcerowsecurity, reloptions, ${sameOwner('relowner')},
      case when relkind in ('v', 'm') then ${plain('pg_get_viewdef(pg_class.oid)')} end)
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where ${ours} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')`,
  // The era of new entries is such a default, and changes with each restore.
  `select 'column ' || relname || '.' || attname, concat_ws('|', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      case when relname <> 'audit_entry' or attname <> 'era' then ${plain('pg_get_expr(adbin, adrelid)')} end)
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${ours} and relkind in ('r', 'p', 'f') and attnum > 0 and not attisdropped`,
  `select 'constraint ' || relname || '.' || conname, concat_ws('|', ${plain('pg_get_constraintdef(pg_constraint.oid)')}, convalidated)
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where ${ours} and contype <> 'n'`,
  `select 'index ' || index.relname, concat_ws('|', ${plain('pg_get_indexdef(indexrelid)')}, indisvalid)
    from pg_index join pg_class as index on index.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace where ${ours}`,
  `select 'trigger ' || relname || '.' || tgname, concat_ws('|', ${plain('pg_get_triggerdef(pg_trigger.oid)')}, tgenabled)
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where ${ours} and not tgisinternal`,
  `select 'trigger of a constraint of ' || relname || ' that is switched off, ' || conname || ' ' || row_number() over (partition by tgrelid, conname order by pg_trigger.oid), tgenabled::text
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    join pg_constraint on pg_constraint.oid = tgconstraint
    where ${ours} and tgisinternal and tgenabled <> 'O'`,
  `select 'function ' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')', concat_ws('|', prosrc, lanname, prokind,
      prosecdef, proleakproof, provolatile, proisstrict, proconfig, ${sameOwner('proowner')}, pg_get_function_result(pg_proc.oid))
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace join pg_language on pg_language.oid = prolang where ${ours}`,
  `select 'rule ' || relname || '.' || rulename, concat_ws('|', ${plain('pg_get_ruledef(pg_rewrite.oid)')}, ev_enabled)
    from pg_rewrite join pg_class on pg_class.oid = ev_class join pg_namespace on pg_namespace.oid = relnamespace
    where ${ours} and rulename <> '_RETURN'`,
  `select 'policy ' || relname || '.' || polname, concat_ws('|', polcmd, polpermissive, ${plain('pg_get_expr(polqual, polrelid)')}, ${plain('pg_get_expr(polwithcheck, polrelid)')})
    from pg_policy join pg_class on pg_class.oid = polrelid join pg_namespace on pg_namespace.oid = relnamespace where ${ours}`,
  `select 'operator ' || pg_operator.oid::regoperator, oprcode::text
    from pg_operator join pg_namespace on pg_namespace.oid = oprnamespace where ${ours}`,
  `select 'cast ' || castsource::regtype || ' to ' || casttarget::regtype, concat_ws('|', castcontext, castmethod)
    from pg_cast where oid >= 16384`,
  `select 'event trigger ' || evtname, concat_ws('|', evtevent, evtenabled, evtfoid::regproc) from pg_event_trigger`,
  `select 'extension ' || extname, '' from pg_extension where extname <> 'plpgsql'`,
  `select 'migration ' || name, '' from kysely_migration`,
  `select 'setting of the role ' || coalesce(rolname, 'everybody') || ', ' || split_part(setting, '=', 1), setting
    from pg_db_role_setting left join pg_roles on pg_roles.oid = setrole cross join unnest(setconfig) as setting
    where setdatabase in (0, (select oid from pg_database where datname = current_database()))
      and (split_part(setting, '=', 1) in (${dangerousSettings}) or setting like 'portal.%')`,
]

/** What the schema of the database consists of, with digests, in the order of the names. */
export function readSchemaObjects(db: Db): AsyncGenerator<PresentRow[]> {
  return readInPieces<PresentRow>(
    db,
    `select key, encode(sha256(convert_to(string_agg(definition, e'\\n' order by definition collate "C"), 'UTF8')), 'base64') as sha256
    from (${kinds.join(' union all ')}) as object (key, definition) group by key order by key collate "C"`,
  )
}

/**
 * What the list of the schema depends on: the newest migration, the version of PostgreSQL, which writes definitions in its own way,
 * and how this version of the portal makes its triggers. Nothing of it can be changed in the database.
 */
export async function versionOfSchema(db: Kysely<Tables>, migration: string): Promise<string> {
  const { rows } = await sql<{ major: number }>`
    select current_setting('server_version_num')::int / 10000 as major
  `.execute(db)
  const column = { name: 'id', type: 'int4' }
  const generated = functionSource({ name: 'any', columns: [column], key: [column], isPartial: false })
  const portal = createHash('sha256').update(JSON.stringify([generated, tablesLeftOut, columnsLeftOut, kinds]))
  return `${migration}, PostgreSQL ${rows[0]?.major}, ${portal.digest('hex').slice(0, 8)}`
}
