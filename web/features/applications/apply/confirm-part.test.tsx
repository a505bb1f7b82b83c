import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { type FakeReply, refusal, reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { anAnswer, aRequirement } from '../../../testing/requirements.ts'
import { ConfirmPart, PartsToConfirm } from './confirm-part.tsx'

const parts = [
  { id: 1, name: 'Part A: Out-patient area' },
  { id: 2, name: 'Part B: In-patient area' },
]

/** A renewal in which the answers of these parts are still to be confirmed. */
function renewal(parts_to_confirm = parts) {
  const details = registrationDetails({}, { kind: 'renewal' })
  const sections = details.sections.map((one) => (one.section === 'requirements' ? { ...one, parts_to_confirm } : one))
  return { ...details, sections }
}

const button = () => screen.findByRole('button', { name: 'Nothing has changed in the answers of this part' })

function open(...replies: FakeReply[]) {
  return renderComponent(<ConfirmPart registrationId={31} partId={1} />, {
    as: 'user',
    replies: [
      ...replies,
      reply(catalogue.listRequirementsOfType, {
        data: [aRequirement({ id: 1, part: 1, questions: [1, 2] }), aRequirement({ id: 2, part: 2, questions: [3] })],
      }),
      reply(submissions.listSubmissions, {
        data: [
          anAnswer({ sub_list_id: 1, respond: 1, number: 4 }),
          anAnswer({ sub_list_id: 2, respond: 0, number: null }),
        ],
      }),
    ],
  })
}

describe('a part of a renewal', () => {
  it('shows its answers, then asks to confirm them, then leads to the next part', async () => {
    const { user, sent } = open(
      reply(calls.showRegistration, renewal()),
      reply(calls.confirmSection, { message: 'Confirmed', page: renewal(parts.slice(1)) }),
      reply(calls.showRegistration, renewal(parts.slice(1))),
    )
    const confirm = await button()
    expect(screen.getByText('Yes, 4')).toBeVisible()
    expect(screen.getByText('No')).toBeVisible()
    expect(screen.queryByText('Not answered')).toBeNull()
    expect(screen.getByText('Yes, 4').compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(confirm)
    const next = await screen.findByRole('link', { name: 'Read Part B: In-patient area' })
    expect(next).toHaveAttribute('href', paths.requirementPart(2, 12))
    expect(sent(calls.confirmSection)).toMatchObject([{ body: { section: 'requirements', part_id: 1 } }])
    // The button is gone, and the focus is where it was.
    await waitFor(() => expect(screen.getByRole('region', { name: 'The answers of this part' })).toHaveFocus())
  })

  it('says why it cannot be confirmed', async () => {
    const { user } = open(
      reply(calls.showRegistration, renewal()),
      refusal(calls.confirmSection, {
        code: 'invalid_input',
        status: 422,
        message: 'Check what you entered',
        errors: { part_id: ['Answer the one question that is left.'] },
      }),
    )
    await user.click(await button())
    expect(await screen.findByText('Answer the one question that is left.')).toBeVisible()
  })

  it('leads back to the registration after the last one', async () => {
    open(reply(calls.showRegistration, renewal([])))
    expect(await screen.findByRole('link', { name: 'Go to the registration' })).toHaveAttribute(
      'href',
      paths.registration(31),
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('lists the parts that are still to be confirmed, and nothing afterwards', () => {
  renderComponent(<PartsToConfirm details={renewal()} />, { as: 'user' })
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Part A: Out-patient area', paths.requirementPart(1, 12)],
    ['Part B: In-patient area', paths.requirementPart(2, 12)],
  ])
  const { container } = renderComponent(<PartsToConfirm details={renewal([])} />, { as: 'user' })
  expect(container.querySelector('h2')).toBeNull()
})
