import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as places from '@portal/contract/places/calls.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FileField } from '../fields/file-field.tsx'
import { noAnswer, refusal, reply, wait } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { SelectField } from '../ui/form/choice-fields.tsx'
import { NumberField, TextField } from '../ui/form/text-fields.tsx'
import { CallForm } from './call-form.tsx'

const state = (
  <CallForm call={places.addState} success="Added Successfully" again>
    <TextField name="name" label="Name" />
  </CallForm>
)

const payment = (
  <CallForm call={contents.uploadPayment} hidden={{ facility_id: 7 }} submit="Add" failure="ERROR!">
    <NumberField name="amount" label="Amount" />
    <FileField name="document" label="Receipt" />
  </CallForm>
)

const receipt = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })

describe('a form', () => {
  it('shows a message after success, and is empty for the next entry', async () => {
    const { user, sent } = renderComponent(state, {
      replies: [reply(places.addState, { data: { id: 38, name: 'New' } })],
    })
    await user.type(screen.getByLabelText('Name'), 'New{Enter}')
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    expect(sent(places.addState)[0]?.body).toEqual({ name: 'New' })
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''))
  })

  it('keeps the focus and the typed values while it is sent, and is sent once', async () => {
    const { user, sent } = renderComponent(state, { replies: [wait(places.addState)] })
    await user.type(screen.getByLabelText('Name'), 'New')
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }))
    const button = await screen.findByRole('button', { name: 'Please wait' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(sent(places.addState)).toHaveLength(1)
    expect(screen.getByLabelText('Name')).toHaveValue('New')
  })

  it('is sent once on a double click, even if the reply arrives immediately', async () => {
    const { user, sent } = renderComponent(
      <CallForm call={places.addState} success="Added Successfully">
        <TextField name="name" label="Name" />
      </CallForm>,
      { replies: [reply(places.addState, { data: { id: 38, name: 'New' } })] },
    )
    await user.type(screen.getByLabelText('Name'), 'New')
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    expect(sent(places.addState)).toHaveLength(1)
  })

  it('sends the same idempotency key on a retry after a lost connection', async () => {
    const { user, sent } = renderComponent(state, {
      replies: [noAnswer(places.addState), reply(places.addState, { data: { id: 38, name: 'New' } })],
    })
    await user.type(screen.getByLabelText('Name'), 'New{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the portal')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    const keys = sent(places.addState).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it("shows the server's errors beside their fields, and others above the form", async () => {
    const wrong = { code: 'invalid_input' as const, status: 422, message: 'Check this', errors: { name: ['Too odd'] } }
    const clash = { code: 'already_exists' as const, status: 409, message: 'This state is there already' }
    const { user } = renderComponent(state, {
      replies: [refusal(places.addState, wrong), refusal(places.addState, clash)],
    })
    await user.type(screen.getByLabelText('Name'), 'Niger{Enter}')
    expect(await screen.findByRole('link', { name: 'Too odd' })).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Too odd')
    await user.type(screen.getByLabelText('Name'), '{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This state is there already'))
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  it('takes the errors away while it is sent again', async () => {
    const clash = { code: 'already_exists' as const, status: 409, message: 'This state is there already' }
    const { user } = renderComponent(state, { replies: [refusal(places.addState, clash), wait(places.addState)] })
    await user.type(screen.getByLabelText('Name'), 'Niger{Enter}')
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('button', { name: 'Please wait' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends a file with the other fields, and numbers without separators', async () => {
    const paid = { id: 1, amount: 25000, document: 'a-slug', facility_id: 7, created_at: '2026-03-04T08:30:00Z' }
    const replies = [reply(contents.uploadPayment, { data: paid })]
    const { user, sent } = renderComponent(payment, { replies })
    await user.type(screen.getByLabelText('Amount'), '25,000')
    await user.upload(screen.getByLabelText('Receipt'), receipt)
    expect(await screen.findByText('receipt.pdf')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(sent(contents.uploadPayment)).toHaveLength(1))
    expect(sent(contents.uploadPayment)[0]?.body).toMatchObject({ amount: '25000', facility_id: '7' })
    expect(sent(contents.uploadPayment)[0]?.headers['content-type']).toBeUndefined()
  })

  it('refuses a missing file and an invalid number', async () => {
    const { user, sent } = renderComponent(payment)
    await user.type(screen.getByLabelText('Amount'), 'plenty')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('link', { name: 'Choose a file' })).toBeVisible()
    expect(screen.getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Amount')).toHaveValue('plenty')
    expect(sent(contents.uploadPayment)).toHaveLength(0)
  })

  it('shows the progress of an upload, which can be cancelled', async () => {
    const { user } = renderComponent(payment, { stallsUploads: true })
    await user.type(screen.getByLabelText('Amount'), '25000')
    await user.upload(screen.getByLabelText('Receipt'), receipt)
    await screen.findByText('receipt.pdf')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Sending: 50 %')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The upload was cancelled.')
    expect(screen.getByText('receipt.pdf')).toBeVisible()
  })

  it('refuses a file of the wrong type before sending it', async () => {
    renderComponent(payment)
    const { default: userEvent } = await import('@testing-library/user-event')
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(
      screen.getByLabelText('Receipt'),
      new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }),
    )
    expect(await screen.findByText('Choose a PDF, JPEG or PNG file')).toBeVisible()
    expect(screen.queryByText('tool.exe')).toBeNull()
  })

  it('repeats why a file is too large when the form is sent', async () => {
    const { user, sent } = renderComponent(payment)
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' })
    await user.type(screen.getByLabelText('Amount'), '25000')
    await user.upload(screen.getByLabelText('Receipt'), large)
    const reason = 'This file is 11.0 MB. The largest that can be sent is 10 MB'
    expect(await screen.findByText(reason)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('link', { name: reason })).toBeVisible()
    expect(screen.queryByText('Choose a file')).toBeNull()
    expect(sent(contents.uploadPayment)).toHaveLength(0)
  })

  it('passes the typed values to onTyped, to save a draft', async () => {
    const onTyped = vi.fn()
    const { user } = renderComponent(
      <CallForm call={places.addLga} hidden={{ state_id: 27 }} onTyped={onTyped}>
        <TextField name="list" label="Name" />
        <SelectField name="kind" label="Kind" choices={[{ value: 4, label: 'Four' }]} />
      </CallForm>,
    )
    await user.type(screen.getByLabelText('Name'), 'Bida')
    await user.selectOptions(screen.getByLabelText('Kind'), 'Four')
    await waitFor(() => expect(onTyped).toHaveBeenLastCalledWith({ list: 'Bida', kind: 4, state_id: 27 }))
  })
})
