import { expect, test } from '@playwright/test'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { overviewPage } from './pages/overview.ts'
import { requirementPartsPage } from './pages/requirement-parts.ts'
import { verifyPage } from './pages/verify.ts'
import { startedRegistration } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { licensedFacility, withFactsOf } from './prepare/licence-codes.ts'
import { newOwner, signInAs } from './prepare/people.ts'

test.use({ serviceWorkers: 'allow' })

const noNetwork = 'You are offline, or the portal cannot be reached.'

test('on later visits the portal opens without a network, and says that there is none', async ({ page, context }) => {
  const owner = await newOwner()
  const { facility } = await startedRegistration(owner)
  await signInAs(page, owner)

  await test.step('the first visit keeps the portal’s own files and nothing else', async () => {
    await overviewPage(page).open()
    await expect(overviewPage(page).cardOf(facility.company_name)).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const kept = () =>
      page.evaluate(async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
        return requests.map(({ url }) => new URL(url).pathname.replace(/^\/assets\/.*/, '/assets/'))
      })
    await expect.poll(kept).toContain('/app.html')
    expect([...new Set(await kept())].sort()).toEqual(['/app.html', '/assets/', '/favicon.svg', '/first-load.js'])
  })

  await test.step('without a network its frame opens at any address', async () => {
    await context.setOffline(true)
    await page.goto('/admin/registration')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached()
    await expect(page.getByText(noNetwork)).toBeVisible()
    await expect(page.getByText(facility.company_name)).toBeHidden()
  })

  await test.step('the login page says so too', async () => {
    await page.goto('/terms')
    await expect(page.getByText('There is no connection to the portal.')).toBeVisible()
  })

  await test.step('everything continues when the connection is back', async () => {
    await page.goto('/admin/overview')
    await context.setOffline(false)
    await expect(overviewPage(page).cardOf(facility.company_name)).toBeVisible()
    await expect(page.getByText(noNetwork)).toBeHidden()
  })
})

test('answers given without a network stay on the phone and are sent once it is back', async ({ page, context }) => {
  const owner = await newOwner()
  const { id: registration_id, facility } = await startedRegistration(owner)
  const questions = answerQuestionsPage(page)
  const onPhone = page.getByText('Kept on this phone, not yet sent', { exact: true })
  const kept = page.getByText('One answer is kept on this phone, not yet sent.')
  const saved = async () =>
    (await callApi(owner.token, calls.listSubmissions, { query: { facility_id: facility.id } })).data
  await signInAs(page, owner)
  await requirementPartsPage(page).open(facility.id)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await requirementPartsPage(page).answerQuestions.click()
  await questions.cards.first().waitFor()
  const second = questions.question(2)
  const choose = async (choice: 'yes' | 'no') => {
    await second[choice].check()
    if (await second.number.isVisible()) await second.number.fill('2')
    await page.keyboard.press('Tab')
  }

  await test.step('an answer is kept, and still there after the browser was closed', async () => {
    await context.setOffline(true)
    await choose('no')
    await expect(onPhone).toBeVisible()
    await expect(kept).toBeVisible()
    await page.reload()
    await expect(kept).toBeVisible()
  })

  await test.step('the page is still there without a network, and the answer counts', async () => {
    await questions.cards.first().waitFor()
    await expect(second.no).toBeChecked()
    await expect(onPhone).toBeVisible()
    await expect(page.getByText('On this phone, not sent', { exact: true })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: /^1 of \d+ questions answered$/ })).toBeVisible()
  })

  await test.step('logging out warns that it would be erased', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    const warning = page.getByRole('dialog', { name: 'Log out and lose what was not sent?' })
    await expect(warning).toBeVisible()
    await warning.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('it is sent when the connection is back', async () => {
    await context.setOffline(false)
    await expect(kept).toBeHidden()
    await expect.poll(saved).toMatchObject([{ respond: 0 }])
    await questions.cards.first().waitFor()
    await expect(second.no).toBeChecked()
  })

  await test.step('if it was changed elsewhere too, the person chooses', async () => {
    await context.setOffline(true)
    await choose('yes')
    await expect(onPhone).toBeVisible()
    const [{ sub_list_id, requirement_id } = { sub_list_id: 0, requirement_id: 0 }] = await saved()
    const elsewhere = { sub_list_id, requirement_id, facility_id: facility.id, registration_id, respond: 0 } as const
    await callApi(owner.token, calls.submitAnswer, { body: { ...elsewhere, description: 'From the laptop' } })
    await context.setOffline(false)
    await expect(page.getByRole('region', { name: 'Saved elsewhere' })).toContainText('From the laptop')
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect(second.saved).toBeVisible()
    expect(await saved()).toMatchObject([{ respond: 1, description: null }])
  })

  await test.step('logging out erases what was not sent', async () => {
    await context.setOffline(true)
    await choose('no')
    await expect(onPhone).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Log out and erase it' }).click()
    await expect(page.getByText('There is no connection to the portal.')).toBeVisible()
    const rows = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('portal')
          opening.onsuccess = () => {
            const counting = opening.result.transaction('answers').objectStore('answers').count()
            counting.onsuccess = () => resolve(counting.result)
          }
        }),
    )
    expect(rows).toBe(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept')))).toEqual([])
  })
})

test('after one visit anybody checks certificates without a network', async ({ page, context }) => {
  const [first, second] = [await licensedFacility(), await licensedFacility()]
  const verify = verifyPage(page)
  const open = async (code: string) => {
    // As when the phone's own camera opens a new tab.
    await page.goto('about:blank')
    await verify.open(code)
  }

  await test.step('the first visit keeps the page with the public keys in it and its files, and nothing of the paper', async () => {
    await verify.open(first.code)
    await expect(verify.outcome('Valid')).toBeVisible()
    await expect(verify.heading).toHaveText(first.name)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
      return requests.map(({ url }) => url.replace(location.origin, '').replace(/^\/assets\/.*/, '/assets/'))
    })
    expect([...new Set(kept)].sort()).toEqual(['/assets/', '/favicon.svg', '/verify'])
  })

  await test.step('without a network another code is verified, and its standing of today is said to be unknown', async () => {
    await context.setOffline(true)
    await open(second.code)
    await expect(verify.outcome('Genuine when it was printed')).toBeVisible()
    await expect(verify.heading).toHaveText(second.name)
    await expect(page.getByText(second.number).first()).toBeVisible()
  })

  await test.step('facts that were swapped are refused', async () => {
    await open(withFactsOf(second.code, first.code))
    await expect(verify.outcome('Not issued by us')).toBeVisible()
    await expect(page.getByText(first.name)).toBeHidden()
  })

  await test.step('what is typed needs a connection', async () => {
    await page.goto(`/verify?${new URLSearchParams({ number: second.number, code: 'AAAAAA' })}`)
    await expect(verify.outcome('Not checked: there is no connection')).toBeVisible()
    await expect(page.getByLabel('Number')).toHaveValue(second.number)
  })

  await test.step('with a network again, the standing of today is told', async () => {
    await open(second.code)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(verify.outcome('Valid')).toBeVisible()
  })
})
