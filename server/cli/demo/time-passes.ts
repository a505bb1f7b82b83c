import { sql } from 'kysely'
import { eraseOldReports } from '../../jobs/erase-reports.ts'
import { followStandings } from '../../jobs/follow-standings.ts'
import { lapseDeclined } from '../../jobs/lapse-declined.ts'
import { sealRecord } from '../../jobs/seal-record.ts'
import { sendReminders } from '../../jobs/send-reminders.ts'
import { showBegunLicences } from '../../jobs/show-begun-licences.ts'
import { tellOfEnds } from '../../jobs/tell-of-ends.ts'
import type { Portal } from './portal.ts'

/** What the portal does by itself when time has passed. */
export async function doWhatIsDue({ db, clock }: Portal, headsPath: string): Promise<void> {
  await lapseDeclined(db, clock.tick())
  await eraseOldReports(db, clock.tick())
  await showBegunLicences(db, clock.tick())
  await followStandings(db, clock.tick())
  await sendReminders(db, clock.tick())
  await tellOfEnds(db, clock.tick())
  await sendMessages({ db, clock })
  await sealRecord(db, { headsPath, now: clock.tick(), onLate: () => {} })
}

/** No mail leaves the demonstration: the messages that wait count as sent, and one in four as failed. */
async function sendMessages({ db }: Pick<Portal, 'db' | 'clock'>): Promise<void> {
  await sql`
    update outbox set attempts = 1,
      state = case when id % 4 = 1 then 'failed' else 'sent' end,
      sent_at = case when id % 4 = 1 then null else created_at + interval '20 seconds' end,
      last_error = case when id % 4 = 1 then '550 5.1.1 The mailbox does not exist' end
    where state = 'queued'
  `.execute(db)
}
