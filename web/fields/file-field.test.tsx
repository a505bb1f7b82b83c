import { uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ModalForm } from '../api/modal-form.tsx'
import { late, reply } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { Form } from '../ui/form/form.tsx'
import { TextField } from '../ui/form/text-fields.tsx'
import { FileField } from './file-field.tsx'

/** A browser that reads a photo of 4,000 by 3,000 pixels and draws it as a small JPEG; `drawn` are the sizes drawn. */
function readPhotos() {
  const drawn: string[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn.push(`${this.width} x ${this.height}`)
    done(new Blob(['small'], { type }))
  })
  return drawn
}

const photo = new File(['a'.repeat(5000)], 'licence.png', { type: 'image/png' })
const scan = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })

let drawn: string[]
beforeEach(() => {
  drawn = readPhotos()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show({ areFilesOptional = false } = {}) {
  const onSend = vi.fn(async (_values: object) => undefined)
  const scene = renderComponent(
    <Form submit="Send" files={['document']} areFilesOptional={areFilesOptional} onSend={onSend}>
      <FileField name="document" label="File" />
    </Form>,
  )
  const press = (name: string) => scene.user.click(screen.getByRole('button', { name }))
  const send = async () => {
    await press('Send')
    const { document: file }: { document?: unknown } = onSend.mock.lastCall?.[0] ?? {}
    return file instanceof File ? { name: file.name, type: file.type, size: file.size } : file
  }
  return { ...scene, press, send, onSend }
}

const small = { name: 'licence.jpg', type: 'image/jpeg', size: 5 }

describe('a photo', () => {
  it('is sent small', async () => {
    const { user, send } = show()
    await user.upload(screen.getByLabelText('File'), photo)
    expect(await screen.findByText('licence.jpg')).toBeVisible()
    expect(await send()).toEqual(small)
    expect(drawn).toEqual(['2000 x 1500'])
  })

  it('is sent as small as before when it was left as it was', async () => {
    const { user, press, send } = show()
    await user.upload(screen.getByLabelText('File'), photo)
    await screen.findByText('licence.jpg')
    await press('Rotate or crop')
    await user.click(await screen.findByRole('button', { name: 'Rotate' }))
    await press('Leave it as it was')
    expect(screen.getByLabelText('File')).toHaveFocus()
    expect(await send()).toEqual(small)
    expect(drawn).toEqual(['2000 x 1500'])
  })

  it('is sent as it was rotated', async () => {
    const { user, press, send } = show()
    await user.upload(screen.getByLabelText('File'), photo)
    await screen.findByText('licence.jpg')
    await press('Rotate or crop')
    await user.click(await screen.findByRole('button', { name: 'Rotate' }))
    await press('Use this photo')
    await waitFor(() => expect(screen.getByLabelText('File')).toHaveFocus())
    expect(await send()).toEqual(small)
    expect(drawn).toEqual(['2000 x 1500', '1500 x 2000'])
  })

  it('is not sent while it is still being changed', async () => {
    const { user, press, onSend } = show()
    await user.upload(screen.getByLabelText('File'), photo)
    await screen.findByText('licence.jpg')
    await press('Rotate or crop')
    await screen.findByRole('button', { name: 'Rotate' })
    await press('Send')
    expect(await screen.findByRole('link', { name: /^Press “Use this photo”/ })).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
  })
})

describe('a photo that is being prepared', () => {
  let ready: () => void
  beforeEach(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ready = resolve
    vi.stubGlobal('createImageBitmap', () => promise.then(() => ({ width: 4000, height: 3000 })))
  })

  it('is waited for by a form that may be sent without a file', async () => {
    const { user, press, send, onSend } = show({ areFilesOptional: true })
    await user.upload(screen.getByLabelText('File'), photo)
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Send')
    expect(await screen.findByRole('link', { name: /^The picture is being prepared\./ })).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
    ready()
    expect(await screen.findByText('licence.jpg')).toBeVisible()
    expect(await send()).toEqual(small)
  })

  it('stays when the draft of its form comes late', async () => {
    const draft = late(
      reply(showDraft, { data: { value: { title: 'Typed before' }, updated_at: '2026-05-03T08:15:00.000Z' } }),
    )
    const { user, sent, client } = renderComponent(
      <ModalForm title="Add a file" call={uploadDocument} onClose={() => {}}>
        <TextField name="title" label="Title" />
        <FileField name="document" label="File" />
      </ModalForm>,
      { as: 'user', replies: [draft.given] },
    )
    await user.upload(screen.getByLabelText('File'), photo)
    await waitFor(() => expect(sent(showDraft)).toHaveLength(1))
    draft.send()
    await waitFor(() => expect(client.isFetching()).toBe(0))
    ready()
    expect(await screen.findByText('licence.jpg')).toBeVisible()
  })
})

describe('a file', () => {
  it('that is no picture is sent as it is, and cannot be rotated', async () => {
    const { user, send } = show()
    await user.upload(screen.getByLabelText('File'), scan)
    expect(await screen.findByText('licence.pdf')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Rotate or crop' })).toBeNull()
    expect(await send()).toEqual({ name: 'licence.pdf', type: 'application/pdf', size: 8 })
  })

  it('that was picked last is sent, also if an earlier photo is ready only after it', async () => {
    let finish: (() => void) | undefined
    vi.stubGlobal('createImageBitmap', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return { width: 4000, height: 3000 }
    })
    const { user, send } = show()
    await user.upload(screen.getByLabelText('File'), photo)
    expect(screen.getByText('Preparing the picture')).toBeVisible()
    await user.upload(screen.getByLabelText('File'), scan)
    expect(await screen.findByText('licence.pdf')).toBeVisible()
    finish?.()
    await waitFor(() => expect(drawn).toHaveLength(1))
    expect(screen.queryByText('licence.jpg')).toBeNull()
    expect(await send()).toEqual({ name: 'licence.pdf', type: 'application/pdf', size: 8 })
  })

  it('that cannot be sent stops a form that may be sent without one', async () => {
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' })
    const { user, press, onSend, send } = show({ areFilesOptional: true })
    await user.upload(screen.getByLabelText('File'), large)
    await screen.findByText(/^This file is 11\.0 MB\./)
    await press('Send')
    expect(await screen.findByRole('link', { name: /^This file is 11\.0 MB\./ })).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
    await user.upload(screen.getByLabelText('File'), scan)
    await screen.findByText('licence.pdf')
    expect(await send()).toMatchObject({ name: 'licence.pdf' })
  })

  it('that the browser cannot read is not sent, and the person is told what to do', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Not a picture')))
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }))
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('Not a picture'))
    const { user, press, onSend } = show()
    await user.upload(screen.getByLabelText('File'), new File(['heic'], 'IMG_1.HEIC', { type: '' }))
    expect(await screen.findByText(/^This browser cannot read photos of this format\./)).toBeVisible()
    await press('Send')
    expect(onSend).not.toHaveBeenCalled()
  })

  it('that was removed is asked for again', async () => {
    const { user, press, onSend } = show()
    await user.upload(screen.getByLabelText('File'), scan)
    await screen.findByText('licence.pdf')
    await press('Remove')
    await press('Send')
    expect(await screen.findByRole('link', { name: 'Choose a file' })).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
  })
})
