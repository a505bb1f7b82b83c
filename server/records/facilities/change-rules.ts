import { timelineOf, valueOn } from '@portal/domain/dates/dated-values.ts'
import type { ChangeKind } from '@portal/domain/facilities/change-kinds.ts'
import { type ChangeRule, changeDeciders, firstChangeRules } from '@portal/domain/facilities/change-rules.ts'
import { type Insertable, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import type { ChangeRuleTable } from '../../database/tables/changes.ts'

const storedRule = z.object({
  decided_by: z.enum(changeDeciders),
  documents: z.array(z.string()),
  is_charged: z.boolean(),
  needs_inspection: z.boolean(),
})

/** The rule that a request keeps; the first one for requests from before there were rules. */
export function readStoredRule(kind: ChangeKind, stored: unknown): z.output<typeof storedRule> {
  return storedRule.parse(stored ?? firstChangeRules[kind])
}

/** Every rule that was saved, in the order of saving. */
export function listChangeRuleRows(db: Db) {
  return db
    .selectFrom('change_rule')
    .innerJoin('user_account', 'user_account.id', 'recorded_by')
    .orderBy('change_rule.id')
    .select(['kind', 'start_date', 'decided_by', 'documents', 'is_charged', 'needs_inspection', 'recorded_at'])
    .select(sql<string>`first_name || ' ' || last_name`.as('recorded_by'))
    .execute()
}

type RuleRow = Awaited<ReturnType<typeof listChangeRuleRows>>[number]

/** The rules of one kind over time. */
export function rulesOverTime(kind: ChangeKind, rows: readonly RuleRow[]) {
  const own = rows.filter((row) => row.kind === kind)
  return timelineOf<ChangeRule>(
    firstChangeRules[kind],
    own.map((value) => ({ value, start_date: value.start_date })),
  )
}

/** What a kind of change needs on a day. */
export async function findChangeRule(db: Db, kind: ChangeKind, day: string): Promise<ChangeRule> {
  return ruleFrom(await listChangeRuleRows(db), kind, day)
}

/** As {@link findChangeRule}, from all rules. */
export function ruleFrom(rows: readonly RuleRow[], kind: ChangeKind, day: string): ChangeRule {
  const { decided_by, documents, is_charged, needs_inspection } = valueOn(rulesOverTime(kind, rows), day).value
  return { decided_by, documents, is_charged, needs_inspection }
}

/** Locks the rules until the transaction ends, so that their ids follow the order of recording. */
export async function lockChangeRules(db: Db): Promise<void> {
  await sql`lock table change_rule in share row exclusive mode`.execute(db)
}

/** Adds a rule from a day on. The rules must be locked. */
export async function insertChangeRule(db: Db, rule: Insertable<ChangeRuleTable>): Promise<void> {
  await db.insertInto('change_rule').values(rule).execute()
}
