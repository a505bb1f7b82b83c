import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { digestText, keyText, literal, quoted } from './digest-text.ts'
import { type RecordedTable, readRecordedTables } from './recorded-tables.ts'

/** The name of the trigger of every table that the record follows. */
export const rowTrigger = 'rows_are_recorded'
/** The arbitrary key of the lock under which one server at a time makes the triggers. */
const triggerLock = 4_310_070
/** A setting of a transaction takes time by its length, so it is put aside when it is longer than this. */
const maxTouchedBytes = 8000

/** What a table that the record follows must have. */
export interface RowTrigger {
  table: string
  /** The name of the function of its trigger. */
  name: string
  source: string
}

/** The name of the function that notes the changed rows of a table. */
function functionName(table: string): string {
  return `record_rows_of_${table}`
}

/**
 * The source of the function that notes which rows of a table a transaction changes, with their digests before and after, in
 * settings of the transaction: nobody else can write them, and they end with it. See docs/decisions/0026-audit-record.md.
 */
export function functionSource(table: RecordedTable): string {
  // Compared byte by byte: 1.0 and 1.00 are equal numbers with different digests.
  const row = (name: string) =>
    table.isPartial
      ? `row(${table.columns.map((column) => `${name}.${quoted(column.name)}`).join(', ')})::record`
      : name
  const name = literal(table.name)
  return `
declare
  recording text := pg_catalog.current_setting('portal.recording', true);
  touched text := pg_catalog.current_setting('portal.touched', true);
  spilled text;
  old_key text;
  new_key text;
  before text;
  after text;
begin
  if recording = 'loading' then return null; end if;
  if tg_op = 'UPDATE' then
    if ${row('old')} *= ${row('new')} then return null; end if;
  end if;
  if recording is distinct from 'on' then
    raise exception 'A row of % was changed outside a recorded transaction', ${name};
  end if;
  if pg_catalog.octet_length(touched) > ${maxTouchedBytes} then
    spilled := (coalesce(nullif(pg_catalog.current_setting('portal.spilled', true), ''), '0')::int + 1)::text;
    spilled := pg_catalog.set_config('portal.spilled', spilled, true);
    touched := pg_catalog.set_config('portal.touched_' || spilled, touched, true);
    touched := '';
  end if;
  if tg_op <> 'INSERT' then
    old_key := ${keyText(table, 'old')};
    before := ${digestText(table, 'old')};
  end if;
  if tg_op <> 'DELETE' then
    new_key := ${keyText(table, 'new')};
    after := ${digestText(table, 'new')};
  end if;
  if old_key = new_key then
    touched := pg_catalog.concat(touched, ${name}, e'\\t', new_key, e'\\t', before, e'\\t', after, e'\\n');
  else
    touched := pg_catalog.concat(touched,
      ${name} || e'\\t' || old_key || e'\\t' || before || e'\\t-\\n',
      ${name} || e'\\t' || new_key || e'\\t-\\t' || after || e'\\n');
  end if;
  touched := pg_catalog.set_config('portal.touched', touched, true);
  return null;
end
`
}

/** The triggers that the tables of a database must have, generated from its catalogue. */
export async function neededTriggers(db: Kysely<Tables>): Promise<RowTrigger[]> {
  const tables = await readRecordedTables(db)
  return tables.map((table) => ({
    table: table.name,
    name: functionName(table.name),
    source: functionSource(table),
  }))
}

/** The triggers that the tables of a database have, as they must be: after each row, for every change, enabled. */
export async function presentTriggers(db: Kysely<Tables>): Promise<RowTrigger[]> {
  const { rows } = await sql<RowTrigger>`
    select relname as "table", proname as name, prosrc as source
    from pg_catalog.pg_trigger
    join pg_catalog.pg_class on pg_class.oid = tgrelid
    join pg_catalog.pg_proc on pg_proc.oid = tgfoid
    where tgname = ${rowTrigger} and tgtype = 29 and tgenabled = 'O' and tgqual is null and not tgdeferrable
      and relnamespace = (select relnamespace from pg_catalog.pg_class where oid = 'user_account'::regclass)
    order by relname collate "C"
  `.execute(db)
  return rows
}

/**
 * Gives every table that the record follows its trigger, in its present form, and takes it from the others. Changes nothing where
 * nothing is to be changed, so it needs the rights of the owner only after migrations. Call it after them.
 */
export async function keepRowTriggers(db: Kysely<Tables>): Promise<void> {
  if ((await statementsFor(db)).length === 0) return
  await (db.isTransaction ? makeTriggers(db) : db.transaction().execute(makeTriggers))
}

async function makeTriggers(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${triggerLock}::bigint)`.execute(db)
  await sql.raw((await statementsFor(db)).join(';\n')).execute(db)
}

async function statementsFor(db: Kysely<Tables>): Promise<string[]> {
  const [needed, present] = [await neededTriggers(db), await presentTriggers(db)]
  const has = new Map(present.map((trigger) => [trigger.table, trigger]))
  const needs = new Set(needed.map(({ table }) => table))
  return [
    ...present
      .filter(({ table }) => !needs.has(table))
      .flatMap(({ table, name }) => [
        `drop trigger ${rowTrigger} on ${quoted(table)}`,
        `drop function ${quoted(name)}()`,
      ]),
    ...needed.flatMap(({ table, name, source }) => {
      const old = has.get(table)
      return [
        ...(old?.source === source && old.name === name
          ? []
          : [
              `create or replace function ${quoted(name)}() returns trigger language plpgsql as $of_rows$${source}$of_rows$`,
            ]),
        ...(old?.name === name ? [] : [triggerOf(table, name)]),
      ]
    }),
  ]
}

function triggerOf(table: string, name: string): string {
  return `drop trigger if exists ${rowTrigger} on ${quoted(table)};
    create trigger ${rowTrigger} after insert or update or delete on ${quoted(table)}
      for each row execute function ${quoted(name)}()`
}
