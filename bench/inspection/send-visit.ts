import type { Page } from '@playwright/test'
import { below, type Random } from '../random.ts'
import { type Phone, setNetwork } from './phone.ts'

const kilobits = 250
/** The connection holds for 4 to 20 seconds, and is gone for 1 to 4. */
const holdsMs = { least: 4000, range: 16_000 }
const goneMs = { least: 1000, range: 3000 }
/** After this time (ms) it has failed. */
const patienceMs = 20 * 60_000

/** What came of sending a visit. */
interface Sent {
  /** How long there was a connection. */
  connectedMs: number
  cuts: number
  /** The SHA-256 of each photo that the phone had. */
  pictures: string[]
}

/** The SHA-256 of the pictures in the browser, counted from their bytes. */
function picturesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('visits')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const rows = await new Promise<{ blob: Blob }[]>((resolve) => {
      const reading = database.transaction('pictures').objectStore('pictures').getAll()
      reading.onsuccess = () => resolve(reading.result)
    })
    database.close()
    return Promise.all(
      rows.map(async ({ blob }) => {
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
        return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
      }),
    )
  })
}

/** Waits until everything has arrived, while the connection is slow and is cut at random moments. */
export async function sendVisit(
  phone: Phone,
  page: Page,
  { cuts, random }: { cuts: number; random: Random },
): Promise<Sent> {
  const pictures = await picturesOf(page)
  const isDone = page.getByRole('heading', { name: 'The visit is done' })
  const sent: Sent = { connectedMs: 0, cuts: 0, pictures }
  await setNetwork(page, { kilobits, isLost: true })
  await phone.context.setOffline(false)
  const start = performance.now()
  while (performance.now() - start < patienceMs) {
    await setNetwork(page, { kilobits, isLost: false })
    const connected = performance.now()
    const holds = sent.cuts < cuts ? holdsMs.least + below(random, holdsMs.range) : patienceMs
    const hasArrived = await isDone.waitFor({ timeout: holds }).then(
      () => true,
      () => false,
    )
    sent.connectedMs += performance.now() - connected
    if (hasArrived) return sent
    await setNetwork(page, { kilobits, isLost: true })
    sent.cuts += 1
    await page.waitForTimeout(goneMs.least + below(random, goneMs.range))
  }
  throw new Error(`The visit did not arrive in ${patienceMs / 60_000} minutes`)
}
