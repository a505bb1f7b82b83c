import * as contents from '@portal/contract/applications/calls/contents.ts'
import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { comment } from '@portal/contract/applications/comment.ts'
import type { Reply } from '@portal/contract/call.ts'
import { consideration } from '@portal/contract/cases/consideration.ts'
import { facilityFlag } from '@portal/contract/facilities/facility-flag.ts'
import { listPrints } from '@portal/contract/licences/calls/certificates.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { penalty } from '@portal/contract/standing/penalty.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { answeredQuestion } from '../../testing/answered-question.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { everything, registrationDetails, reviewOf } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

type Shown = Reply<typeof calls.showRegistration>

const title = 'Consideration & Approval of Sabongari Family Clinic'
const found = exampleOf(consideration)
const ibrahim = { first_name: 'Ibrahim', last_name: 'Musa', at: '2026-04-08T10:30:00.000Z' }

function shown(overrides: Partial<Shown> = {}, brief: Partial<Shown['registration']> = {}) {
  return reply(calls.reviewRegistration, reviewOf(registrationDetails(overrides, brief)))
}

function show(...replies: FakeReply[]) {
  return renderScreen(paths.review(31), { as: 'admin', replies: [...replies, reply(listPrints, { data: [] })] })
}

const stale = 'Somebody else changed this meanwhile. Look at it again'
const since = { ...found, permanent_secretary_comment: 'Not before June.', updated_at: '2026-04-09T08:00:00.000Z' }
/** Somebody else changes the findings after the page was loaded. */
const changedMeanwhile = [
  shown({}, { consideration: found }),
  shown({}, { consideration: since }),
  refusal(calls.considerRegistration, { code: 'stale', status: 412, message: stale }),
]

type User = ReturnType<typeof show>['user']

async function openTab(user: User, name: RegExp | string) {
  await user.click(await screen.findByRole('tab', { name }))
}

async function openForm(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Update Approval' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Approval' }))
  await dialog.findByRole('button', { name: 'Save' })
  return dialog
}

