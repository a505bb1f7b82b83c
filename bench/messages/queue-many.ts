import { queueMessage } from '@portal/server/messages/queue-message.ts'
import { openDatabase } from '@portal/server/start/open-database.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'

const perTransaction = 500

/** Queues a mail for each of many people, as reminders do. Returns how many seconds it took. */
export async function queueMany(place: { dataDir: string; databaseUrl?: string }, howMany: number): Promise<number> {
  const { db, close } = forLoading(await openDatabase(place))
  const began = performance.now()
  for (let first = 0; first < howMany; first += perTransaction) {
    await db.transaction().execute(async (transaction) => {
      for (let number = first; number < Math.min(first + perTransaction, howMany); number++) {
        await queueMessage(transaction, {
          template: 'decision',
          to: { email: `owner-${number}@example.org`, name: 'Amina' },
          facts: {
            title: 'Your registration ends soon',
            reference: `APP-${number}`,
            about_kind: 'registration',
            about_id: 31,
          },
          cause: `reminder/${number}`,
        })
      }
    })
  }
  const seconds = (performance.now() - began) / 1000
  await close()
  return seconds
}
