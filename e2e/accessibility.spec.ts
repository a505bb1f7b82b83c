import { expect } from '@playwright/test'
import { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import { listPenalties } from '@portal/contract/standing/calls/penalties.ts'
import { phone } from './address.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { registerPage } from './pages/register.ts'
import { startedRegistration } from './prepare/applications.ts'
import { test } from './prepare/ministry.ts'
import { newOwner, signInAs } from './prepare/people.ts'
import { expectAccessible } from './screens/accessible.ts'
import { openScreen } from './screens/screen.ts'

test.use(phone)

test.describe('is accessible:', () => {
  test('forms with errors', async ({ page, ministry }) => {
    await registerPage(page).open()
    await registerPage(page).button.click()
    await expect(registerPage(page).problem).toContainText('Enter your first name')
    await expectAccessible(page)
    await signInAs(page, ministry.newcomer)
    await addFacilityPage(page).open()
    await addFacilityPage(page).submit.click()
    await expect(addFacilityPage(page).problem).toContainText('Enter the facility name')
    await expectAccessible(page)
  })
  test('all questions of a requirement, while they are answered', async ({ page, ministry }) => {
    const questions = answerQuestionsPage(page)
    // An application of its own: other journeys read the answers of the ministry's.
    const owner = await newOwner()
    const { facility_id } = await startedRegistration(owner)
    await signInAs(page, owner)
    await questions.open(ministry.started.requirement_id, facility_id)
    await questions.question(2).yes.check()
    await questions.question(2).number.focus()
    await questions.question(3).addDescription.click()
    await questions.question(4).yes.check()
    await expect(questions.question(4).saved).toBeVisible()
    await expect(page.getByText('Not saved yet: enter the number')).toBeVisible()
    await expectAccessible(page)
    const problem = {
      type: 'about:blank',
      code: 'action_not_offered',
      title: 'Conflict',
      status: 409,
      message: 'Decided',
    }
    await page.route('**/api/submission/add', (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
    )
    await questions.question(4).no.check()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page)
    await page.route('**/api/submission/add', (route) => route.abort())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Kept on this phone, not yet sent', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
  test('empty lists of a ministry', async ({ page, ministry }) => {
    const nothing = { total: 0, data: [], current_page: 1, last_page: 1, per_page: 15 }
    for (const { path } of [listFacilitiesForOfficer, listRegistrations, listPenalties]) {
      await page.route(`**${path}?*`, (route) => route.fulfill({ json: nothing }))
      await page.route(`**${path}`, (route) => route.fulfill({ json: nothing }))
    }
    await signInAs(page, ministry.officer)
    for (const [address, shows] of Object.entries({
      '/admin/overview': 'No facilities yet',
      '/admin/all/facilities': 'No facilities yet',
      '/admin/all/registrations': 'No registrations yet',
      '/admin/all/registrations?with=ministry': 'No application is with the ministry',
      '/admin/all/penalties': 'No facility has been penalised',
    })) {
      await openScreen(page, { at: () => address, shows }, ministry)
      await expectAccessible(page)
    }
  })
  test('the menu', async ({ page, ministry }) => {
    await signInAs(page, ministry.newcomer)
    await overviewPage(page).open()
    await expect(overviewPage(page).title('Amina')).toBeVisible()
    if (await menu(page).openButton.isHidden()) return
    await menu(page).openButton.click()
    await expect(menu(page).drawer).toBeVisible()
    await expectAccessible(page)
  })
})

test('one or several toasts do not cover the title of the page', async ({ page, ministry }) => {
  await signInAs(page, ministry.newcomer)
  await openScreen(page, { at: () => '/admin/notifications', shows: 'Say a failure' }, ministry)
  const toasts = page.getByRole('status').locator('[data-kind]')
  const heading = page.getByRole('heading', { level: 1 })
  const buttons = ['Say a failure', 'Notify: warning', 'Notify: primary']
  for (const [index, name] of buttons.entries()) {
    await page.getByRole('button', { name }).click()
    await expect(toasts).toHaveCount(index + 1)
    const bottoms = await toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    await page.evaluate(() => window.scrollTo(0, 0))
    const { y } = (await heading.boundingBox()) ?? { y: 0 }
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(y)
  }
  const isOnTop = await page.getByText('A notification of type primary.').evaluate((newest) => {
    // Toasts ignore the pointer, so elementFromPoint finds this one only with pointer events on.
    newest.closest<HTMLElement>('[role=status]')?.style.setProperty('pointer-events', 'auto')
    const { x, y, width, height } = newest.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === newest
  })
  expect(isOnTop).toBe(true)
})

test('the selected status filter is not cut off', async ({ page, ministry }) => {
  await signInAs(page, ministry.officer)
  const at = () => '/admin/all/registrations?status=pending%2CAwaiting+decision'
  await openScreen(page, { at, shows: 'Pending or Awaiting decision' }, ministry)
  const width = await page.getByLabel('Status').evaluate((status) => {
    const alone = document.createElement('select')
    const { font, paddingLeft, paddingRight } = getComputedStyle(status)
    Object.assign(alone.style, { font, paddingLeft, paddingRight, appearance: 'none', width: 'max-content' })
    alone.append(new Option('Pending or Awaiting decision'))
    document.body.append(alone)
    return { needed: alone.offsetWidth, there: status.getBoundingClientRect().width }
  })
  expect(width.there).toBeGreaterThanOrEqual(width.needed)
})

test('lists need no horizontal scrolling at widths between a phone and a desktop', async ({ page, ministry }) => {
  await signInAs(page, ministry.officer)
  const lists = {
    '/admin/all/facilities': 'Manage Registration',
    '/admin/all/registrations': 'Temporarily approved',
    '/admin/all/penalties': 'No resident medical practitioner in May.',
  }
  for (const [address, shows] of Object.entries(lists)) {
    await openScreen(page, { at: () => address, shows }, ministry)
    for (const width of [320, 820, 1024, 1201]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(wide, `${address} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})
