import { test as base } from '@playwright/test'
import { openSenders } from '@portal/server/messages/open-senders.ts'
import { startDelivery } from '@portal/server/messages/start-delivery.ts'
import { timingOf } from '@portal/server/messages/timing.ts'
import { startSmtpServer, type TestSmtpServer } from '@portal/server/testing/smtp-server.ts'
import type { TestApp } from '@portal/server/testing/test-app.ts'
import { startTestPortal } from './start-test-portal.ts'

/** A portal that sends mail, with the server that receives it. */
interface MailingPortal extends Pick<TestApp, 'db'> {
  origin: string
  mails: TestSmtpServer['received']
}

/** Starts a portal with a mail server beside the portal of the other tests, which has none. */
export const test = base.extend<{ mailing: MailingPortal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  mailing: async ({}, use) => {
    const smtp = await startSmtpServer()
    const sending = { smtpUrl: smtp.url, from: 'licences@ministry.example' }
    // The port, and with it the address in the mails, is known once the portal listens; its pages only ask if it sends mail.
    const { portal, stop } = await startTestPortal({ mail: { ...sending, publicUrl: 'http://127.0.0.1' } })
    const { listeningOrigin: origin } = portal.app
    const mail = { ...sending, publicUrl: origin }
    const delivery = await startDelivery({
      database: portal.database,
      senders: await openSenders({ publicUrl: origin, mail }),
      timing: timingOf(false, 1),
      clock: () => new Date(),
      onFailure: console.error,
    })
    await use({ db: portal.db, origin, mails: smtp.received })
    await delivery.stop()
    await stop()
    await smtp.stop()
  },
})
