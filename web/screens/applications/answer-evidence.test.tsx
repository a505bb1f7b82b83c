import { answerEvidence } from '@portal/contract/applications/answer-evidence.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { beds, portal } from '../../testing/all-questions.ts'
import { aRegistration, facilityDetail } from '../../testing/facilities.ts'
import { refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { anAnswer, questionReply } from '../../testing/requirements.ts'

const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })
const evidence = exampleOf(answerEvidence)
const yes = { respond: 1, number: 3, description: null } as const
const takes = { takes_evidence: true }
const plain = anAnswer({ id: 41, sub_list_id: 7, ...yes })
const withPhoto = { ...plain, evidence }

describe('a question that takes evidence', () => {
  it('takes a photo or file once it is answered', async () => {
    const { user, sent } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [...portal([plain], 'pending', takes), reply(calls.attachEvidence, { data: withPhoto })],
    })
    const add = await screen.findByRole('button', { name: /^Add a photo or file to “Are beds/ })
    expect(screen.getAllByRole('button', { name: /^Add a photo or file/ })).toHaveLength(1)
    await user.click(add)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a photo or file' }))
    await user.upload(dialog.getByLabelText('Photo or file'), scan)
    expect(await dialog.findByText('scan.pdf')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('Added to the answer')).toBeVisible()
    expect(sent(calls.attachEvidence)).toMatchObject([
      { path: '/api/submissions/41/evidence', body: { facility_id: '12', upload_id: 'an-upload-of-22-letters' } },
    ])
    // Typing in the dialog is not an answer.
    expect(sent(calls.submitAnswer)).toEqual([])
  })

  it('says before it is answered that something can be added', async () => {
    renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal([], 'pending', takes) })
    await screen.findByRole('group', { name: beds })
    expect(screen.getAllByText('Answer it, then you can add a photo or file.')).toHaveLength(1)
  })

  it('shows what is added, which can be viewed, replaced and removed', async () => {
    const message = 'An officer has considered this file. It can only be replaced'
    const { user, sent } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [
        ...portal([withPhoto], 'pending', takes),
        refusal(calls.removeEvidence, { code: 'action_not_offered', status: 409, message }),
      ],
    })
    expect(await screen.findByText(/^Photo added on/)).toHaveTextContent('Photo added on 12 March 2026')
    expect(screen.getByRole('button', { name: /^View Photo with “Are beds/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Replace/ }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Replace the photo or file' })).getByRole('button', {
        name: 'Cancel',
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the photo?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(sent(calls.removeEvidence)).toMatchObject([{ path: '/api/submissions/41/evidence' }])
  })

  it('is to read for its owner while the ministry decides, and for officers', async () => {
    renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: portal([withPhoto], 'Awaiting decision', takes),
    })
    expect(await screen.findByText(/^Photo added on/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Replace|Remove|Add a photo)/ })).toBeNull()
  })

  it('takes it also on a page of its own', async () => {
    const replies = [
      reply(facilities.showFacility, facilityDetail({ registration: aRegistration({ status: 'pending' }) })),
      reply(calls.showRequirementQuestions, questionReply(1, { answer: { ...withPhoto, sub_list_id: 1 } })),
    ]
    renderScreen(paths.answerRequirement(1, 12, 1), { as: 'user', replies })
    expect(await screen.findAllByText(/^Photo added on/)).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^Replace/ })).toBeVisible()
  })
})

describe('a question that takes none', () => {
  it('offers nothing', async () => {
    renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal([plain]) })
    await screen.findByRole('group', { name: beds })
    expect(screen.queryByRole('button', { name: /^Add a photo or file/ })).toBeNull()
  })

  it('takes it where an officer asks for it in a return', async () => {
    const asked = { section: 'requirements', id: 7, name: 'Beds', requirement_id: 1, remark: 'Show them.' } as const
    const returned = {
      at: '2026-03-24T09:00:00.000Z',
      due_date: '2026-04-07',
      items: [{ ...asked, asks_evidence: true }],
      resubmitted_at: null,
    }
    const [, ...questions] = portal([plain])
    const facility = facilityDetail({ registration: aRegistration({ returned }) })
    renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [reply(facilities.showFacility, facility), ...questions],
    })
    expect(await screen.findByText(/Show them\. Add a photo or a file that shows it\./)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Add a photo or file/ })).toHaveLength(1)
  })
})
