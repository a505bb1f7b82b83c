import { afterAll, beforeAll, expect, it } from 'vitest'
import { scanWith } from '../files/scan-file.ts'
import { makeBuiltWeb, pageIn } from '../testing/built-web.ts'
import { photo } from '../testing/photos.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let web: Awaited<ReturnType<typeof makeBuiltWeb>>
let portal: TestApp
beforeAll(async () => {
  web = await makeBuiltWeb()
  portal = await testApp(undefined, { webFolder: web.folder })
})
afterAll(() => web.remove())

const typed = { kind: 'unsafe', text: 'Used needles lie in the yard.', place: 'Yellow house', name: 'Maryam' }
const key = '0b6f3a52-7f0c-4a77-9a53-0d6f5b8f6a11'

const boundary = 'form-of-a-browser'
const partOf = (disposition: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

/** Sends the form as a browser without JavaScript does. */
async function post(
  fields: Record<string, string>,
  { file, remoteAddress = '192.0.2.1', to = portal }: { file?: Buffer; remoteAddress?: string; to?: TestApp } = {},
) {
  // A browser sends a file without a name if none was chosen.
  const document = `name="document"; filename="${file ? 'IMG_2041.jpg' : ''}"\r\ncontent-type: image/jpeg`
  const parts = [
    ...Object.entries(fields).map(([name, value]) => partOf(`name="${name}"`, Buffer.from(value))),
    partOf(document, file ?? Buffer.alloc(0)),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  const answer = await to.app.inject({
    method: 'POST',
    url: '/concern',
    remoteAddress,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' },
    payload: Buffer.concat(parts),
  })
  return { status: answer.statusCode, location: answer.headers.location, page: () => formOf(answer.body) }
}

function formOf(body: string) {
  const page = pageIn(body)
  if (page.name !== 'concern') throw new Error(`This is the page ${page.name}`)
  return page
}

const countConcerns = async () => (await portal.db.selectFrom('concern').select('id').execute()).length

it('is sent once, however often the button is pressed, and leads to a page with the number', async () => {
  const { key: drawn, lgas } = formOf((await portal.app.inject('/concern')).body)
  expect([drawn.length, lgas.length > 20]).toEqual([36, true])
  const before = await countConcerns()
  const fields = { ...typed, key: drawn }
  const [first, second] = await Promise.all([post(fields, { file: photo.bytes }), post(fields, { file: photo.bytes })])
  expect([first.status, second.status, second.location]).toEqual([303, 303, first.location])
  expect((await countConcerns()) - before).toBe(1)
  const sent = await portal.app.inject(String(first.location))
  const [, reference] = String(first.location).split('=')
  expect(pageIn(sent.body)).toEqual({ name: 'concern-sent', reference })
  expect(reference).toMatch(/^CN-\w{4}-\w{4}$/)
  // The same page after the way back, with other words.
  const changed = await post({ ...fields, text: 'The needles are still there.' })
  expect([changed.status, changed.page().form.message]).toEqual([
    422,
    expect.stringContaining('sent this report already'),
  ])
  expect((await post({ ...fields, text: 'The needles are still there.', key: changed.page().key })).status).toBe(303)
})

it.each([
  ['nothing', {}, ['kind', 'text', 'place']],
  ['a wrong phone number', { ...typed, phone_number: '12' }, ['phone_number']],
  ['an LGA that does not exist', { ...typed, local_gov_area_id: '999999' }, ['local_gov_area_id']],
  ['too many words', { ...typed, text: 'x'.repeat(3001) }, ['text']],
])('keeps what was typed when it was %s', async (_, fields, wrong) => {
  const { status, page } = await post({ ...fields, key })
  expect(status).toBe(422)
  const { form, key: kept } = page()
  expect([kept, form.typed, Object.keys(form.errors)]).toEqual([key, fields, wrong])
})

it('keeps what was typed when the photo is too large or no photo, and when the network has sent too much', async () => {
  for (const [file, status] of [
    [Buffer.alloc(9 * 1024 * 1024, photo.bytes), 413],
    [Buffer.alloc(11 * 1024 * 1024, photo.bytes), 413],
    [Buffer.from('%PDF-1.7'), 415],
  ] as const) {
    const refused = await post({ ...typed, key }, { file })
    expect([refused.status, refused.page().form.typed, Object.keys(refused.page().form.errors)]).toEqual([
      status,
      typed,
      ['document'],
    ])
  }
  const remoteAddress = '203.0.113.9'
  for (let tries = 0; tries < 60; tries++) await post({ key }, { remoteAddress })
  const refused = await post({ ...typed, key }, { file: photo.bytes, remoteAddress })
  expect([refused.status, refused.page().form.typed]).toEqual([429, typed])
  expect(refused.page().form.message).toContain('Too many tries')
})

it('takes a report whose form has a damaged key', async () => {
  const { status, location } = await post({ ...typed, key: 'x'.repeat(300) }, { remoteAddress: '192.0.2.77' })
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/concern\?sent=CN-/)])
})

it('does not take a form from another site', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  const { statusCode } = await portal.app.inject({ method: 'POST', url: '/concern', headers, payload: 'kind=unsafe' })
  expect(statusCode).toBe(403)
})

it.each(['/concern?sent=CN-0000-%3Cb%3E', '/concern?sent=anything'])('shows the form at %s', async (url) => {
  expect(formOf((await portal.app.inject(url)).body).form.typed).toEqual({ place: '' })
})

it('starts with the number of a certificate that the register links with', async () => {
  const { form } = formOf((await portal.app.inject('/concern?number=NSMOH%2FPHF%2F00042%2F2026')).body)
  expect(form.typed).toEqual({ place: 'NSMOH/PHF/00042/2026' })
})

it('takes no photo that the scanner for viruses has not judged', async () => {
  const scan = scanWith('127.0.0.1:1')
  const to = await testApp(undefined, { webFolder: web.folder, scan })
  const before = await countConcerns()
  const refused = await post({ ...typed, key: '7d0b6f1e-52c4-4d0e-8a53-1f6d5b8f6a99' }, { file: photo.bytes, to })
  expect(refused.status).toBe(503)
  expect(await countConcerns()).toBe(before)
})
