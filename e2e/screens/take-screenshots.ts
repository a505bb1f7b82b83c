// `npm run screenshots` takes pictures of every screen in its states, of every dialog, on a desktop and on a phone, and of
// printed pages. It writes them to screenshots/, with an index.html that shows them all.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { address } from '../address.ts'
import { chromiumArgs, chromiumPath } from '../browser.ts'
import type { Ministry } from '../prepare/ministry.ts'
import { signInAs } from '../prepare/people.ts'
import { withMinistry } from '../prepare/with-ministry.ts'
import { dialogs, openDialog } from './dialogs.ts'
import { screens } from './every-screen.ts'
import { openScreen } from './screen.ts'

const folder = resolve(import.meta.dirname, '../../screenshots')
const widths: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}
/** The screens that people print. */
const printed = [
  'certificate',
  'statement',
  'a complete registration',
  'consideration of an approved registration',
] as const
const pictures: string[] = []

await rm(folder, { recursive: true, force: true })
await withMinistry(async (ministry) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
  for (const [width, options] of Object.entries(widths)) {
    await mkdir(join(folder, width), { recursive: true })
    for (const as of ['nobody', 'newcomer', 'owner', 'officer'] as const) {
      const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...options })
      const page = await context.newPage()
      await signInAs(page, ministry[as])
      await takeAll(page, ministry, width, as)
      await context.close()
    }
  }
  await browser.close()
})
await writeFile(join(folder, 'index.html'), gallery())
console.log(`${pictures.length} pictures are in ${folder}; open index.html to see them all.`)

async function takeAll(page: Page, ministry: Ministry, width: string, as: string) {
  for (const screen of screens.filter((one) => one.as === as)) {
    await openScreen(page, screen, ministry)
    await take(page, `${width}/${fileName(as, screen.name)}`)
    if (width === 'phone' || !printed.some((name) => name === screen.name)) continue
    await page.emulateMedia({ media: 'print' })
    await take(page, `${width}/${fileName(as, screen.name)}-printed`)
    await page.emulateMedia({ media: 'screen' })
  }
  for (const opening of dialogs.filter((one) => one.as === as)) {
    await openScreen(page, opening, ministry)
    const dialog = await openDialog(page, opening)
    if (opening.send) await dialog.getByRole('button', { name: opening.send, exact: true }).click()
    await take(page, `${width}/${fileName(as, opening.dialog)}-dialog`, false)
    // A dialog that is open opens again when its page is loaded again.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
}

async function take(page: Page, name: string, fullPage = true) {
  const path = `${name}.png`
  await page.screenshot({ path: join(folder, path), fullPage, animations: 'disabled' })
  if (!pictures.includes(path)) pictures.push(path)
}

function fileName(as: string, name: string): string {
  return `${as}-${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function gallery(): string {
  const shown = pictures.map(
    (path) => `<figure><img src="${path}" loading="lazy"><figcaption>${path}</figcaption></figure>`,
  )
  const style =
    'body{display:flex;flex-wrap:wrap;gap:24px;font:14px sans-serif}img{max-width:560px;border:1px solid #ccc}'
  return `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${style}</style>${shown.join('')}`
}
