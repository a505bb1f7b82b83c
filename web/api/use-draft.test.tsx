import * as calls from '@portal/contract/applications/calls/drafts.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import { penalty } from '@portal/contract/standing/penalty.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aFacility } from '../testing/facilities.ts'
import { type FakeReply, noAnswer, refusal, reply, wait } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { Button } from '../ui/form/button.tsx'
import { choicesOf, RadioField } from '../ui/form/choice-fields.tsx'
import { TextareaField, TextField } from '../ui/form/text-fields.tsx'
import { connectionFound } from './connection.ts'
import { DraftedForm } from './drafted-form.tsx'
import { ModalForm } from './modal-form.tsx'
import { beginSession } from './session.ts'

const penaltyReply = { ...exampleOf(penalty), facility: aFacility() }
const storedDraft = (value: object, updated_at = '2026-05-03T08:15:00.000Z') =>
  reply(calls.showDraft, { data: { value: { ...value }, updated_at } })

interface FormOptions {
  defaults?: object
  recordVersion?: string
}

function show({ replies = [], ...props }: FormOptions & { replies?: FakeReply[] } = {}) {
  return renderComponent(
    <DraftedForm draft="penalise-12" call={penalties.penaliseFacility} hidden={{ facility_id: 12 }} {...props}>
      <TextField name="title" label="Title" />
      <TextareaField name="comment" label="Reason" />
      <RadioField name="kind" label="Kind" choices={choicesOf(['Mild', 'Grave'])} />
    </DraftedForm>,
    { replies },
  )
}

/** Hides the page, as when another app is opened: what is not saved yet is saved now, without the delay after a keystroke. */
async function hidePage() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
}

const saved = () => screen.findByText('Draft saved.')

