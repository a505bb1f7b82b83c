import { expect, test } from '@playwright/test'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { statePage, statesPage } from './pages/places.ts'
import { registerPage } from './pages/register.ts'
import { signInPage } from './pages/sign-in.ts'
import { newAccount, signInAs, theOfficer, unique } from './prepare/people.ts'

test('an officer adds a state with an LGA and a ward, and a person from there opens an account', async ({
  page,
  browser,
}) => {
  const officer = await theOfficer()
  const mark = unique()
  const [state, lga, ward] = [`Savannah ${mark}`, `Gurara North ${mark}`, `Tudun Wada ${mark}`]
  const states = statesPage(page)
  const ofState = statePage(page, state)
  await signInAs(page, officer)
  await overviewPage(page).open()
  await menu(page).chooseSettings('States')

  await states.addState.add({ 'Name of the state': state })
  await expect(toast(page, 'Added Successfully')).toBeVisible()
  await expect(states.addState.box).toBeHidden()
  await states.addState.add({ 'Name of the state': state })
  await expect(states.addState.problem).toContainText('There is a problem')
  await page.keyboard.press('Escape')

  await states.viewLga(state).click()
  await expect(ofState.title).toBeVisible()
  await expect(ofState.nothing).toBeVisible()
  await ofState.addLga.add({ 'Name of the LGA': lga })
  await expect(ofState.lgas.getByRole('row', { name: lga })).toBeVisible()
  await ofState.viewWards(lga).click()
  await expect(ofState.lgas).toContainText('No wards yet')
  await ofState.addWard(lga).add({ 'Name of the ward': ward })
  await expect(ofState.wards(lga)).toContainText(ward)

  const somebody = await (await browser.newContext()).newPage()
  const account = newAccount()
  await registerPage(somebody).open()
  await registerPage(somebody).fillIn(account, { state, lga })
  await registerPage(somebody).terms.check()
  await registerPage(somebody).button.click()
  await expect(toast(somebody, 'Account Created. Now Log In')).toBeVisible()
  await signInPage(somebody).logIn(account)
  await expect(overviewPage(somebody).title(account.first_name)).toBeVisible()
})
