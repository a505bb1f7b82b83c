import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inbox/calls.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { inboxText } from '@portal/domain/inbox/inbox-words.ts'
import { type InboxKind, inboxKind } from '@portal/domain/inbox/kinds.ts'
import { waitingDays } from '@portal/domain/inbox/waiting-days.ts'
import { askForWaiting } from '../../reading/what-waits.ts'
import { countWaiting, pageOfWaiting } from '../../records/inbox/inbox.ts'
import { countLists } from '../../records/inbox/list-counts.ts'
import { listWaitingFacts } from '../../records/inbox/waiting-facts.ts'
import { readSettings } from '../../records/settings/settings.ts'
import { pageInfo } from '../../records/shared/paging.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** What waits for an officer, and how much of it there is. */
export function inboxRoutes(serve: Serve): void {
  serve(calls.listInbox, listInbox)
  serve(calls.countInbox, countInbox)
}

function sumOf(totals: Awaited<ReturnType<typeof countWaiting>>) {
  const sum = {
    total: totals.reduce((all, { total }) => all + total, 0),
    over_time: totals.reduce((all, one) => all + one.over_time, 0),
  }
  return totals.some(({ or_more }) => or_more) ? { ...sum, or_more: true as const } : sum
}

/** A page of the inbox, the oldest first, with how much there is of each kind. */
async function listInbox(context: Context, { query: { kind, after, ...paging } }: Input<typeof calls.listInbox>) {
  const { db, today } = context
  const settings = await readSettings(db, today)
  const asked = { ...(await askForWaiting(context, settings)), kind, after, ...paging }
  const { rows, totals, behind } = await pageOfWaiting(db, asked)
  const facts = new Map((await listWaitingFacts(db, rows)).map((one) => [`${one.kind} ${one.id}`, one]))
  const data = rows.flatMap((row) => {
    const found = facts.get(`${row.kind} ${row.id}`)
    if (!found) return []
    const { page_id, lga, assignee } = found
    const days = waitingDays(row, { today, service_days: settings.service_days })
    return [{ ...row, page_id, ...inboxText(found), lga, ...days, assignee, next: inboxKind(row.kind).next }]
  })
  const { over_time, ...all } = sumOf(totals.filter((one) => kind === undefined || one.kind === kind))
  const total = after ? { ...all, total: behind } : all
  return { ...pageInfo(total, paging), data, over_time, kinds: totals }
}

/** How much waits in the inbox and in the lists that the officer may read. */
async function countInbox(context: Context) {
  const { db, user, today } = context
  const settings = await readSettings(db, today)
  const totals = await countWaiting(db, await askForWaiting(context, settings))
  const { concerns, ...lists } = await countLists(db, { today, renewal_opens_days: settings.renewal_opens_days })
  return {
    data: {
      inbox: sumOf(totals),
      ...lists,
      ...(mayDo(user, 'triage concerns') ? { concerns } : {}),
      inspections: numberOf(aboutInspections, totals),
      visits: numberOf(['visit'], totals),
    },
  }
}

/** What the menu counts beside Inspections; the visits themselves have an entry of their own. */
const aboutInspections: readonly InboxKind[] = ['visit to plan', 'report', 'finding reply', 'inspection comments']

/** How much waits of some kinds; undefined for an officer whose duties allow none of them. */
function numberOf(kinds: readonly InboxKind[], totals: Awaited<ReturnType<typeof countWaiting>>) {
  const counted = totals.filter(({ kind }) => kinds.includes(kind))
  if (counted.length === 0) return undefined
  const { over_time, ...number } = sumOf(counted)
  return number
}
