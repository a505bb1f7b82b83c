import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as lists from '@portal/contract/applications/calls/contents-lists.ts'
import { address, phone } from './address.ts'
import { applicationTaskPage } from './pages/application-task.ts'
import { toast } from './pages/locators.ts'
import { startedRegistration } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, signInAs } from './prepare/people.ts'
import { expectAccessible } from './screens/accessible.ts'

test.use(phone)

const photo = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(new URL(`../server/cli/demo/photos/${name}.jpg`, import.meta.url)),
})

test('an owner takes photos of the pages of a document, which the ministry reads as one PDF', async ({ page }) => {
  const owner = await newOwner()
  const { id, facility } = await startedRegistration(owner)
  const form = page.getByRole('main').locator('form')
  const pages = form.getByRole('listitem')
  await signInAs(page, owner)

  await test.step('the pages stand in their order, and can be moved, turned and removed', async () => {
    await applicationTaskPage(page).open(id, 'documents')
    await form.getByRole('radio', { name: 'Fire safety Certificate' }).check()
    await form.getByRole('button', { name: 'It has several pages: take a photo of each' }).click()
    await form.getByLabel('Photos of the pages').setInputFiles([photo('ward'), photo('oxygen')])
    await expect(form).toContainText('2 pages')
    await form.getByLabel('Photos of the pages').setInputFiles([photo('ward')])
    await expect(form).toContainText('3 pages')
    const first = await pages.first().getAttribute('data-page')
    await form.getByRole('button', { name: 'Move down page 1' }).click()
    await expect(pages.nth(1)).toHaveAttribute('data-page', first ?? '')
    await form.getByRole('button', { name: 'Turn page 2' }).click()
    await form.getByRole('button', { name: 'Remove page 3' }).click()
    await expect(pages.filter({ hasText: /^Page/ })).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('they are sent as one document', async () => {
    await form.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(toast(page, 'Document added Successfully!')).toBeVisible()
  })

  await test.step('it is a PDF with both pages', async () => {
    const { data } = await callApi(owner.token, lists.listDocuments, { params: { id: facility.id } })
    expect(data.map(({ name }) => name)).toEqual(['Fire safety Certificate'])
    const slug = data[0]?.file_slug ?? ''
    const { url } = await callApi(owner.token, contents.linkDocument, { params: { slug } })
    const answer = await fetch(new URL(url, address))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  })
})
