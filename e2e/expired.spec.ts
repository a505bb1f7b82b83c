import { expect } from '@playwright/test'
import { certificatePage } from './pages/certificate.ts'
import { facilityManagementPage } from './pages/facility-management.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { myFacilitiesPage } from './pages/my-facilities.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { renewalsPage } from './pages/renewals.ts'
import { reviewPage } from './pages/review.ts'
import { approvedFacility } from './prepare/approved-facility.ts'
import { enter, test } from './prepare/portal-with-clock.ts'
import { cardsButtons, compare, officersButtons, ownersButtons } from './screens/offered-buttons.ts'
import { untilShown } from './screens/screen.ts'

/** The last minute of 2024 in Lagos and the first minute of 2025. Both are in the past, because the database uses the real date. */
const lastMinute = '2024-12-31T22:59:00Z'
const minuteAfter = '2024-12-31T23:00:00Z'

test('an approval expires after its last day, for its owner and for officers, and is renewed', async ({
  browser,
  portal,
}) => {
  const { owner, officer, facility, id } = await approvedFacility(portal)
  const expired = { situation: 'expired', facility, id }
  const name = facility.company_name
  const [owners, officers] = [await enter(browser, portal, owner), await enter(browser, portal, officer)]
  const cards = myFacilitiesPage(owners)
  const registration = registrationPage(owners)
  const main = owners.getByRole('main')
  const registered = overviewPage(officers).counter('Fully Registered Facilities')
  const renewals = renewalsPage(officers)

  await test.step('it is in force until its last minute', async () => {
    portal.setClock(lastMinute)
    await overviewPage(officers).open()
    await untilShown(officers, 'Recent Facilities')
    await expect(registered).toContainText('1')
    await registration.open(expired.id)
    await untilShown(owners, 'The registration is in force until 31 December 2024.')
    portal.setClock(minuteAfter)
    await owners.reload()
    await untilShown(owners, 'This registration is past its date')
    await expect(main).toContainText('It ended on 31 December 2024.')
  })

  await test.step('the owner sees everywhere that it has expired, and only its renewal is offered', async () => {
    await menu(owners).choose('Dashboard')
    await untilShown(owners, 'You are logged in as a facility manager')
    await expect(overviewPage(owners).cardOf(name)).toContainText('expired')
    await menu(owners).choose('Review')
    await untilShown(owners, 'Renew it to stay registered.')
    await expect(reviewPage(owners).of(name)).toContainText('It ended on 31 December 2024.')
    await menu(owners).choose('Registration')
    await untilShown(owners, 'Continue the registration of')
    await expect(cards.cardOf(name)).toContainText('The licence ended on 31 December 2024')
    compare('expired', await cardsButtons(owners, expired))
    await cards.continue(name).click()
    await untilShown(owners, 'Your answers cannot be changed now')
    compare('expired', await ownersButtons(owners, expired))
    // What the invoice asks for can still be paid.
    await expect(main.getByRole('button', { name: /^(Add|Delete|Upload|Submit)/ })).toHaveText(['Add Payment'])
    await registration.printCertificate.click()
    await certificatePage(owners).title.waitFor()
    await certificatePage(owners).expired.waitFor()
  })

  await test.step('officers find it with the filter Expired and see the buttons for it', async () => {
    const management = facilityManagementPage(officers)
    await officers.reload()
    await untilShown(officers, 'Recent Facilities')
    await expect(registered).toContainText('0')
    await expect(overviewPage(officers).recent.getByRole('row', { name })).toContainText('expired')
    compare('expired', await officersButtons(officers, expired))
    await menu(officers).choose('Facility Management')
    await management.status.selectOption('Declined')
    await management.nothing.waitFor()
    await management.status.selectOption('Expired')
    await expect(management.rowOf(name)).toContainText('expired')
    await menu(officers).choose('Renewal Management')
    await untilShown(officers, 'No renewal is due')
    await renewals.choose('Late')
    await untilShown(officers, 'Licence ended')
    await expect(renewals.rowOf(name)).toContainText(/31 Dec 2024.*1 day ago.*None/)
  })

  await test.step('the renewal is a new registration, which replaces it', async () => {
    await owners.goBack()
    await registration.renew(name).click()
    await toast(owners, 'Proceed with the registration').waitFor()
    await menu(owners).choose('Registration')
    await untilShown(owners, 'things are missing')
    await expect(cards.cardOf(name)).toContainText('not submitted yet')
    await expect(cards.renew(name)).toBeHidden()
    await registration.open(expired.id)
    await registration.present.click()
    await untilShown(owners, 'This application is not submitted yet')
    await officers.reload()
    await untilShown(officers, 'No licence is late')
    await renewals.choose('Open')
    await expect(renewals.rowOf(name)).toContainText(/31 Dec 2024.*not submitted yet/)
  })
})
