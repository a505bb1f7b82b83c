import * as visits from '@portal/contract/inspections/calls/visits.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eraseVisits, keepVisit, readVisit } from '../../../api/visits/kept-visits.ts'
import { keepPhoto } from '../../../api/visits/record.ts'
import type { KeptPhoto } from '../../../api/visits/visit-rows.ts'
import { paths } from '../../../paths.ts'
import { noAnswer } from '../../../testing/fake-portal.ts'
import { withIndexedDb } from '../../../testing/indexed-db.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { aKit } from '../../../testing/visits.ts'

// Nobody logs out with this id in other tests.
const person = 43
const kit = aKit({ status: 'under way' })
const { id } = kit.inspection
const offline = [noAnswer(visits.recordFindings), noAnswer(visits.recordSite), noAnswer(visits.beginInspection)]
const at = '2026-04-14T09:12:00.000Z'

const show = (path: string) =>
  renderScreen(path, { as: 'admin', session: { id: person }, replies: offline, hasOutbox: true })

const kept = async () => (await readVisit(person, id))?.photos ?? []

async function keepPhotos(many: number, sub_list_id: number | null): Promise<void> {
  for (let count = 0; count < many; count += 1) {
    const photo: KeptPhoto = {
      ...{ person, visit: id, key: crypto.randomUUID(), sub_list_id, taken_at: at, state: 'kept' },
      ...{ latitude: null, longitude: null, accuracy_m: null, sha256: 'a'.repeat(64), bytes: 3 },
    }
    await keepPhoto(photo, new Blob(['jpg']))
  }
}

withIndexedDb()
beforeEach(async () => {
  localStorage.clear()
  await eraseVisits(person)
  await keepVisit(person, kit)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1200, close: () => {} }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['drawn anew'])))
})

describe('photos of a visit', () => {
  const picture = new File(['from the camera'], 'IMG_1.jpg', { type: 'image/jpeg' })

  it('can show the facility as a whole', async () => {
    const { user } = show(paths.visit(id, { view: 'site' }))
    const section = within(await screen.findByRole('region', { name: 'Photos of the facility' }))
    await user.upload(section.getByLabelText('Photo'), picture)
    expect(await section.findByRole('button', { name: 'Photo 1: on this phone, not sent yet' })).toBeVisible()
    expect(await kept()).toMatchObject([{ sub_list_id: null, state: 'kept' }])
  })

  it('are taken again where the phone cannot read one, and those before stay', async () => {
    await keepPhotos(1, 3)
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Not a picture')))
    const { user } = show(paths.visit(id, { q: 1 }))
    await user.upload(await screen.findByLabelText('Photo'), picture)
    expect(await screen.findByText('This picture could not be read. Take it again.')).toBeVisible()
    expect(await kept()).toHaveLength(1)
    expect(screen.getByLabelText('Photo')).not.toBeDisabled()
  })

  it('are at most 6 of a question', async () => {
    await keepPhotos(6, 3)
    const { user } = show(paths.visit(id, { q: 1 }))
    expect(await screen.findByText('At most 6 photos for a question and 80 for a visit.')).toBeVisible()
    expect(screen.queryByLabelText('Photo')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(await screen.findByLabelText('Photo')).not.toBeDisabled()
  })

  it('are at most 80 of a visit, at every question', async () => {
    await keepPhotos(80, null)
    show(paths.visit(id, { q: 2 }))
    expect(await screen.findByText('At most 6 photos for a question and 80 for a visit.')).toBeVisible()
    expect(screen.queryByLabelText('Photo')).toBeNull()
    expect(await kept()).toHaveLength(80)
  })
})
