import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import { digitsOf } from '@portal/contract/licences/signed-licence/digits.ts'
import type { PublicKey } from '@portal/contract/licences/signed-licence/public-key.ts'
import { codeOf, readCode } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { checkOutcomes, paperOutcomes } from '@portal/domain/licences/verification.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest'
import { outcomeInWords } from '../../features/licences/verification/outcome-words.ts'
import { makeSigner } from '../../testing/signed-codes.ts'
import { showPage } from '../../testing/signed-out-page.ts'
import { startVerification } from './start-verification.ts'

let ours: Awaited<ReturnType<typeof makeSigner>>
let theirs: Awaited<ReturnType<typeof makeSigner>>
let code: string
let expired: string

const stated = {
  kind: 'certificate',
  facility_name: 'Ayọ̀délé Family Clinic and Maternity of Bida',
  category: 'Private Clinic',
  address: '12 Market Road, Bida',
  lga: 'Bida',
  owner_name: 'Halima Bello',
  operating_officer: 'Ngozi Okafor',
  issue: 1,
  reissued_on: null,
  issue_date: '2026-04-07',
  expiry_date: '2026-12-31',
  conditions: [],
} as const satisfies CheckedPaper['stated']

beforeAll(async () => {
  ours = await makeSigner('0a0b0c0d')
  theirs = await makeSigner('0a0b0c0d')
  code = await ours.sign()
  expired = await ours.sign({ expires_on: '2026-05-31' })
})

let listening: MockInstance<typeof window.addEventListener>

beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener')
  vi.useFakeTimers({ now: new Date('2026-06-01T09:00:00Z'), toFake: ['Date'] })
})

/** After a check the page looks whether its keys are old, by the clock of the test. */
const keysWereLookedAt = () => new Promise((resolve) => setTimeout(resolve))

afterEach(async () => {
  await keysWereLookedAt()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener)
})

interface Network {
  /** The keys in the page. */
  keys?: PublicKey[]
  /** The keys that the portal publishes by now; without them there is no connection to them. */
  newer?: PublicKey[]
  /** What the portal answers; without it there is no connection to it. */
  answer?: CheckedPaper | { status: number } | Promise<CheckedPaper>
}

/** Opens the page with a fragment. */
function open(fragment: string, { keys = [], newer, answer }: Network = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push([address, cache].filter(Boolean).join(', '))
    const found = address === '/api/verify' ? await answer : newer && { keys: newer }
    if (!found) throw new TypeError('Failed to fetch')
    if ('status' in found) return new Response('{}', { status: found.status })
    return new Response(JSON.stringify('keys' in found ? found : { data: found }))
  })
  // Unlike a change of location.hash, this tells nobody.
  window.history.replaceState(null, '', `#${fragment}`)
  showPage({ name: 'verify', keys })
  startVerification()
  return { asked }
}

/** Waits until this is said. */
const outcome = (title: string) =>
  vi.waitFor(() => {
    const said = screen.getByRole('region', { name: title })
    expect(said).toBeVisible()
    return said
  })
const heading = () => screen.getByRole('heading', { level: 1 })

describe('a code without a connection', () => {
  it('shows what the paper must say, and that its standing of today is not known', async () => {
    open(code, { keys: [ours.published] })
    expect(await outcome('Genuine when it was printed')).toHaveTextContent('The portal did not answer')
    expect(heading()).toHaveTextContent('Ayọ̀délé Family Clinic')
    expect(heading()).toHaveFocus()
    expect(heading().nextElementSibling).toHaveTextContent('NSMOH/PHF/00042/2026')
    for (const fact of ['NSMOH/PHF/00042/2026', 'Private Clinic', 'Bida', 'April 7th, 2026', 'December 31st, 2026'])
      expect(screen.getAllByText(fact)[0]).toBeVisible()
  })

  it.each([
    ['past its last day', () => expired, () => [ours.published], 'Expired'],
    ['signed by somebody else', () => theirs.sign(), () => [ours.published], 'Not issued by us'],
    ['with another facility’s name', swapped, () => [ours.published], 'Not issued by us'],
    [
      'of a key that was withdrawn',
      () => code,
      () => [{ ...ours.published, revoked_at: 1_780_000_000 }],
      'This code no longer counts',
    ],
    ['of a key that this page does not know', () => code, () => [], 'Not checked: there is no connection'],
  ])('%s', async (_about, made, keys, title) => {
    open(await made(), { keys: keys() })
    await outcome(title)
    const isGenuine = title === 'Expired'
    expect(heading()).toHaveTextContent(isGenuine ? 'Ayọ̀délé Family Clinic' : 'Check it again')
    expect(screen.queryByText('Compare with the paper') !== null).toBe(isGenuine)
  })
})

