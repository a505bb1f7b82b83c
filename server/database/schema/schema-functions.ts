import { type Kysely, sql } from 'kysely'
import { literal } from '../row-triggers/digest-text.ts'
import type { Tables } from '../tables/tables.ts'

/** A function of the database. */
export interface SchemaFunction {
  name: string
  /** Its name with its arguments and what it returns. */
  signature: string
  /** Whether it takes or returns rows of a table, so that it can be made only after the table. */
  has_rows: boolean
  /** The statement that makes or replaces it. */
  sql: string
}

interface Row extends Pick<SchemaFunction, 'name' | 'has_rows'> {
  arguments: string
  result: string
  attributes: string
  settings: string[] | null
  source: string
}

/** The functions of the portal: not those of an extension, nor the generated ones that note changed rows. */
export async function readSchemaFunctions(db: Kysely<Tables>): Promise<SchemaFunction[]> {
  const { rows } = await sql<Row>`
    select quote_ident(proname) as name, pg_get_function_arguments(pg_proc.oid) as arguments, pg_get_function_result(pg_proc.oid) as result,
      concat_ws(' ', 'language ' || lanname,
        case provolatile when 'i' then 'immutable' when 's' then 'stable' end,
        case when proisstrict then 'strict' end,
        case proparallel when 's' then 'parallel safe' when 'r' then 'parallel restricted' end,
        case when prosecdef then 'security definer' end,
        case when proleakproof then 'leakproof' end,
        case when procost <> 100 then 'cost ' || procost end,
        case when prorows not in (0, 1000) then 'rows ' || prorows end) as attributes,
      array_replace(proconfig, 'search_path=' || current_setting('search_path'), 'search_path') as settings, prosrc as source,
      exists (select from pg_type where oid = any (proargtypes::oid[] || prorettype) and typrelid <> 0) as has_rows
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = current_schema()::regnamespace and prokind = 'f' and proname !~ '^record_rows_of_'
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    order by proname collate "C", pg_get_function_arguments(pg_proc.oid) collate "C"
  `.execute(db)
  return rows.map((row) => ({
    name: row.name,
    has_rows: row.has_rows,
    signature: `${row.name}(${row.arguments}) returns ${row.result}`,
    sql: statement(row),
  }))
}

function statement({ name, arguments: given, result, attributes, settings, source }: Row): string {
  const tag = source.includes('$$') ? '$function$' : '$$'
  const lines = [
    `create or replace function ${name}(${given}) returns ${result}`,
    `  ${attributes}`,
    ...(settings ?? []).map(setting),
  ]
  return `${lines.join('\n')} as ${tag}${source}${tag}`
}

/** A search path that is that of the session which reads it is taken over again, because the databases differ in it. */
function setting(text: string): string {
  const [name = '', ...value] = text.split('=')
  return value.length === 0 ? `  set ${name} from current` : `  set ${name} = ${literal(value.join('='))}`
}
