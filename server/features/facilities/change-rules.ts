import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/change-rules.ts'
import type { ChangeRulesOfKind } from '@portal/contract/facilities/change-rule.ts'
import { valueOn } from '@portal/domain/dates/dated-values.ts'
import { changeKinds } from '@portal/domain/facilities/change-kinds.ts'
import { refuse } from '@portal/domain/refusal.ts'
import {
  insertChangeRule,
  listChangeRuleRows,
  lockChangeRules,
  ruleFrom,
  rulesOverTime,
} from '../../records/facilities/change-rules.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** More saved rules than any ministry needs. */
const maxRules = 1000

/** How many saved rules of a kind are shown. */
const shownRules = 100

/** What each kind of change needs, by the ministry's own rules. */
export function changeRuleRoutes(serve: Serve): void {
  serve(calls.listChangeRules, async (context) => ({ data: await listRules(context) }))
  serve(calls.addChangeRule, addChangeRule)
}

async function listRules({ db, today }: Context): Promise<ChangeRulesOfKind[]> {
  const rows = await listChangeRuleRows(db)
  return changeKinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind).map(({ kind: _, ...rule }) => rule)
    const timeline = rulesOverTime(kind, rows)
    const laterDays = timeline.flatMap(({ start_date }) =>
      start_date !== null && start_date > today ? [start_date] : [],
    )
    return {
      kind,
      rule: { ...ruleFrom(rows, kind, today), documents: [...ruleFrom(rows, kind, today).documents] },
      since: valueOn(timeline, today).since,
      planned: laterDays.flatMap((day) => own.findLast(({ start_date }) => start_date === day) ?? []),
      history: own.toReversed().slice(0, shownRules),
    }
  })
}

/** Saves a rule from today or a later day on. Requests that were made keep theirs. */
async function addChangeRule(context: Context, { body }: Input<typeof calls.addChangeRule>) {
  const { db, user, now, today } = context
  const { start_date, ...rule } = body
  const start = start_date ?? today
  if (start < today) refuseField('start_date', 'Choose today or a later day')
  await lockChangeRules(db)
  if ((await listChangeRuleRows(db)).length >= maxRules) refuse('limit_reached', `${maxRules} rules are saved already`)
  await insertChangeRule(db, { ...rule, start_date: start, recorded_by: user.id, recorded_at: now.toISOString() })
  const data = (await listRules(context)).find(({ kind }) => kind === body.kind)
  return { message: 'Saved', data: data ?? refuse('not_found', 'There is no such kind of change') }
}