describe('Consideration and Approval', () => {
  it('shows the facility, the status and a link back to the registration', async () => {
    show(shown({}, { status: 'Awaiting decision' }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getAllByText('Awaiting decision')[0]).toBeVisible()
    expect(screen.getByRole('link', { name: 'Registration' })).toHaveAttribute('href', paths.registration(31))
  })

  it('offers the decisions and the document that the status allows', async () => {
    const offered = ['Approve', 'Decline', 'Print Temporarily Statement'] as const
    const { user } = show(shown({ offered: [...offered] }, { status: 'Temporarily approved' }))
    expect(await screen.findByRole('button', { name: 'Approve' })).toHaveAttribute('data-variant', 'filled')
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Temporary Approval' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Print Temporarily Statement' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Print Certificate' })).toBeNull()
  })

  it('has a printable summary of the findings and the officer', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = show(shown({}, { consideration: found, processed_by: ibrahim, status: 'Approved' }))
    await openTab(user, 'More')
    const information = await screen.findByRole('region', { name: 'Information provided' })
    expect(information).toHaveTextContent('Satisfactory')
    expect(screen.getByRole('region', { name: 'Documents reviewed' })).toHaveTextContent('Satisfactory')
    expect(screen.getByText('Recommended for approval.')).toBeVisible()
    expect(screen.getByText('Processed by').parentElement).toHaveTextContent('Ibrahim Musa, 8 April 2026 at 11:30')
    expect(await within(screen.getByRole('main')).findByText('Niger State Ministry of Health')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('shows which findings are missing', async () => {
    const { user } = show(shown())
    await openTab(user, 'More')
    expect(await screen.findByRole('region', { name: 'Documents reviewed' })).toHaveTextContent('Not given yet')
    expect(screen.getByText('No decision has been taken yet')).toBeVisible()
  })

  it('is not for owners', async () => {
    renderScreen(paths.review(31), { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })

  it('shows the error if it cannot be loaded', async () => {
    show(
      refusal(calls.reviewRegistration, {
        code: 'not_found',
        status: 404,
        message: 'This registration does not exist',
      }),
    )
    expect(await screen.findByText('This registration does not exist')).toBeVisible()
  })
})

describe('the review of an application', () => {
  const answers = [
    answeredQuestion({
      sub_list_id: 1,
      question: 'Is there a ramp?',
      respond: 1,
      number: 2,
      description: 'At both doors.',
    }),
    answeredQuestion({ sub_list_id: 2, question: 'Is there running water?', respond: 0, description: 'From 2027 on.' }),
    answeredQuestion({ sub_list_id: 3, question: 'Is there a generator?', respond: null }),
  ]
  const page = registrationDetails({ ...everything, offered: ['Approve', 'Decline'] })

  function review(overrides: Parameters<typeof reviewOf>[1]) {
    const noFile = { code: 'unavailable', status: 503, message: 'The portal is very busy just now.' } as const
    return show(reply(calls.reviewRegistration, reviewOf(page, overrides)), refusal(contents.linkDocument, noFile))
  }

  it('shows every question with its answer, number and remark, under its part and requirement', async () => {
    const { user } = review({ answers })
    await openTab(user, 'Answers 3')
    const section = within(await screen.findByRole('region', { name: 'Answers' }))
    expect(section.getByText('2 of 3 questions answered.')).toBeVisible()
    const requirement = within(section.getByRole('region', { name: 'Access' }))
    expect(requirement.getByText('1 of 3 yes')).toBeVisible()
    const said = requirement.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(said).toEqual(['Yes, 2At both doors.', 'NoFrom 2027 on.', 'Not answered'])
  })

  it('shows first what is not clean, and only that', async () => {
    review({ answers })
    expect(await screen.findByRole('tab', { name: 'Exceptions 1' })).toHaveAttribute('aria-selected', 'true')
    const part = within(screen.getByRole('region', { name: 'Part A: Building' }))
    expect(part.getByText('3 questions, one exception')).toBeVisible()
    expect(part.getByRole('term')).toHaveTextContent('2Is there running water?')
    expect(part.getByRole('definition')).toHaveTextContent('NoFrom 2027 on.')
    expect(screen.queryByRole('region', { name: 'Answers' })).toBeNull()
  })

  it('shows a number below the minimum among what is not clean', async () => {
    const special = { question: 'How many beds are there?', respond: 1, number: 3, least_number: 4 } as const
    review({ answers: [answeredQuestion(special)] })
    expect(await screen.findByRole('tab', { name: 'Exceptions 1' })).toBeVisible()
    const part = within(screen.getByRole('region', { name: 'Part A: Building' }))
    expect(part.getByRole('definition')).toHaveTextContent('Yes, 3 Below the minimum of 4')
  })

  it('counts an unanswered question and a changed answer once it is submitted', async () => {
    const since = { action: 'Submit', at: '2026-03-20T09:00:00.000Z' }
    const fields = [{ field: 'respond', before: 0, after: 1 }]
    const changed = { part: 'answers', kind: 'changed' as const, id: 1, name: 'Is there a ramp?', fields }
    const submitted = registrationDetails({}, { submitted_at: '2026-03-20T09:00:00.000Z' })
    show(
      reply(calls.reviewRegistration, reviewOf(submitted, { answers, changes: { since, total: 1, rows: [changed] } })),
    )
    expect(await screen.findByRole('tab', { name: 'Exceptions 3' })).toBeVisible()
    const [ramp, , generator] = screen.getAllByRole('definition').slice(-3)
    expect(ramp).toHaveTextContent('Yes, 2At both doors.Answer: No Yes')
    expect(generator).toHaveTextContent('Not answered')
  })

  it('says that nothing stands out', async () => {
    const [ramp] = answers
    review({ answers: ramp ? [ramp] : [] })
    expect(await screen.findByRole('tab', { name: 'Exceptions 0' })).toBeVisible()
    expect(screen.getByText('Nothing stands out')).toBeVisible()
  })

  it('says at each part who corrected it last, when and why', async () => {
    const made = { actor: 'Ibrahim Musa', at: '2026-04-08T10:30:00.000Z', reason: 'As on the licence' }
    const parts = { facility: null, applicant: null, staffs: 20, operating_officer: null, available_facilities: null }
    const { user } = review({ corrections: Object.entries(parts).map(([part, id]) => ({ ...made, part, id })) })
    const lines = await screen.findAllByText(/^Changed by/)
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      ['8 Apr', '8 April', '8 April', '8 April', '8 April'].map(
        (day) => `Changed by Ibrahim Musa on ${day} 2026: As on the licence`,
      ),
    )
    await openTab(user, 'Personnels/Staffs')
    expect(screen.getByRole('row', { name: /Hauwa Sani/ })).toHaveTextContent('Changed by Ibrahim Musa')
  })

  it('says what changed since the last review, the old value beside the new one', async () => {
    const since = { action: 'Submit', at: '2026-03-20T09:00:00.000Z' }
    const { user } = review({
      changes: {
        since,
        total: 2,
        rows: [
          { part: 'staffs', kind: 'added', id: 4, name: 'Hauwa Sani', fields: [] },
          {
            part: 'answers',
            kind: 'changed',
            id: 1,
            name: 'Is there a ramp?',
            fields: [{ field: 'respond', before: 1, after: 0 }],
          },
        ],
      },
    })
    await openTab(user, 'What changed 2')
    const changes = await screen.findByRole('region', { name: 'What changed' })
    expect(changes).toHaveTextContent('2 changes. Compared with what was submitted on 20 March 2026')
    expect(changes).toHaveTextContent('Added Staff: Hauwa Sani')
    expect(changes).toHaveTextContent('AnswerYes No')
    expect(changes).not.toHaveTextContent('are shown')
  })

  it('links to facilities that may be the same', async () => {
    review({ flags: [{ ...exampleOf(facilityFlag), kind: 'duplicate' }] })
    expect(await screen.findByText('This facility may be recorded twice')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bosso Road Clinic' })).toHaveAttribute('href', paths.facility(9))
  })

  it('names the penalties that are not paid, with the amount and the day, and leads to the list', async () => {
    const shown = exampleOf(penalty)
    review({ unpaid_penalties: { total: 1, data: [{ ...shown, is_overdue: true }] } })
    const notice = within(await screen.findByRole('region', { name: '1 penalty is not paid' }))
    expect(notice.getByRole('listitem')).toHaveTextContent(
      '₦100,000, was to be paid by 29 June 2026, invoice INV-2026-000009: No qualified practitioner on duty',
    )
    expect(notice.getByRole('link', { name: 'invoice INV-2026-000009' })).toHaveAttribute('href', paths.invoice(9))
    const list = notice.getByRole('link', { name: 'All open penalties' })
    expect(list).toHaveAttribute('href', `${paths.penalties()}?state=open`)
  })

  it('says that an approved application is shown as it was approved', async () => {
    review({ stored: { action: 'Approve', at: '2026-04-08T10:30:00.000Z' } })
    expect(await screen.findByText('You see this application as it was approved')).toBeVisible()
  })

  it('opens a document beside the list, and goes from the last one to the first', async () => {
    const { user } = review({ answers })
    await openTab(user, 'Documents')
    await user.click(await screen.findByRole('button', { name: 'Open Certificate of registration with CAC' }))
    const viewer = within(screen.getByRole('region', { name: /^File: / }))
    expect(viewer.getByRole('heading', { name: 'Certificate of registration with CAC (1 of 5)' })).toBeVisible()
    const files = within(screen.getByRole('region', { name: 'Documents and receipts' })).getAllByRole('listitem')
    expect(files.map((file) => file.getAttribute('aria-current'))).toEqual(['true', null, null, null, null])
    expect(await viewer.findByText('The file could not be loaded. Check your connection.')).toBeVisible()
    await user.click(viewer.getByRole('button', { name: 'Previous' }))
    expect(screen.getByRole('heading', { name: /^Receipt of .* \(5 of 5\)$/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('heading', { name: 'Certificate of registration with CAC (1 of 5)' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: /^File: / })).toBeNull()
  })

  it('moves between the sections of a tab with j and k, but not while somebody types', async () => {
    const { user } = review({ answers })
    await openTab(user, 'More')
    await user.keyboard('j')
    expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus()
    await user.keyboard('j')
    expect(screen.getByRole('region', { name: 'History' })).toHaveFocus()
    await user.keyboard('k')
    expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus()
    await user.click(screen.getByRole('textbox', { name: /comment/i }))
    await user.keyboard('j')
    expect(screen.getByRole('textbox', { name: /comment/i })).toHaveFocus()
  })

  it('lists its keys with ?, and lets the officer turn them off', async () => {
    const { user } = review({ answers })
    await screen.findByRole('region', { name: 'Part A: Building' })
    await user.keyboard('?')
    const dialog = within(screen.getByRole('dialog', { name: 'Keys of this page' }))
    await user.click(dialog.getByRole('button', { name: 'Turn them off' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.keyboard('j')
    expect(screen.getByRole('region', { name: 'Part A: Building' })).not.toHaveFocus()
    expect(localStorage.getItem('review-shortcuts')).toBe('off')
  })

  it('knows no keys in a browser where they are off, until they are turned on', async () => {
    localStorage.setItem('review-shortcuts', 'off')
    const { user } = review({ answers })
    const first = await screen.findByRole('region', { name: 'Part A: Building' })
    await user.keyboard('j?')
    expect(first).not.toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Keys of this page' }))
    expect(dialog.getByText(/^The keys are off\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Turn them on' }))
    expect(localStorage.getItem('review-shortcuts')).toBe('on')
    await user.keyboard('j')
    expect(first).not.toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.keyboard('{Control>}j{/Control}')
    expect(first).not.toHaveFocus()
    await user.keyboard('j')
    expect(first).toHaveFocus()
  })
})

describe('Update Approval', () => {
  it('shows what belongs to an office of somebody else, and why it cannot be changed', async () => {
    const message = 'Only the Hon. Commissioner (Dr Fatima Sule) can change this'
    const { user } = show(
      shown({ kept_fields: [{ field: 'commissioner_approval', message }] }, { consideration: found }),
    )
    const form = await openForm(user)
    expect(form.getByText(`${message}.`)).toBeVisible()
    expect(form.queryByRole('group', { name: /Commissioner's approval/ })).toBeNull()
    expect(form.getByText("Commissioner's approval")).toBeVisible()
    expect(form.getByLabelText(/Permanent Secretary's comments/)).toBeVisible()
  })

  it('sends the verdicts and remarks, and shows a message', async () => {
    const page = registrationDetails({}, { consideration: found })
    const saved = reply(calls.considerRegistration, { data: found, registration: aRegistration(), page })
    const { user, sent } = show(shown(), saved)
    const form = await openForm(user)
    const inGroup = (name: string) => within(form.getByRole('group', { name }))
    await user.click(
      inGroup('Verdict on the information provided (optional)').getByRole('radio', { name: 'Satisfactory' }),
    )
    await user.click(
      inGroup('Verdict on the documents reviewed (optional)').getByRole('radio', { name: 'Not-satisfactory' }),
    )
    await user.click(inGroup('Recommend to inspect (optional)').getByRole('radio', { name: 'Yes' }))
    await enterText(user, form.getByLabelText("Permanent Secretary's comments (optional)"), 'Inspect again.')
    await user.click(inGroup("Commissioner's approval (optional)").getByRole('radio', { name: 'Not approved' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    expect(sent(calls.considerRegistration)[0]).toMatchObject({
      path: '/api/registrations/31/consideration',
      body: {
        information_verdict: 'Satisfactory',
        documents_verdict: 'Not-satisfactory',
        recommend_to_inspect: 'Yes',
        permanent_secretary_comment: 'Inspect again.',
        commissioner_approval: 'Not approved',
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openTab(user, 'More')
    expect(await screen.findByText('Recommended for approval.')).toBeVisible()
    expect(sent(calls.reviewRegistration)).toHaveLength(1)
  })

  it('opens with the saved findings', async () => {
    const { user } = show(shown({}, { consideration: found }))
    const form = await openForm(user)
    for (const radio of form.getAllByRole('radio', { name: 'Satisfactory' })) expect(radio).toBeChecked()
    expect(form.getByRole('radio', { name: 'Approved' })).toBeChecked()
    expect(form.getByLabelText("Permanent Secretary's comments (optional)")).toHaveValue('Recommended for approval.')
  })

  it('explains that both verdicts change the status of a pending registration', async () => {
    const { user } = show(shown())
    const words = 'With both verdicts this registration goes on to await a decision.'
    expect((await openForm(user)).getByText(words)).toBeVisible()
  })

  it('has no such explanation if the status would not change', async () => {
    const { user } = show(shown({}, { status: 'Approved' }))
    expect((await openForm(user)).queryByText(/goes on to await a decision/)).toBeNull()
  })

  it('sends the version at the time of opening, so that later changes are not overwritten', async () => {
    const { user, sent } = show(...changedMeanwhile)
    const form = await openForm(user)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByRole('alert')).toHaveTextContent(stale)
    expect(await screen.findByText('Not before June.')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    const again = await openForm(user)
    expect(again.getByLabelText("Permanent Secretary's comments (optional)")).toHaveValue('Not before June.')
    await user.click(again.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.considerRegistration)).toHaveLength(2))
    const versions = sent(calls.considerRegistration).map(({ headers }) => headers['if-match'])
    expect(versions).toEqual([`"${found.updated_at}"`, `"${since.updated_at}"`])
  })

  it('is refused again while it shows what somebody else has changed since', async () => {
    const { user, sent } = show(...changedMeanwhile)
    const form = await openForm(user)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not before June.')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.considerRegistration)).toHaveLength(2))
    const versions = sent(calls.considerRegistration).map(({ headers }) => headers['if-match'])
    expect(versions).toEqual([`"${found.updated_at}"`, `"${found.updated_at}"`])
  })

  it('shows what somebody else has saved since once the draft is discarded, and replaces that version', async () => {
    const value = { permanent_secretary_comment: 'Inspect again.' }
    const isConsideration = ({ path }: { path: string }) => path === '/api/drafts/consideration-31'
    const { user, sent } = show(
      reply(showDraft, { data: { value, updated_at: '2026-04-08T12:00:00.000Z' } }, isConsideration),
      ...changedMeanwhile,
    )
    const form = await openForm(user)
    const comment = () => form.getByLabelText("Permanent Secretary's comments (optional)")
    expect(comment()).toHaveValue('Inspect again.')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not before June.')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(comment()).toHaveValue('Not before June.'))
    await user.click(form.getByRole('button', { name: 'Save' }))
    const versions = () => sent(calls.considerRegistration).map(({ headers }) => headers['if-match'])
    await waitFor(() => expect(versions()).toEqual([`"${found.updated_at}"`, '"2026-04-09T08:00:00.000Z"']))
  })

  it('sends that no findings existed, so that two officers cannot both create them', async () => {
    const page = registrationDetails({}, { consideration: found })
    const saved = reply(calls.considerRegistration, { data: found, registration: aRegistration(), page })
    const { user, sent } = show(shown(), saved)
    await user.click((await openForm(user)).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.considerRegistration)).toHaveLength(1))
    expect(sent(calls.considerRegistration)[0]?.headers).toMatchObject({ 'if-none-match': '*' })
    expect(sent(calls.considerRegistration)[0]?.headers['if-match']).toBeUndefined()
  })

  it('keeps the typed values when it is refused', async () => {
    const problem = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const { user } = show(shown(), refusal(calls.considerRegistration, problem))
    const form = await openForm(user)
    await enterText(user, form.getByLabelText("Permanent Secretary's comments (optional)"), 'Inspect again.')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByRole('alert')).toHaveTextContent(problem.message)
    expect(form.getByLabelText("Permanent Secretary's comments (optional)")).toHaveValue('Inspect again.')
  })
})

describe('comments', () => {
  const words = exampleOf(comment)

  it('are shown with their visibility', async () => {
    const officersOnly = { ...words, id: 3, body: 'Check the lease.', visible_to_owner: false }
    const { user } = show(shown({}, { comments: [words, officersOnly] }))
    await openTab(user, 'More')
    const comments = within(await screen.findByRole('region', { name: 'Comments' }))
    const [first, second] = comments.getAllByRole('listitem')
    expect(first).toHaveTextContent('The owner reads this.')
    expect(second).toHaveTextContent('Officers only.')
  })

  it('are added for officers only, and the field is cleared', async () => {
    const { user, sent } = show(shown(), reply(contents.addComment, { data: words }))
    await openTab(user, 'More')
    await enterText(user, await screen.findByLabelText('Comment'), 'Check the lease.')
    await user.click(screen.getByRole('button', { name: 'Add comment' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue(''))
    expect(sent(contents.addComment)[0]?.body).toEqual({
      registration_id: 31,
      body: 'Check the lease.',
      visible_to_owner: false,
    })
  })

  it('are visible to the owner if the box is ticked', async () => {
    const { user, sent } = show(shown(), reply(contents.addComment, { data: words }))
    await openTab(user, 'More')
    await enterText(user, await screen.findByLabelText('Comment'), 'Please renew the fire certificate.')
    await user.click(screen.getByRole('checkbox', { name: 'The owner may read this comment' }))
    await user.click(screen.getByRole('button', { name: 'Add comment' }))
    await waitFor(() => expect(sent(contents.addComment)).toHaveLength(1))
    expect(sent(contents.addComment)[0]?.body).toMatchObject({ visible_to_owner: true })
  })
})
