import { stat } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { countEffort } from './count-effort.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { paperRegister } from './prepare/imports.ts'
import { signInAs, theOfficer, unique } from './prepare/people.ts'

test('a clerk brings a paper register of 30 facilities in, prints its letters, and takes it back', async ({ page }) => {
  const town = `Kuta${unique()}`
  const main = page.getByRole('main')
  const effort = countEffort(page)
  const steps = page.getByRole('navigation', { name: 'Steps of the import' })
  const file = { name: `${town}.csv`, mimeType: 'text/csv', buffer: Buffer.from(paperRegister(town)) }
  await signInAs(page, await theOfficer())

  await test.step('the file is uploaded from the menu, and read', async () => {
    await overviewPage(page).open()
    await menu(page).choose('Imports')
    await effort.tap(main.getByRole('button', { name: 'Upload a file' }))
    const dialog = page.getByRole('dialog', { name: 'Upload a register' })
    await effort.attach(dialog.getByLabel('Register'), file)
    await effort.tap(dialog.getByRole('button', { name: 'Upload', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: `${town}.csv` })).toBeVisible()
    await expect(steps).toBeVisible()
  })

  await test.step('the columns that nobody could guess are asked for', async () => {
    await expect(main.getByRole('heading', { name: 'What the columns are' })).toBeVisible()
    await effort.choose(main.getByRole('combobox', { name: `Tenure in ${town} is` }), 'Last day')
    await effort.tap(main.getByRole('button', { name: 'Match the rows again' }))
    await expect(main.getByRole('heading', { name: 'What is written, and what it means' })).toBeVisible()
  })

  await test.step('the day that cannot be is put right once', async () => {
    const day = main.getByRole('group').filter({ hasText: '31/2/2027' })
    await effort.fill(day.getByRole('textbox'), '31/12/2027')
    await effort.tap(main.getByRole('button', { name: 'Use 1 value' }))
    await expect(day).toBeHidden()
  })

  await test.step('the rows show what was understood, with what is written beneath it', async () => {
    await effort.tap(steps.getByRole('link', { name: 'Rows' }))
    await expect(main.getByRole('link', { name: 'New 30' })).toBeVisible()
    const row = main.getByRole('row').filter({ hasText: `Nasara ${town} Clinic` })
    await expect(row).toContainText('Chanchaga')
    await expect(row).toContainText('CHANCHAGA L.G.A.')
  })

  await test.step('they come in, after a question that says how many', async () => {
    await effort.tap(steps.getByRole('link', { name: 'Commit' }))
    await expect(main).toContainText('24 facilities come in with a licence, 6 come in without a day and need a date.')
    await effort.tap(main.getByRole('button', { name: 'Let 30 facilities come in' }))
    await effort.tap(page.getByRole('dialog').getByRole('button', { name: 'Commit' }))
    await expect(main).toContainText('30 facilities came in, 6 of them need a date.')
    console.log(`A register of 30 lines from the menu to the register: ${effort.taps() + 1} clicks.`)
    await main.getByRole('link', { name: 'See the rows that came in' }).click()
    await main.getByRole('button', { name: `Alheri ${town} Clinic` }).click()
    await main.getByRole('link', { name: 'See the facility' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Alheri ${town} Clinic` })).toBeVisible()
    await page.goBack()
  })

  await test.step('letters for their owners are made, and downloaded together', async () => {
    await steps.getByRole('link', { name: 'Commit' }).click()
    const before = effort.taps()
    await effort.tap(main.getByRole('link', { name: 'Print claim letters' }))
    await expect(main).toContainText('30 letters in 2 files, LGA by LGA.')
    await effort.tap(main.getByRole('button', { name: 'Make 30 letters' }))
    await effort.tap(page.getByRole('dialog').getByRole('button', { name: 'Make them' }))
    // Hashing thirty codes takes its time on a machine that is busy.
    await expect(main).toContainText('30 of 30 facilities, 2 of 2 files.', { timeout: 90_000 })
    const download = page.waitForEvent('download')
    await effort.tap(main.getByRole('button', { name: 'Download 2 files as a ZIP' }))
    expect((await download).suggestedFilename()).toMatch(/^Claim-letters-\d+\.zip$/)
    expect((await stat(await (await download).path())).size).toBeGreaterThan(50_000)
    console.log(`From the commit to 30 letters: ${effort.taps() - before} clicks; from the menu: ${effort.taps() + 1}.`)
    await page.goBack()
  })

  await test.step('it is undone, and says what stays', async () => {
    await main.getByRole('button', { name: 'Undo the import' }).click()
    const dialog = page.getByRole('dialog', { name: /^Take 30 facilities of IMP-\d{4}-\d{4} back\?$/ })
    await expect(dialog).toContainText('A facility stays if an owner has claimed it')
    await dialog.getByRole('button', { name: 'Take them back' }).click()
    await expect(toast(page, 'The facilities are taken back now')).toBeVisible()
    await expect(main).toContainText('30 facilities were taken back.')
    await page.goto(`/admin/all/facilities?q=${town}`)
    await expect(main).toContainText('No facility matches')
  })
})