describe('the public keys', () => {
  it('are in the page, so that no code waits for them', async () => {
    const { asked } = open(code, { keys: [ours.published] })
    await outcome('Genuine when it was printed')
    expect(asked).toEqual(['/api/verify'])
  })

  it('are fetched when a code has a key that the page does not know', async () => {
    const { asked } = open(code, { newer: [ours.published] })
    await outcome('Genuine when it was printed')
    expect(asked).toEqual(['/api/verify', '/.well-known/jwks.json, no-cache'])
  })

  it('refuse a code of a key that the portal does not publish', async () => {
    open(code, { keys: [], newer: [{ ...ours.published, kid: '0f0f0f0f' }] })
    await outcome('Not issued by us')
  })

  it('are fetched again by a page that has been open for long, for the next code', async () => {
    const newer = [{ ...ours.published, revoked_at: 1_780_000_000 }]
    const { asked } = open(code, { keys: [ours.published], newer })
    await outcome('Genuine when it was printed')
    vi.setSystemTime(new Date('2026-06-01T09:06:00Z'))
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await vi.waitFor(() => expect(asked).toContain('/.well-known/jwks.json, no-cache'))
    await outcome('Genuine when it was printed')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await outcome('This code no longer counts')
  })
})

/** The code of another facility with the signature of this one. */
async function swapped() {
  const other = readCode(await ours.sign({ facility_name: 'Another Clinic' }))
  return codeOf(other?.signed ?? new Uint8Array(), readCode(code)?.signature ?? new Uint8Array())
}

/** Chooses a photo in which the browser's own decoder reads this text. */
function scanInPhoto(text: string) {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => [{ rawValue: text }]
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => {} }))
  const canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  onTestFinished(() => canvas.mockRestore())
  canvas.mockImplementation(function (this: HTMLCanvasElement) {
    return Object.assign(Object.create(null), { canvas: this, drawImage: () => {} })
  })
  const file = screen.getByLabelText('A photo of the code')
  Object.defineProperty(file, 'files', { value: [new File(['photo'], 'photo.jpg')] })
  file.dispatchEvent(new Event('change'))
}

