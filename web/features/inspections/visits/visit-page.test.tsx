import { answerEvidence } from '@portal/contract/applications/answer-evidence.ts'
import * as inspections from '@portal/contract/inspections/calls/inspections.ts'
import * as visits from '@portal/contract/inspections/calls/visits.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseVisits, keepVisit, readVisit } from '../../../api/visits/kept-visits.ts'
import { addToLog } from '../../../api/visits/record.ts'
import { paths } from '../../../paths.ts'
import { noAnswer, reply } from '../../../testing/fake-portal.ts'
import { withIndexedDb } from '../../../testing/indexed-db.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { aKit } from '../../../testing/visits.ts'

// Nobody logs out with this id in other tests.
const person = 41
const kit = aKit({ status: 'under way' })
const { id } = kit.inspection

const offline = [
  noAnswer(visits.recordFindings),
  noAnswer(visits.recordSite),
  noAnswer(visits.beginInspection),
  noAnswer(visits.finishInspection),
]

function show(path: string, isSignedIn = true) {
  const as = isSignedIn ? 'admin' : undefined
  return renderScreen(path, { as, session: { id: person }, replies: offline, hasOutbox: true })
}

const log = async () => ((await readVisit(person, id))?.log ?? []).map(({ change }) => change)

withIndexedDb()
beforeEach(async () => {
  localStorage.clear()
  await eraseVisits(person)
  await keepVisit(person, kit)
})

