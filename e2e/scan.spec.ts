import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { drawQr } from '@portal/server/papers/qr-drawing.ts'
import { address } from './address.ts'
import { chromiumArgs, chromiumPath } from './browser.ts'
import { verifyPage } from './pages/verify.ts'
import { writeCameraVideo } from './prepare/camera-video.ts'
import { licensedFacility } from './prepare/licence-codes.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'
import { recordProblems } from './screens/page-problems.ts'

/** Opens the page in a browser whose camera shows a video, and whose person allows or refuses its use. */
async function openWithCamera(video: string, answer: 'allow' | 'deny') {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
      `--use-fake-ui-for-media-stream${answer === 'deny' ? '=deny' : ''}`,
    ],
  })
  const page = await browser.newPage({ baseURL: address, serviceWorkers: 'block' })
  const problems = await recordProblems(page)
  const decoders: string[] = []
  page.on('request', (request) => {
    if (/zxing/.test(request.url())) decoders.push(new URL(request.url()).origin)
  })
  await verifyPage(page).open()
  return { browser, page, verify: verifyPage(page), problems, decoders }
}

/** A picture of this HTML, as a photo. */
async function photoOf(studio: Page, html: string) {
  await studio.setContent(`<body style="margin:0;background:#fff">${html}`)
  return { name: 'photo.png', mimeType: 'image/png', buffer: await studio.screenshot() }
}

test('a code is read with the camera or from a photo, and the decoder is loaded only then', async ({
  page: studio,
}) => {
  const { name, address: printed } = await licensedFacility()
  const folder = await mkdtemp(join(tmpdir(), 'camera-'))
  const video = join(folder, 'camera.y4m')
  await writeCameraVideo(video, [[printed, 'WIFI:S:clinic;;'], ['WIFI:S:clinic;;'], [printed]])

  await test.step('without permission it says what else to do, and a photo will do', async () => {
    const { browser, page, verify, problems, decoders } = await openWithCamera(video, 'deny')
    expect(decoders).toEqual([])
    await verify.scan.click()
    await expect(page.getByText(/^This page may not use the camera\./)).toBeVisible()
    await expect(verify.scan).toBeFocused()
    await expectAccessibleAtBothWidths(page)
    await verify.photo.setInputFiles({ name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText(/^This file is not a picture/)).toBeVisible()
    await verify.photo.setInputFiles(await photoOf(studio, 'A wall'))
    await expect(page.getByText(/^There is no code in this photo/)).toBeVisible()
    const { size, path } = drawQr(printed)
    const drawing = `<svg viewBox="0 0 ${size} ${size}" width="400" height="400"><path d="${path}"/></svg>`
    await verify.photo.setInputFiles(await photoOf(studio, drawing))
    await expect(verify.outcome('Valid')).toBeVisible()
    await expect(verify.heading).toHaveText(name)
    await expect(verify.heading).toBeFocused()
    expect([[...new Set(decoders)], problems]).toEqual([[address], []])
    await browser.close()
  })

  await test.step('it does not guess between two codes, refuses another kind, and reads ours', async () => {
    const { browser, page, verify, problems } = await openWithCamera(video, 'allow')
    await verify.scan.click()
    await expect(verify.stop).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(verify.stop).toBeHidden()
    await expect(verify.scan).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^There are two codes in the picture/)).toBeVisible()
    await expect(page.getByText(/^This is not the code of a certificate/)).toBeVisible()
    await expect(verify.outcome('Valid')).toBeVisible()
    await expect(verify.heading).toHaveText(name)
    await expect(verify.stop).toBeHidden()
    await expectAccessibleAtBothWidths(page)
    expect(problems).toEqual([])
    await browser.close()
  })
  await rm(folder, { recursive: true })
})