describe('a long form', () => {
  it('saves a draft once after the last keystroke, and says so', async () => {
    const { user, sent } = show()
    await user.type(await screen.findByLabelText('Reason'), 'No resident doctor.')
    await user.click(screen.getByLabelText('Grave'))
    expect(screen.getByText('What you type is kept as a draft.')).toBeVisible()
    expect(await saved()).toBeVisible()
    expect(sent(calls.saveDraft).map(({ path, body }) => [path, body])).toEqual([
      ['/api/drafts/penalise-12', { value: { comment: 'No resident doctor.', kind: 'Grave' } }],
    ])
  })

  it('restores the draft, shows when it was saved, and does not save it again', async () => {
    const { sent, user } = show({ replies: [storedDraft({ kind: 'Mild', comment: 'No doctor' })] })
    expect(await screen.findByLabelText('Reason')).toHaveValue('No doctor')
    expect(screen.getByLabelText('Mild')).toBeChecked()
    expect(screen.getByText(/We kept what you typed on/)).toHaveTextContent('3 May 2026 at 09:15')
    expect(screen.queryByText('What you type is kept as a draft.')).toBeNull()
    await user.click(screen.getByLabelText('Reason'))
    await user.tab()
    await hidePage()
    expect(sent(calls.saveDraft)).toEqual([])
  })

  it('says that a file is not kept', async () => {
    const replies = [storedDraft({ text: 'They were open.' })]
    renderComponent(
      <DraftedForm draft="contest-penalty-7" call={representations.contestPenalty} params={{ id: 7 }}>
        <TextareaField name="text" label="Why" />
      </DraftedForm>,
      { replies },
    )
    expect(await screen.findByText(/We kept what you typed on/)).toHaveTextContent(
      /A file is not kept: choose it again\.$/,
    )
  })

  it('is empty after the draft is discarded, with the focus on the first field', async () => {
    const { sent, user } = show({ defaults: { comment: 'As recorded' }, replies: [storedDraft({ comment: 'Typed' })] })
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(screen.getByLabelText('Reason')).toHaveValue('As recorded')
    expect(screen.getByLabelText('Title')).toHaveFocus()
    expect(screen.queryByText(/We kept/)).toBeNull()
    await waitFor(() => expect(sent(calls.discardDraft).map(({ path }) => path)).toEqual(['/api/drafts/penalise-12']))
    await user.type(screen.getByLabelText('Reason'), '!')
    await saved()
    expect(sent(calls.saveDraft).map(({ body }) => body)).toEqual([{ value: { comment: 'As recorded!' } }])
  })

  it('saves only changed fields, so that it does not overwrite what others have saved since', async () => {
    const { user } = show({
      defaults: { title: 'Recorded by a colleague', comment: 'Old' },
      recordVersion: '2026-05-04T08:00:00.000Z',
      replies: [storedDraft({ comment: 'Mine' })],
    })
    expect(await screen.findByLabelText('Reason')).toHaveValue('Mine')
    expect(screen.getByLabelText('Title')).toHaveValue('Recorded by a colleague')
    expect(screen.getByText(/saved again after that/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText(/saved again after that/)).toBeNull()
  })

  it('deletes the draft after it was submitted', async () => {
    const { user, sent } = show({ replies: [reply(penalties.penaliseFacility, { data: penaltyReply })] })
    await user.type(await screen.findByLabelText('Reason'), 'No doctor')
    await saved()
    await user.type(screen.getByLabelText('Reason'), '.')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sent(calls.discardDraft)).toHaveLength(1))
    await hidePage()
    expect(sent(calls.saveDraft)).toHaveLength(1)
  })

  it('keeps the draft when the form is refused', async () => {
    const { user, sent } = show({
      replies: [refusal(penalties.penaliseFacility, { code: 'stale', status: 412, message: 'Somebody was first' })],
    })
    await user.type(await screen.findByLabelText('Reason'), 'No doctor')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Somebody was first')).toBeVisible()
    await saved()
    expect(sent(calls.discardDraft)).toEqual([])
  })

  it('deletes the draft when all fields are cleared', async () => {
    const { user, sent } = show({ replies: [storedDraft({ comment: 'x' })] })
    await user.clear(await screen.findByLabelText('Reason'))
    await waitFor(() => expect(sent(calls.discardDraft)).toHaveLength(1))
    expect(sent(calls.saveDraft)).toEqual([])
  })

  it('opens even if its draft cannot be loaded', async () => {
    show({ replies: [refusal(calls.showDraft, { code: 'unexpected', status: 500, message: 'Something went wrong' })] })
    expect(await screen.findByLabelText('Reason')).toHaveValue('')
  })

  it('says that the draft is not saved while the portal is unreachable, and saves it when it is back', async () => {
    const { user, sent } = show({ replies: [noAnswer(calls.saveDraft)] })
    await user.type(await screen.findByLabelText('Reason'), 'No doctor')
    expect(await screen.findByText('Draft not saved yet.')).toBeVisible()
    expect(sent(calls.saveDraft)).toHaveLength(1)
    connectionFound()
    await saved()
    expect(sent(calls.saveDraft)).toHaveLength(2)
  })

  it('waits for the reply to one save before it sends the next', async () => {
    const { user, sent } = show({ replies: [wait(calls.saveDraft)] })
    await user.type(await screen.findByLabelText('Reason'), 'One')
    await waitFor(() => expect(sent(calls.saveDraft)).toHaveLength(1))
    await user.type(screen.getByLabelText('Reason'), ' two')
    await hidePage()
    expect(sent(calls.saveDraft)).toHaveLength(1)
  })

  it('has after a reload what the page before could not save, and saves it then', async () => {
    beginSession({
      token: 'a-token',
      id: 2,
      first_name: 'A',
      privilege_type: 'user',
      duties: [],
      must_change_password: false,
    })
    const before = show({ replies: [storedDraft({ comment: 'No' }), wait(calls.saveDraft)] })
    await before.user.type(await screen.findByLabelText('Reason'), ' resident doctor.')
    await hidePage()
    before.unmount()
    // The draft is fetched before the request of the page that was left arrives.
    const { sent } = show({ replies: [storedDraft({ comment: 'No' })] })
    expect(await screen.findByLabelText('Reason')).toHaveValue('No resident doctor.')
    await waitFor(() => expect(sent(calls.saveDraft)).toHaveLength(1))
    expect(sent(calls.saveDraft)[0]?.body).toEqual({ value: { comment: 'No resident doctor.' } })
    expect(await saved()).toBeVisible()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('saves immediately when the page is hidden', async () => {
    const { user, sent } = show()
    await user.type(await screen.findByLabelText('Reason'), 'No')
    await hidePage()
    expect(sent(calls.saveDraft).at(-1)).toMatchObject({ body: { value: { comment: 'No' } }, keepalive: true })
  })
})

/** The form of a record that somebody else changes while it is open. */
function Overtaken() {
  const [isChanged, setIsChanged] = useState(false)
  return (
    <>
      <Button onClick={() => setIsChanged(true)}>Somebody else saves</Button>
      <DraftedForm
        draft="penalise-12"
        call={penalties.penaliseFacility}
        hidden={{ facility_id: 12 }}
        defaults={{ comment: isChanged ? 'As changed' : 'As recorded' }}
        recordVersion={isChanged ? '2026-05-04T08:00:00.000Z' : '2026-05-01T08:00:00.000Z'}
      >
        <TextareaField name="comment" label="Reason" />
      </DraftedForm>
    </>
  )
}

it('a form sends the version of the record with whose values it opened', async () => {
  const stale = {
    code: 'stale',
    status: 412,
    message: 'Somebody else changed this meanwhile. Look at it again',
  } as const
  const { user, sent } = renderComponent(<Overtaken />, {
    replies: [storedDraft({ comment: 'Typed' }), refusal(penalties.penaliseFacility, stale)],
  })
  const versions = () => sent(penalties.penaliseFacility).map(({ headers }) => headers['if-match'])
  expect(await screen.findByLabelText('Reason')).toHaveValue('Typed')
  await user.click(screen.getByRole('button', { name: 'Somebody else saves' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(versions()).toEqual(['"2026-05-01T08:00:00.000Z"']))
  expect(await screen.findByRole('alert')).toHaveTextContent(stale.message)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Reason')).toHaveValue('As changed')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(versions()[1]).toBe('"2026-05-04T08:00:00.000Z"'))
})

it('a form whose draft was discarded shows what somebody else saved as soon as it comes, unless it was sent', async () => {
  const stale = { code: 'stale', status: 412, message: 'Somebody else changed this meanwhile' } as const
  const { user, unmount } = renderComponent(<Overtaken />, { replies: [storedDraft({ comment: 'Typed' })] })
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Reason')).toHaveValue('As recorded')
  await user.click(screen.getByRole('button', { name: 'Somebody else saves' }))
  expect(screen.getByLabelText('Reason')).toHaveValue('As changed')
  unmount()
  const again = renderComponent(<Overtaken />, {
    replies: [storedDraft({ comment: 'Typed' }), refusal(penalties.penaliseFacility, stale)],
  })
  await again.user.click(await screen.findByRole('button', { name: 'Discard' }))
  await again.user.click(screen.getByRole('button', { name: 'Submit' }))
  await again.user.click(screen.getByRole('button', { name: 'Somebody else saves' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(stale.message)
  expect(screen.getByLabelText('Reason')).toHaveValue('As recorded')
})

it('a form whose draft was discarded keeps what was typed then, whatever somebody else saves', async () => {
  const { user } = renderComponent(<Overtaken />, { replies: [storedDraft({ comment: 'Typed' })] })
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await user.type(screen.getByLabelText('Reason'), ' and more')
  await user.click(screen.getByRole('button', { name: 'Somebody else saves' }))
  expect(screen.getByLabelText('Reason')).toHaveValue('As recorded and more')
})

function Opened() {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Open</Button>
  return (
    <ModalForm
      title="Penalise"
      draft="penalise-12"
      call={penalties.penaliseFacility}
      hidden={{ facility_id: 12 }}
      onClose={() => setIsOpen(false)}
    >
      <TextareaField name="comment" label="Reason" />
    </ModalForm>
  )
}

describe('a dialog that does not wait for its draft', () => {
  async function show() {
    const scene = renderComponent(
      <ModalForm title="Penalise" call={penalties.penaliseFacility} hidden={{ facility_id: 12 }} onClose={() => {}}>
        <TextareaField name="comment" label="Reason" />
      </ModalForm>,
      { replies: [storedDraft({ comment: 'Typed before' })] },
    )
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const connected = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (init?.method === 'GET') await arrived
      return connected(address, init)
    })
    return { ...scene, arrive }
  }

  it('keeps what was typed before the draft arrived', async () => {
    const { user, arrive } = await show()
    await user.type(screen.getByLabelText('Reason'), 'No doctor')
    await act(async () => arrive())
    await saved()
    expect(screen.getByLabelText('Reason')).toHaveValue('No doctor')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })

  it('puts in the draft if nothing was typed yet', async () => {
    const { arrive } = await show()
    arrive()
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue('Typed before'))
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
  })
})

describe('a dialog with a long form', () => {
  it('focuses its first field, and saves the draft when it is closed', async () => {
    const { user, sent } = renderComponent(<Opened />)
    expect(await screen.findByLabelText('Reason')).toHaveFocus()
    await user.type(screen.getByLabelText('Reason'), 'No doctor')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(sent(calls.saveDraft)[0]?.body).toEqual({ value: { comment: 'No doctor' } }))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByLabelText('Reason')).toHaveValue('No doctor')
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
  })

  it('is empty after it was submitted', async () => {
    const { user } = renderComponent(<Opened />, {
      replies: [storedDraft({ comment: 'No doctor' }), reply(penalties.penaliseFacility, { data: penaltyReply })],
    })
    expect(await screen.findByLabelText('Reason')).toHaveValue('No doctor')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    expect(await screen.findByLabelText('Reason')).toHaveValue('')
  })
})