describe('a question of a visit', () => {
  it('has nothing chosen, and is recorded on the phone when it is', async () => {
    const { user } = show(paths.visit(id, { q: 1 }))
    const choices = await screen.findAllByRole('radio')
    expect(choices.filter((choice) => choice instanceof HTMLInputElement && choice.checked)).toEqual([])
    expect(screen.getByText('Critical')).toBeVisible()
    expect(screen.getByText('at least 2')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Partly met' }))
    expect(await screen.findByText('Recorded on this phone')).toBeVisible()
    expect(screen.getByText(/^Becomes a corrective action/)).toBeVisible()
    expect(await log()).toEqual([
      { is: 'finding', finding: { sub_list_id: 3, outcome: 'partly met', number_seen: null, note: null } },
    ])
    await user.click(screen.getByRole('button', { name: 'Number seen: one more' }))
    await waitFor(async () => expect((await log()).at(-1)).toMatchObject({ finding: { number_seen: 1 } }))
    await user.type(screen.getByLabelText('Note'), 'One works.')
    await user.tab()
    await waitFor(async () =>
      expect((await log()).at(-1)).toEqual({
        is: 'finding',
        finding: { sub_list_id: 3, outcome: 'partly met', number_seen: 1, note: 'One works.' },
      }),
    )
  })

  it('says without a network what the owner has to do within how many days, and takes other words and days', async () => {
    const { user } = show(paths.visit(id, { q: 1 }))
    await user.click(await screen.findByRole('radio', { name: 'Not met' }))
    expect(screen.getByText('7 days after publication')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit what the owner has to do about “Question 3?”' }))
    expect(screen.getByText('after publication; usually 7')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Days to do it: one less' }))
    await waitFor(async () =>
      expect((await log()).at(-1)).toEqual({ is: 'words', sub_list_id: 3, text: 'Question 3?', days: 6 }),
    )
    await user.clear(screen.getByLabelText('What the owner has to do'))
    await user.type(screen.getByLabelText('What the owner has to do'), 'Buy a cylinder.')
    await user.tab()
    await waitFor(async () =>
      expect((await log()).at(-1)).toEqual({ is: 'words', sub_list_id: 3, text: 'Buy a cylinder.', days: 6 }),
    )
  })

  it('makes no corrective action in a follow-up', async () => {
    await keepVisit(person, aKit({ status: 'under way', kind: 'follow-up' }))
    const { user } = show(paths.visit(id, { q: 1 }))
    await user.click(await screen.findByRole('radio', { name: 'Not met' }))
    expect(await screen.findByText('Recorded on this phone')).toBeVisible()
    expect(screen.queryByText(/^Becomes a corrective action/)).toBeNull()
  })

  it("hides the owner's answer until the inspector has chosen, where the ministry wants that", async () => {
    await keepVisit(person, { ...kit, hides_answers: true })
    const { user } = show(paths.visit(id, { q: 2 }))
    expect(await screen.findByText('Shown once you have chosen')).toBeVisible()
    expect(screen.queryByText('Yes, 2')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Met' }))
    expect(await screen.findByText('Yes, 2')).toBeVisible()
  })

  it('says that a photo belongs to the answer, once that is shown, and leads to where it opens', async () => {
    const [first, ...others] = kit.inspection.questions
    const answer = { respond: 1 as const, number: 2, description: null, evidence: exampleOf(answerEvidence) }
    const questions = first ? [{ ...first, answer }, ...others] : []
    await keepVisit(person, { ...aKit({ status: 'under way', questions }), hides_answers: true })
    const { user } = show(paths.visit(id, { q: 1 }))
    await user.click(await screen.findByRole('radio', { name: 'Met' }))
    const link = await screen.findByRole('link', { name: 'Photo with the answer, which opens with a network' })
    expect(link).toHaveAttribute('href', paths.inspection(id))
  })
})

describe('the end of a visit', () => {
  it('lists what has no finding, and asks once with its number', async () => {
    const { user } = show(paths.visit(id, { view: 'end' }))
    const missing = within(await screen.findByRole('region', { name: 'Questions without a finding' }))
    expect(missing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1. Question 3?',
      '2. Question 4?',
      '3. Question 5?',
    ])
    await user.click(screen.getByRole('button', { name: 'End the visit' }))
    expect(screen.getByText('Choose what you recommend')).toBeVisible()
    // What becomes of an application is recommended by a visit for one.
    expect(screen.queryByLabelText('Approve')).toBeNull()
    await user.click(screen.getByLabelText('No change'))
    await user.click(screen.getByRole('button', { name: 'End the visit' }))
    const dialog = within(screen.getByRole('dialog', { name: 'End the visit with 3 questions not seen?' }))
    await user.click(dialog.getByRole('button', { name: 'End the visit' }))
    expect(await screen.findByRole('heading', { name: 'The visit is ended on this phone' })).toBeVisible()
    expect((await log()).at(-1)).toMatchObject({ is: 'finish', recommendation: 'no change', unanswered: 3 })
    await user.click(screen.getByRole('button', { name: 'Change something' }))
    expect(await screen.findByRole('heading', { name: 'End of the visit' })).toBeVisible()
    expect(await log()).toEqual([])
  })
})

describe('two tabs with one visit', () => {
  const at = '2026-04-14T09:12:00.000Z'
  const inOtherTab = (outcome: 'met' | 'not met') =>
    addToLog({
      ...{ person, visit: id, key: crypto.randomUUID(), at, state: 'kept' },
      change: { is: 'finding', finding: { sub_list_id: 3, outcome, number_seen: null, note: 'Said in the other tab' } },
    })

  it('show what the other one recorded, and lose nothing of either', async () => {
    const { user } = show(paths.visit(id, { q: 1 }))
    await user.click(await screen.findByRole('radio', { name: 'Met' }))
    await waitFor(async () => expect((await readVisit(person, id))?.log).toHaveLength(1))
    await inOtherTab('not met')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Not met' })).toBeChecked())
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Said in the other tab'))
    await user.click(screen.getByRole('radio', { name: 'Partly met' }))
    await waitFor(async () => {
      const found = ((await readVisit(person, id))?.log ?? []).map(({ change }) => change)
      expect(found).toMatchObject([
        { finding: { outcome: 'met', note: null } },
        { finding: { outcome: 'not met', note: 'Said in the other tab' } },
        { finding: { outcome: 'partly met', note: 'Said in the other tab' } },
      ])
    })
  })

  it('do not take back the end that was recorded in the other one', async () => {
    show(paths.visit(id, { q: 1 }))
    expect(await screen.findByRole('heading', { name: 'Question 3?' })).toBeVisible()
    await addToLog({
      ...{ person, visit: id, key: crypto.randomUUID(), at, state: 'kept' },
      change: { is: 'finish', recommendation: 'no change', unanswered: 3, departed_at: at },
    })
    expect(await screen.findByRole('heading', { name: 'The visit is ended on this phone' })).toBeVisible()
  })
})

describe('whose visits are shown', () => {
  it('those of the person whose session has ended by itself', async () => {
    localStorage.setItem('ended-session', String(person))
    show(paths.visit(id, { q: 1 }), false)
    expect(await screen.findByText('Your session has ended.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Question 3?' })).toBeVisible()
  })

  it('not to anybody after logging out', async () => {
    const { left } = show(paths.visit(id, { q: 1 }), false)
    await waitFor(() => expect(left()).toBe(`/?back=${encodeURIComponent(paths.visit(id, { q: 1 }))}`))
  })

  it('not those of somebody else', async () => {
    const none = { data: [], total: 0, current_page: 1, last_page: 1, per_page: 100 }
    renderScreen(paths.visits(), {
      as: 'admin',
      session: { id: 42 },
      replies: [reply(inspections.listInspections, none), reply(inspections.listInspections, none)],
      hasOutbox: true,
    })
    expect(await screen.findByText('No visit is planned for you.')).toBeVisible()
    expect(screen.queryByText('Kauna Hospital')).toBeNull()
  })
})
