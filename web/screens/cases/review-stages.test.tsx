import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/cases/calls/stages.ts'
import { registrationCase } from '@portal/contract/cases/registration-case.ts'
import { type StagesOnPage, stagesOnPage } from '@portal/contract/cases/stage-on-page.ts'
import { listPrints } from '@portal/contract/licences/calls/certificates.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, reply } from '../../testing/fake-portal.ts'
import { registrationDetails, reviewOf } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const atSecond: StagesOnPage = exampleOf(stagesOnPage)
const present = atSecond.present ?? expect.fail('The example has a present stage')

function showPage(overrides: Parameters<typeof registrationDetails>[0], ...replies: FakeReply[]) {
  const details = registrationDetails({ offered: ['Approve'], ...overrides }, { status: 'Temporarily approved' })
  const shown = reply(registrations.reviewRegistration, reviewOf(details))
  return renderScreen(paths.review(31), { as: 'admin', replies: [shown, ...replies, reply(listPrints, { data: [] })] })
}

const show = (stages: StagesOnPage, ...replies: FakeReply[]) => showPage({ stages }, ...replies)

async function stagesShown() {
  const items = within(await screen.findByRole('region', { name: 'Stages' })).getAllByRole('listitem')
  return items.map(({ textContent }) => textContent)
}

describe('the stages on the page of a case', () => {
  it('say what was signed, by whom and as what, and who signs next', async () => {
    show(atSecond)
    expect(await stagesShown()).toEqual([
      'Recommendation of the directorAgree, 7 Apr 2026Ibrahim Musa, Director Inspectorate Services',
      'Approval of the commissioner2 days (nearly over time), promised: 3 daysTo be signed by the Hon. Commissioner (Dr Fatima Sule)',
    ])
  })

  it('are not shown where the ministry has set none', async () => {
    show({ round: 0, stages: [], present: null, back_to: [] })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Stages' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sign-off' })).toBeNull()
  })

  it('ask an officer for nothing who does not sign the present one', async () => {
    show({ ...atSecond, present: { ...present, may_sign: false, obstacle: 'Others sign it' }, back_to: [] })
    expect(await stagesShown()).toHaveLength(2)
    expect(screen.queryByRole('region', { name: 'Sign-off' })).toBeNull()
  })

  it('show a signer what is still missing', async () => {
    const obstacle = '“Approval of the commissioner” can be signed once there is both verdicts'
    show({ ...atSecond, present: { ...present, may_sign: false, obstacle } })
    const region = within(await screen.findByRole('region', { name: 'Sign-off' }))
    expect(region.getByText(`${obstacle}.`)).toBeVisible()
    expect(region.queryByRole('button', { name: 'Sign' })).toBeNull()
  })
})

