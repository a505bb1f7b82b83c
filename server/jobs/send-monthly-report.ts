import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { isTimeForReminders } from '@portal/domain/licences/reminders.ts'
import { monthToSend } from '@portal/domain/reports/monthly-report.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import { mainFiguresOf, readMonthlyReport } from '../features/reports/monthly/read-monthly-report.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { listReportReceivers } from '../records/reports/report-readers.ts'
import { readSettings } from '../records/settings/settings.ts'

/**
 * Puts the report of the last month into the outbox for those whom the ministry has chosen, by day from the first working day of
 * a month on. Each of them gets it once, however often and on however many servers it runs: the outbox takes each cause once.
 */
export async function sendMonthlyReport(db: Database['db'], now: Date): Promise<void> {
  const today = lagosDate(now)
  const month = monthToSend(today)
  const { monthly_report_to: receivers } = await readSettings(db, today)
  if (month === undefined || receivers === 'nobody' || !isTimeForReminders(now)) return
  const report = await readMonthlyReport({ db, today }, month)
  // Figures that were last counted before the month ended lack a part of it; they are counted again every ten minutes.
  if (!report || lagosDate(Date.parse(report.counted_at)).slice(0, 7) <= month) return
  await recordChanges(db, byJob('send-monthly-report', now), async (transaction) => {
    for (const { id } of await listReportReceivers(transaction, receivers))
      await queueMessage(transaction, {
        template: 'monthly-report',
        to: { userId: id },
        facts: mainFiguresOf(report),
        cause: `monthly-report/${month}/${id}`,
      })
  })
}
