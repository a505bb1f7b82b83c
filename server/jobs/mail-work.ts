import type { Person } from '@portal/domain/accounts/capabilities.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { inboxKind, inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import { isTimeForMorningMail, mayMailAgain } from '@portal/domain/messages/work-mail.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database, Db } from '../database/connect.ts'
import { queueMessage } from '../messages/queue-message.ts'
import type { KindOfWork } from '../messages/work-templates.ts'
import { askForWaiting } from '../reading/what-waits.ts'
import { countWaiting, listWaiting, type WaitingIds } from '../records/inbox/inbox.ts'
import { tableOf } from '../records/inbox/waiting-facts.ts'
import { inboxLimit } from '../records/inbox/waiting-rows.ts'
import {
  claimMorning,
  listChangedBy,
  listForMailAtOnce,
  listForMorning,
  lockLastLook,
  storeLook,
} from '../records/messages/work-mail.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 60_000

interface Mailing {
  clock: () => Date
  onFailure: (error: unknown) => void
}

/** Mails officers once a minute what waits in their inbox, as each has chosen, until it is stopped. Several servers share it. */
export function startMailingWork(db: Database['db'], { clock, onFailure }: Mailing): Repeated {
  return repeat(async (signal) => {
    await mailWork(db, { now: clock(), signal, onFailure }).catch(onFailure)
    return pauseMs
  })
}

type Officer = Person & { id: number }

/** A run of the job: when, and with which settings. */
interface Run {
  now: Date
  today: string
  settings: Settings
}

/** Sends the mails that are due. What fails for one officer does not keep the others from theirs. */
export async function mailWork(
  db: Database['db'],
  { now, signal, onFailure }: { now: Date; signal?: AbortSignal; onFailure: (error: unknown) => void },
): Promise<void> {
  const today = lagosDate(now)
  const settings = await readSettings(db, today)
  const run = { now, today, settings }
  const mailEach = async (
    officers: readonly Officer[],
    mail: (db: Db, officer: Officer, run: Run) => Promise<void>,
  ) => {
    for (const officer of officers) {
      if (signal?.aborted) return
      await recordChanges(db, byJob('mail-work', now), (transaction) => mail(transaction, officer, run)).catch(
        onFailure,
      )
    }
  }
  if (isTimeForMorningMail(settings.morning_mail, now)) await mailEach(await listForMorning(db, today), mailMorning)
  await mailEach(await listForMailAtOnce(db), mailNewWork)
}

/** Mails everything that waits, once for a day, or nothing if nothing waits. */
async function mailMorning(db: Db, user: Officer, { now, today, settings }: Run): Promise<void> {
  if (!(await claimMorning(db, user.id, today))) return
  const totals = await countWaiting(db, await askForWaiting({ db, user, now, today }, settings))
  const kinds = totals
    .filter(({ total }) => total > 0)
    .map(({ kind, ...counted }) => ({ tab: inboxKind(kind).tab, ...counted }))
  await queueWork(db, 'morning-mail', { user, kinds, cause: `morning-mail/${user.id}/${today}` })
}

/** Mails what came to the inbox since the last look. The first look only notes what is there. */
async function mailNewWork(db: Db, user: Officer, { now, today, settings }: Run): Promise<void> {
  const last = await lockLastLook(db, user.id)
  if (!last || !mayMailAgain(last.mailed_at, now)) return
  const waiting = await listWaiting(db, await askForWaiting({ db, user, now, today }, settings))
  const looked_at = now.toISOString()
  const isSame = JSON.stringify(waiting) === JSON.stringify(last.seen)
  const kinds =
    last.looked_at && last.seen && !isSame
      ? await newWork(db, user, { waiting, seen: last.seen, since: last.looked_at })
      : []
  const mailed = kinds.length > 0 && { mailed_at: looked_at }
  await storeLook(db, user.id, { looked_at, ...mailed, ...(!isSame && { seen: waiting }) })
  await queueWork(db, 'new-work', { user, kinds, cause: `new-work/${user.id}/${looked_at}` })
}

interface Looked {
  waiting: WaitingIds
  /** What was there at the last look. */
  seen: WaitingIds
  since: string
}

/**
 * How much is new of each kind, without what the officer did. Of a kind of which more waits than the inbox lists, an old one
 * appears whenever one is done, so nothing counts as new.
 */
async function newWork(db: Db, { id }: Officer, { waiting, seen, since }: Looked): Promise<KindOfWork[]> {
  const didChange = await listChangedBy(db, id, since)
  return inboxKindNames.flatMap((kind) => {
    const [ids, before] = [waiting[kind] ?? [], new Set(seen[kind])]
    if (ids.length > inboxLimit) return []
    const total = ids.filter((one) => !before.has(one) && !didChange(tableOf(kind), one)).length
    return total > 0 ? [{ tab: inboxKind(kind).tab, total, over_time: 0 }] : []
  })
}

interface Work {
  user: Officer
  kinds: KindOfWork[]
  cause: string
}

async function queueWork(db: Db, template: 'morning-mail' | 'new-work', { user, kinds, cause }: Work): Promise<void> {
  if (kinds.length > 0) await queueMessage(db, { template, to: { userId: user.id }, facts: { kinds }, cause })
}
