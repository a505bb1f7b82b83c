import { uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import { document as uploaded } from '@portal/contract/applications/document.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listStates } from '@portal/contract/places/calls.ts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { storeUpload } from '../api/uploads/stored-uploads.ts'
import { hideUpload, type ShownUpload, showUpload } from '../api/uploads/upload-list.ts'
import { useCall } from '../api/use-call.ts'
import { reply } from '../testing/fake-portal.ts'
import { withIndexedDb } from '../testing/indexed-db.ts'
import { renderComponent } from '../testing/render.tsx'
import { UploadList } from './upload-list.tsx'

const pressed: string[] = []
const one: ShownUpload = {
  id: '1',
  fileName: 'cac.pdf',
  part: 0.426,
  state: 'sending',
  cancel: () => pressed.push('cancel'),
}

withIndexedDb()
afterEach(() => {
  pressed.length = 0
  act(() => hideUpload('1'))
})

function show(upload: Partial<ShownUpload> = {}) {
  act(() => showUpload({ ...one, ...upload }))
  return renderComponent(<UploadList personId={2} />, { as: 'user' })
}

it('shows how far an upload is, and cancels it', async () => {
  const { user } = show()
  const line = within(screen.getByRole('region', { name: 'Uploads' }))
  expect(line.getByText('Sending: 42 %')).toBeVisible()
  expect(line.queryByRole('button', { name: 'Try again' })).toBeNull()
  const cancel = line.getByRole('button', { name: 'Cancel the upload of cac.pdf' })
  expect(cancel.textContent).toBe('Cancel')
  await user.click(cancel)
  expect(pressed).toEqual(['cancel'])
  act(() => showUpload({ ...one, state: 'waiting' }))
  expect(line.getByText('Waiting for the connection, 42 % sent')).toBeVisible()
  act(() => showUpload({ ...one, part: 1 }))
  expect(line.getByText('Checking the file')).toBeVisible()
})

it('says why an upload failed, and tries it again or removes it', async () => {
  const { user } = show({ state: 'failed', message: 'This is not a PDF', retry: () => pressed.push('retry') })
  expect(screen.getByText('This is not a PDF')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(pressed).toEqual(['retry'])
  expect(screen.getByRole('button', { name: 'Cancel the upload of cac.pdf' }).textContent).toBe('Remove')
})

it('is not there while nothing is uploaded', () => {
  renderComponent(<UploadList personId={2} />, { as: 'user' })
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
})

/** Something on the page that the upload may have changed. */
function States() {
  return useCall(listStates).data?.data.map(({ name }) => name)
}

it('goes on with what was not sent before the page was loaded again, then says so and refreshes the page', async () => {
  await storeUpload({
    id: 'earlier',
    personId: 2,
    call: { method: 'POST', path: '/api/upload/document' },
    params: undefined,
    fields: { facility_id: 12, name: 'PHCN bill' },
    file: new File([], 'bill.pdf', { type: 'application/pdf' }),
    success: 'Document added Successfully!',
    location: undefined,
    startedAt: Date.now(),
  })
  const places = (name: string) => reply(listStates, { data: [{ id: 27, name }] })
  renderComponent(
    <>
      <States />
      <UploadList personId={2} />
    </>,
    {
      as: 'user',
      replies: [places('Before'), places('After'), reply(uploadDocument, { data: exampleOf(uploaded) })],
    },
  )
  expect(await screen.findByText('Document added Successfully!')).toBeVisible()
  expect(await screen.findByText('After')).toBeVisible()
})