describe('a code with a connection', () => {
  it.each(checkOutcomes)('shows what the portal says of today: %s', async (told) => {
    const isKnown = paperOutcomes.some((outcome) => outcome === told)
    const number = 'NSMOH/PHF/00042/2026'
    open(code, { keys: [ours.published], answer: { number, outcome: told, ...(isKnown && { stated }) } })
    await outcome(outcomeInWords(told).title)
    if (isKnown) expect(screen.getByText('12 Market Road, Bida')).toBeVisible()
    expect(screen.queryAllByText('Compare with the paper')).toHaveLength(isKnown ? 1 : 0)
    expect(document.title).toMatch(new RegExp(`^${outcomeInWords(told).title}`))
  })

  it('shows what the browser knows while the portal is slow, then the answer, without moving the focus again', async () => {
    const { promise, resolve } = Promise.withResolvers<CheckedPaper>()
    open(code, { keys: [ours.published], answer: promise })
    await outcome('Genuine; asking how the facility stands today')
    screen.getByLabelText('Number').focus()
    resolve({ number: 'NSMOH/PHF/00042/2026', outcome: 'sealed', stated })
    await outcome('Sealed')
    expect(screen.getByRole('heading', { name: 'Check another one' })).toBeVisible()
    expect(screen.getByLabelText('Number')).toHaveFocus()
  })

  it('is checked by the portal where the browser cannot verify a signature', async () => {
    vi.stubGlobal('crypto', {})
    open(code, { answer: { number: 'NSMOH/PHF/00042/2026', outcome: 'valid', stated } })
    await outcome('Valid')
    expect(heading()).toHaveTextContent(stated.facility_name)
  })

  it('says with the answer of the portal when the facility was inspected', async () => {
    const inspection = { done_on: '2026-05-03', class: 'partly compliant' } as const
    open(code, {
      keys: [ours.published],
      answer: { number: 'NSMOH/PHF/00042/2026', outcome: 'valid', stated, inspection },
    })
    expect(await outcome('Valid')).toHaveTextContent(
      'Inspected on 3 May 2026: partly compliant. The third of five classes',
    )
    expect(screen.getByText(/^The ministry issued this certificate/)).toBeVisible()
  })

  it('says when the network has tried too many wrong codes', async () => {
    open(await theirs.sign(), { answer: { status: 429 } })
    await outcome('Not checked: too many tries')
  })

  it('leaves nothing of a genuine paper below the outcome of the next code', async () => {
    open(code, { keys: [ours.published] })
    await outcome('Genuine when it was printed')
    expect(screen.getByText('Private Clinic')).toBeVisible()
    window.history.replaceState(null, '', `#${await theirs.sign()}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await outcome('Not issued by us')
    expect(screen.queryByText('Compare with the paper')).toBeNull()
    expect(screen.queryByText('Private Clinic')).toBeNull()
    expect(heading()).toHaveTextContent('Check it again')
    expect(heading().nextElementSibling).toHaveTextContent(/^$/)
  })

  it('is asked about again by a button, and when the same code is scanned again', async () => {
    // The browser of the tests tells of this change later.
    const isTold = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    window.history.replaceState(null, '', `#${code}`)
    await isTold
    const { asked } = open(code, { keys: [ours.published] })
    await outcome('Genuine when it was printed')
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(asked).toEqual(['/api/verify', '/api/verify'])
    await outcome('Genuine when it was printed')
    scanInPhoto(`https://licences.example.gov.ng/verify#${code}`)
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    await outcome('Genuine when it was printed')
  })

  it('counts as not asked about when the portal takes longer than eight seconds', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    open(code, { keys: [ours.published] })
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted'))))
    })
    await outcome('Genuine when it was printed')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await outcome('Genuine; asking how the facility stands today')
    const [giveUp] = timers.mock.calls.findLast(([, delay]) => delay === 8000) ?? []
    timers.mockRestore()
    giveUp?.()
    await outcome('Genuine when it was printed')
  })

  it('shows only the last of two codes that were opened one after the other', async () => {
    const { promise, resolve } = Promise.withResolvers<CheckedPaper>()
    const { asked } = open(code, { keys: [ours.published], newer: [ours.published], answer: promise })
    window.history.replaceState(null, '', '#1234')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await outcome('The code could not be read')
    await keysWereLookedAt()
    // By then they are old, so that the page fetches newer ones once the late answer has arrived.
    vi.setSystemTime(new Date('2026-06-01T09:06:00Z'))
    resolve({ number: 'NSMOH/PHF/00042/2026', outcome: 'valid', stated })
    await vi.waitFor(() => expect(asked).toContain('/.well-known/jwks.json, no-cache'))
    expect(screen.queryByRole('region', { name: 'Valid' })).toBeNull()
    await outcome('The code could not be read')
    expect(screen.queryByText('Compare with the paper')).toBeNull()
  })
})

it('shows this page in place of an answer to what was typed, and keeps that, where there is no connection', async () => {
  window.history.replaceState(null, '', '/?number=APP-2026-000031&code=K7M2QX')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  open('', {})
  await outcome('Not checked: there is no connection')
  expect(screen.getByLabelText('Number')).toHaveValue('APP-2026-000031')
  expect(screen.getByLabelText('Check code')).toHaveValue('K7M2QX')
  expect(heading()).toHaveFocus()
})

describe('a fragment that is no code', () => {
  const head = [1, 10, 11, 12, 13, ...Array<number>(64).fill(7)]
  const inCbor = (...bytes: number[]) => digitsOf(Uint8Array.of(...head, ...bytes))

  it.each([
    ['a few digits', '1234'],
    ['digits and letters', `${'1'.repeat(300)}x`],
    ['a million digits', '9'.repeat(1_000_000)],
    ['lists in lists', inCbor(...Array<number>(170).fill(0x81), 0)],
    ['a list that claims to be endless', inCbor(0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)],
    ['a text that claims four gigabytes', inCbor(0x88, 0x7a, 0xff, 0xff, 0xff, 0xff)],
    ['a tag', inCbor(0xc1, 0x88, 0, 0, 0, 0, 0, 0, 0, 0)],
  ])('is called unreadable at once, and sent nowhere: %s', async (_name, fragment) => {
    const began = performance.now()
    const { asked } = open(fragment, { keys: [ours.published] })
    await outcome('The code could not be read')
    expect(screen.getByRole('heading', { name: 'Check it again' })).toBeVisible()
    expect(performance.now() - began).toBeLessThan(5000)
    expect(asked).toEqual([])
  })

  it('leaves the page as it is when it leads to a field', async () => {
    const { asked } = open('number')
    expect(screen.queryByRole('region', { name: 'The code could not be read' })).toBeNull()
    expect([asked, heading().textContent]).toEqual([[], 'Check a licence'])
  })
})