describe('a sign-off', () => {
  it('is not sent while verdicts are chosen that are not saved, for they would be lost', async () => {
    const { user, sent } = showPage({ stages: atSecond, case: exampleOf(registrationCase) })
    const region = within(await screen.findByRole('region', { name: 'Sign-off' }))
    const verdict = within(screen.getByRole('group', { name: /^Information provided/ }))
    await user.click(verdict.getByRole('radio', { name: 'Satisfactory' }))
    await user.click(region.getByRole('radio', { name: 'Agree' }))
    await user.click(region.getByRole('button', { name: 'Sign' }))
    expect(region.getByRole('alert')).toHaveTextContent('Save the verdicts above first, then sign')
    expect(sent(calls.signStage)).toEqual([])
  })

  it('is sent with the stage and the round that the signer saw; no verdict is chosen before', async () => {
    const page = registrationDetails({ stages: { ...atSecond, present: null, back_to: [] } })
    const { user, sent } = show(atSecond, reply(calls.signStage, { message: 'The stage is signed', page }))
    const region = within(await screen.findByRole('region', { name: 'Sign-off' }))
    expect(region.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    await user.click(region.getByRole('button', { name: 'Sign' }))
    expect(region.getByRole('alert')).toHaveTextContent('Choose what you say of this application')
    await user.click(region.getByRole('radio', { name: 'No objection' }))
    await enterText(user, region.getByLabelText('Remark (optional)'), 'A good place.')
    await user.click(region.getByRole('button', { name: 'Sign' }))
    expect(await screen.findByText('The stage is signed')).toBeVisible()
    expect(sent(calls.signStage)[0]).toMatchObject({
      path: '/api/registrations/31/sign-off',
      body: { stage_id: 2, round: 1, verdict: 'no objection', remark: 'A good place.' },
    })
    expect(screen.queryByRole('region', { name: 'Sign-off' })).toBeNull()
  })

  it('asks for the reason where the signer does not agree', async () => {
    const { user } = show(atSecond)
    const region = within(await screen.findByRole('region', { name: 'Sign-off' }))
    await user.click(region.getByRole('radio', { name: 'Do not agree' }))
    expect(region.getByLabelText('Why you do not agree')).toBeVisible()
  })

  it('is the only filled button', async () => {
    const { user } = show(atSecond)
    const region = within(await screen.findByRole('region', { name: 'Sign-off' }))
    await user.click(region.getByRole('radio', { name: 'Agree' }))
    const filled = screen.getAllByRole('button').filter((button) => button.dataset.variant === 'filled')
    expect(filled.map(({ textContent }) => textContent)).toEqual(['Sign'])
  })

  it('can be a sending back, with a reason; the only earlier stage is chosen', async () => {
    const page = registrationDetails({ stages: atSecond })
    const { user, sent } = show(atSecond, reply(calls.sendBackToStage, { message: 'It is back', page }))
    await user.click(await screen.findByRole('button', { name: 'Send back to an earlier stage' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back to an earlier stage' }))
    expect(await dialog.findByRole('radio', { name: 'Recommendation of the director' })).toBeChecked()
    await enterText(user, dialog.getByLabelText('Reason'), 'The lease is missing.')
    await user.click(dialog.getByRole('button', { name: 'Send back' }))
    expect(await screen.findByText('It is back')).toBeVisible()
    expect(sent(calls.sendBackToStage)[0]?.body).toEqual({
      stage_id: 2,
      round: 1,
      to_stage_id: 1,
      reason: 'The lease is missing.',
    })
  })

  it('of the last stage does not keep anybody from sending back, and what follows is the next action', async () => {
    const signed = { ...atSecond, present: null, back_to: atSecond.stages.map(({ id, name }) => ({ id, name })) }
    const page = registrationDetails({ stages: atSecond })
    const { user, sent } = show(signed, reply(calls.sendBackToStage, { message: 'It is back', page }))
    const region = within(await screen.findByRole('region', { name: 'Sign-off' }))
    expect(region.queryByRole('button', { name: 'Sign' })).toBeNull()
    const filled = screen.getAllByRole('button').filter((button) => button.dataset.variant === 'filled')
    expect(filled.map(({ textContent }) => textContent)).toEqual(['Approve'])
    await user.click(region.getByRole('button', { name: 'Send back to an earlier stage' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back to an earlier stage' }))
    await user.click(await dialog.findByRole('radio', { name: 'Approval of the commissioner' }))
    await enterText(user, dialog.getByLabelText('Reason'), 'The lease is missing.')
    await user.click(dialog.getByRole('button', { name: 'Send back' }))
    expect(await screen.findByText('It is back')).toBeVisible()
    expect(sent(calls.sendBackToStage)[0]?.body).toEqual({
      stage_id: null,
      round: 1,
      to_stage_id: 2,
      reason: 'The lease is missing.',
    })
  })

  it('stands in the printed summary', async () => {
    const { user } = show(atSecond)
    await user.click(await screen.findByRole('tab', { name: /^More/ }))
    expect(screen.getAllByText(/Agree, Director Inspectorate Services/)[0]).toHaveTextContent('Ibrahim Musa')
    expect(screen.getByText('Not signed yet')).toBeVisible()
  })
})
