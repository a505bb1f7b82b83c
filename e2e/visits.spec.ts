import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import * as visits from '@portal/contract/inspections/calls/visits.ts'
import { address, phone } from './address.ts'
import { cameraPicture, visitPage } from './pages/visit.ts'
import { callApi } from './prepare/call-api.ts'
import { signInAs, theOfficer } from './prepare/people.ts'
import { plannedVisit, visitOnPortal } from './prepare/visits.ts'
import { expectAccessible } from './screens/accessible.ts'

test.use({ ...phone, serviceWorkers: 'allow' })

test('a visit is made without a network from keeping it to its end, and arrives whole', async ({ page, context }) => {
  const officer = await theOfficer()
  const { id, company_name } = await plannedVisit(officer)
  const visit = visitPage(page)
  await signInAs(page, officer)
  await page.goto('/admin/visits')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await visit.keepAndOpen(company_name)
  // The worker keeps the files of these screens for inspectors.
  await expect.poll(() => page.evaluate(() => caches.has('inspectors'))).toBe(true)
  await expect(visit.begin).toBeVisible()
  const picture = await cameraPicture(page, '#57a')

  await test.step('what is recorded is still there when the page is loaded again', async () => {
    await context.setOffline(true)
    await page.reload()
    await visit.begin.click()
    await visit.find('Met')
    await visit.note('The gauge works.')
    await visit.next.click()
    await visit.find('Not met')
    await visit.takePhoto(picture)
    await visit.takePhoto(picture)
    await page.reload()
    await expect(page.getByText('Question 2', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Not met' })).toBeChecked()
    await expect(visit.photos).toHaveCount(2)
    await expect(page.getByText('2 findings and 2 photos are kept on this phone.')).toBeVisible()
  })

  await test.step('it ends without a network, too', async () => {
    await visit.end('No change', /^End the visit with \d+ questions not seen\?$/)
    await expect(page.getByText('Not yet on the portal: 2 findings and 2 photos.')).toBeVisible()
    expect((await visitOnPortal(officer, id)).status).toBe('planned')
  })

  await test.step('it is sent once there is a network', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'The visit is done' })).toBeVisible({ timeout: 60_000 })
    const done = await visitOnPortal(officer, id)
    expect(done.status).toBe('done')
    const [first, second] = done.questions.map(({ sub_list_id }) =>
      done.findings.find((one) => one.sub_list_id === sub_list_id),
    )
    expect([first?.outcome, first?.note, second?.outcome]).toEqual(['met', 'The gauge works.', 'not met'])
    expect(done.photos).toHaveLength(2)
    for (const photo of done.photos) {
      const { url } = await callApi(officer.token, visits.linkInspectionPhoto, { params: { id, photo: photo.id } })
      const bytes = Buffer.from(await (await fetch(address + url)).arrayBuffer())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(photo.sha256)
      expect(bytes.length).toBeLessThanOrEqual(400 * 1024)
    }
  })
})

test('a visit opens for the person whose session has ended, and is gone after logging out', async ({ page }) => {
  const officer = await theOfficer()
  const { company_name } = await plannedVisit(officer)
  const visit = visitPage(page)
  await signInAs(page, officer)
  await visit.keepAndOpen(company_name)
  await visit.begin.click()
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate((id) => {
    localStorage.removeItem('session')
    localStorage.setItem('ended-session', String(id))
  }, officer.user.id)
  await page.goto('/admin/visits')
  await visit.open(company_name)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await visit.find('Met')
})
