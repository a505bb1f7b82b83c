import * as calls from '@portal/contract/applications/calls/contents.ts'
import { document as uploaded } from '@portal/contract/applications/document.ts'
import { consideration } from '@portal/contract/cases/consideration.ts'
import { payment } from '@portal/contract/money/payment.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { shownUploads } from '../../../api/uploads/upload-list.ts'
import { enterText } from '../../../testing/enter-text.ts'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { registrationDetails, specifiedDocuments } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { DocumentSection } from './document-section.tsx'
import { PaymentSection } from './payment-section.tsx'

const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })

describe('Add Documents', () => {
  it('uploads a file as one of the four types, and marks the types that were added before', async () => {
    const documents = [{ ...exampleOf(uploaded), name: 'PHCN bill' }]
    const { user, sent } = renderComponent(
      <DocumentSection details={registrationDetails({ documents: documents })} mayChange />,
      {
        replies: [reply(calls.uploadDocument, { data: exampleOf(uploaded) })],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Add Documents' }))
    expect(screen.getAllByRole('radio')).toHaveLength(requiredDocumentTypes.length)
    expect(screen.getAllByText('Added already')).toHaveLength(1)
    await user.click(screen.getByLabelText('Fire safety Certificate'))
    await user.upload(screen.getByLabelText('File'), scan)
    expect(await screen.findByText('scan.pdf')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('Document added Successfully!')).toBeVisible()
    expect(sent(calls.uploadDocument)[0]?.body).toEqual({
      name: 'Fire safety Certificate',
      facility_id: '12',
      upload_id: 'an-upload-of-22-letters',
    })
  })

  it('leads to the example of a document, beside its name', async () => {
    const example = { hint: 'Of the last three months.', demand: 'optional', example_url: '/examples/bill' } as const
    const asked_documents = specifiedDocuments.map((kind) =>
      kind.name === 'PHCN bill' ? { ...kind, ...example } : kind,
    )
    const { user } = renderComponent(<DocumentSection details={registrationDetails({ asked_documents })} mayChange />)
    await user.click(screen.getByRole('button', { name: 'Add Documents' }))
    const link = screen.getByRole('link', { name: 'See an example of PHCN bill (opens in a new tab)' })
    expect(link).toHaveAttribute('href', '/examples/bill')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.closest('p')).toHaveTextContent(/^Of the last three months\. · Optional · See an example/)
    expect(link.closest('label')).toBeNull()
  })

  it('uploads photos of the pages as one document', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000 }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['a'], { type })))
    onTestFinished(() => void vi.restoreAllMocks())
    const { user, sent } = renderComponent(
      <DocumentSection details={registrationDetails({ documents: [] })} mayChange />,
      { replies: [reply(calls.uploadDocument, { data: exampleOf(uploaded) })] },
    )
    await user.click(screen.getByRole('button', { name: 'Add Documents' }))
    await user.upload(screen.getByLabelText('File'), scan)
    await screen.findByText('scan.pdf')
    await user.click(screen.getByRole('button', { name: 'It has several pages: take a photo of each' }))
    const photo = (name: string) => new File(['a'], name, { type: 'image/jpeg' })
    await user.upload(screen.getByLabelText('Photos of the pages'), [photo('front.jpg'), photo('back.jpg')])
    await screen.findByText('2 pages')
    await user.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('Document added Successfully!')).toBeVisible()
    expect(sent(calls.uploadDocument)[0]?.body).toEqual({
      name: 'Certificate of registration with CAC',
      facility_id: '12',
      upload_ids: 'an-upload-of-22-letters,an-upload-of-22-letters',
    })
  })

  it('stays open for another document, with the next type chosen', async () => {
    const { user } = renderComponent(<DocumentSection details={registrationDetails({ documents: [] })} mayChange />, {
      replies: [
        reply(calls.uploadDocument, { data: { ...exampleOf(uploaded), name: 'Certificate of registration with CAC' } }),
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Add Documents' }))
    await user.upload(screen.getByLabelText('File'), scan)
    await screen.findByText('scan.pdf')
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText('Added already')).toBeVisible()
    expect(screen.queryByText('scan.pdf')).toBeNull()
    expect(screen.getByLabelText('PHCN bill')).toBeChecked()
  })

  it.each([
    ['asks an officer why', true, 1],
    ['asks nothing about an application from paper', false, 0],
  ])('%s', async (_words, has_owner_account, fields) => {
    const details = registrationDetails({ documents: [], payments: [], has_owner_account })
    const { user } = renderComponent(
      <>
        <DocumentSection details={details} mayChange />
        <PaymentSection details={details} mayChange />
      </>,
      { as: 'admin' },
    )
    for (const button of ['Add Documents', 'Upload Registration Form', 'Add Payment']) {
      await user.click(screen.getByRole('button', { name: button }))
      expect(screen.queryAllByLabelText(/^Reason for the change/)).toHaveLength(fields)
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
    }
  })

  it('is in the list after it had failed in the background and was tried again', async () => {
    const documents = renderComponent(<DocumentSection details={registrationDetails({ documents: [] })} mayChange />, {
      replies: [
        refusal(calls.uploadDocument, { code: 'unexpected', status: 500, message: 'Something went wrong' }),
        reply(calls.uploadDocument, { data: exampleOf(uploaded) }),
      ],
    })
    const { user } = documents
    await user.click(screen.getByRole('button', { name: 'Add Documents' }))
    await user.upload(screen.getByLabelText('File'), scan)
    await screen.findByText('scan.pdf')
    const { promise: isClosed, resolve: goOn } = Promise.withResolvers<void>()
    const connected = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address === '/api/uploads') await isClosed
      return connected(address, init)
    })
    await user.click(screen.getByRole('button', { name: 'Upload' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    goOn()
    await waitFor(() => expect(shownUploads()).toMatchObject([{ state: 'failed' }]))
    shownUploads()[0]?.retry?.()
    expect(await screen.findByText('Document added Successfully!')).toBeVisible()
    expect(shownUploads()).toEqual([])
  })

  it('opens again where the session had ended with its dialog open', () => {
    sessionStorage.setItem('open-dialog', `${window.location.pathname} form`)
    renderComponent(<DocumentSection details={registrationDetails({ documents: [] })} mayChange />, { as: 'user' })
    expect(screen.getByRole('dialog', { name: 'Upload Registration Form' })).toBeVisible()
  })

  it('focuses the file input when the chosen file is removed', async () => {
    const { user } = renderComponent(<DocumentSection details={registrationDetails({ documents: [] })} mayChange />)
    await user.click(screen.getByRole('button', { name: 'Add Documents' }))
    await user.upload(screen.getByLabelText('File'), scan)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(screen.queryByText('scan.pdf')).toBeNull()
    expect(screen.getByLabelText('File')).toHaveFocus()
  })

  it('chooses the first type that is missing, and requires the file', async () => {
    const { user } = renderComponent(<DocumentSection details={registrationDetails({ documents: [] })} mayChange />)
    await user.click(screen.getByRole('button', { name: 'Add Documents' }))
    await user.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByRole('link', { name: 'Choose a file' })).toBeVisible()
    expect(screen.getByLabelText('Certificate of registration with CAC')).toBeChecked()
  })

  it('uploads the signed form as the document Registration form', async () => {
    const { user, sent } = renderComponent(
      <DocumentSection details={registrationDetails({ documents: [] })} mayChange />,
      {
        replies: [reply(calls.uploadDocument, { data: exampleOf(uploaded) })],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Upload Registration Form' }))
    await user.upload(screen.getByLabelText('Signed registration form'), scan)
    await user.click(await screen.findByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('Document added Successfully!')).toBeVisible()
    expect(sent(calls.uploadDocument)[0]?.body).toMatchObject({ name: 'Registration form' })
  })
})

describe('a receipt', () => {
  const paid = { ...exampleOf(payment), id: 71, document: 'a'.repeat(22), amount: 50_000, status: 'submitted' as const }
  const confirmed = { ...paid, id: 72, document: 'b'.repeat(22), amount: 25_000, status: 'confirmed' as const }
  const refused = { ...paid, id: 73, document: 'c'.repeat(22), amount: 10_000, status: 'refused' as const }
  const found = { ...confirmed, id: 74, document: '', amount: 5_000 }

  it('cannot be removed once its payment is confirmed', () => {
    const details = registrationDetails({ payments: [paid, confirmed, refused, found] })
    renderComponent(<PaymentSection details={details} mayChange />, { as: 'user' })
    expect(screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.textContent)).toEqual([
      'Remove receipt of ₦50,000',
      'Remove receipt of ₦10,000',
    ])
    expect(screen.getAllByRole('button', { name: /^View/ })).toHaveLength(3)
  })

  it('cannot be removed where nothing can be changed', () => {
    renderComponent(<PaymentSection details={registrationDetails({ payments: [paid] })} mayChange={false} />)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})

describe('a document', () => {
  it('can be removed only if it was added after the latest consideration', () => {
    const [earlier, later] = ['2026-04-06T15:45:00.000Z', '2026-04-08T15:45:00.000Z'].map((created_at, index) => ({
      ...exampleOf(uploaded),
      id: 81 + index,
      file_slug: `${index}`.repeat(22),
      name: index === 0 ? 'PHCN bill' : 'Fire safety Certificate',
      created_at,
    }))
    const documents = earlier && later ? [earlier, later] : []
    const considered = { ...exampleOf(consideration), updated_at: '2026-04-07T15:45:00.000Z' }
    const removable = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.textContent)
    const first = renderComponent(
      <DocumentSection details={registrationDetails({ documents }, { consideration: considered })} mayChange />,
      { as: 'admin' },
    )
    expect(removable()).toEqual(['Remove Fire safety Certificate'])
    first.unmount()
    renderComponent(<DocumentSection details={registrationDetails({ documents })} mayChange />, { as: 'admin' })
    expect(removable()).toEqual(['Remove PHCN bill', 'Remove Fire safety Certificate'])
  })
})

describe('Add Payment', () => {
  async function pay(replies: Parameters<typeof renderComponent>[1]) {
    const scene = renderComponent(<PaymentSection details={registrationDetails({ payments: [] })} mayChange />, replies)
    await scene.user.click(screen.getByRole('button', { name: 'Add Payment' }))
    await enterText(scene.user, screen.getByLabelText('Amount paid, in naira'), '75,000.50')
    await scene.user.upload(screen.getByLabelText('Receipt'), scan)
    await screen.findByText('scan.pdf')
    await scene.user.click(screen.getByRole('button', { name: 'Add payment' }))
    return scene
  }

  it('sends the amount with its receipt', async () => {
    const { sent } = await pay({ replies: [reply(calls.uploadPayment, { data: exampleOf(payment) })] })
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    expect(sent(calls.uploadPayment)[0]?.body).toMatchObject({ amount: '75000.5', facility_id: '12' })
  })

  it('shows ERROR! and the reason when it fails', async () => {
    const message = 'This file is not a PDF, JPEG or PNG'
    await pay({ replies: [refusal(calls.uploadPayment, { code: 'file_refused', status: 415, message })] })
    expect(await screen.findByText('ERROR!')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })

  it('can be cancelled during the upload without an ERROR! toast', async () => {
    const { user } = await pay({ stallsUploads: true })
    expect(await screen.findByText('Sending: 50 %')).toBeVisible()
    expect(screen.getByText('You can close this window. The upload goes on.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The upload was cancelled.'))
    expect(screen.queryByText('ERROR!')).toBeNull()
  })
})
