import { expect, type Page } from '@playwright/test'
import { paths } from '@portal/web/paths.ts'
import { failAll } from './prepare/failing.ts'
import { type Ministry, test } from './prepare/ministry.ts'
import { signInAs } from './prepare/people.ts'
import { expectAccessibleAtBothWidths, expectAccessibleOnPhone } from './screens/accessible.ts'
import { dialogs, type Opening, openDialog } from './screens/dialogs.ts'
import { screens } from './screens/every-screen.ts'
import { recordProblems } from './screens/page-problems.ts'
import { goToScreen, openScreen, type Screen } from './screens/screen.ts'

// These are the longest tests, so each may run in its own worker.
test.describe.configure({ mode: 'parallel' })
/** A limit for what hangs: the screens of officers take two minutes alone, and several times that beside other work. */
const limit = 1_200_000

test('every address of the portal has a screen in the list of tested screens', ({ ministry }) => {
  // A report and the words of a letter are opened by name, a facility of the register by a number with letters, all else by number.
  const pattern = (address: string) =>
    address
      .replace(/[?#].*/, '')
      .replace(/^\/find\/.+/, '/find/7')
      .replace(/\d+/g, ':id')
      .replace(/^\/admin\/(reports|settings\/letters)\/[\w-]+$/, '/admin/$1/:id')
  const addresses = Object.values(paths).map((path) => pattern(Reflect.apply(path, undefined, ['7', 'check'])))
  const tested = screens.map(({ at }) => pattern(at(ministry)))
  expect(addresses.filter((address) => !tested.includes(address))).toEqual([])
})

/** The first page of each role. */
const home = (role: Screen['as']) => ({ at: () => (role === 'nobody' ? '/' : '/dashboard'), shows: '' })

const roles: Screen['as'][] = ['nobody', 'newcomer', 'owner', 'officer']
for (const role of roles) {
  test(`the screens of ${role} are accessible, load nothing from other hosts and log no errors`, async ({
    page,
    ministry,
  }) => {
    test.setTimeout(limit)
    const problems = await recordProblems(page)
    await signInAs(page, ministry[role])
    await openScreen(page, home(role), ministry)
    for (const screen of screens.filter(({ as }) => as === role)) {
      await test.step(screen.name, async () => {
        await goToScreen(page, screen, ministry)
        await expectAccessibleAtBothWidths(page)
        expect.soft(problems.splice(0)).toEqual([])
      })
    }
    for (const opening of dialogs.filter(({ as }) => as === role)) {
      await test.step(`${opening.dialog} ${opening.send ? 'empty' : 'filled'}`, async () => {
        await checkDialog(page, opening, ministry)
        expect.soft(problems.splice(0)).toEqual([])
      })
    }
  })
}

for (const role of ['nobody', 'owner', 'officer'] as const) {
  test(`the screens of ${role} show an error if nothing can be loaded, and stay accessible`, async ({
    page,
    ministry,
  }) => {
    test.setTimeout(limit)
    await signInAs(page, ministry[role])
    await failAll(page)
    await openScreen(page, home(role), ministry)
    // With the menu, which is the same on every screen.
    await expectAccessibleOnPhone(page)
    for (const { name, at, shows } of screens.filter(({ as }) => as === role)) {
      await test.step(name, async () => {
        await goToScreen(page, { at, shows: '' }, ministry)
        const main = page.getByRole('main')
        // A few screens load no data.
        await expect.soft(main.getByText('Try again').or(main.getByText(shows)).first(), name).toBeVisible()
        // The notice is the same everywhere; what may differ is whether it fits beside the rest of a narrow main area.
        await expectAccessibleOnPhone(page, 'main')
      })
    }
  })
}

/** Only the dialog is checked, because the page behind it was checked before. */
const openDialogPart = 'dialog[open]'

async function checkDialog(page: Page, opening: Opening, ministry: Ministry) {
  if (!page.url().endsWith(opening.at(ministry))) await goToScreen(page, opening, ministry)
  const dialog = await openDialog(page, opening)
  await expectAccessibleAtBothWidths(page, openDialogPart)
  expect.soft(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  if (opening.send) {
    await dialog.getByRole('button', { name: opening.send, exact: true }).click()
    await expect(dialog.getByRole('alert').first()).toContainText('There is a problem')
    await expectAccessibleAtBothWidths(page, openDialogPart)
  }
  // The browser's own viewer of a PDF behind it may have taken the focus.
  await dialog.getByRole('button').first().press('Escape')
  await expect(dialog).toBeHidden()
}
