import { listInspections } from '@portal/contract/inspections/calls/inspections.ts'
import { finishInspection, uploadVisitFile } from '@portal/contract/inspections/calls/visits.ts'
import { inspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { withIndexedDb } from '../../testing/indexed-db.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'
import { aFinding } from '../../testing/visits.ts'

withIndexedDb()

it('sends what lies on the phone of somebody who has lost the duty, and offers nothing else', async () => {
  renderScreen(paths.visits(), { as: 'admin', session: { duties: ['review'] }, replies: [] })
  expect(
    await screen.findByText(/^You do not have the duty to inspect\. What you recorded while you had it/),
  ).toBeVisible()
  expect(screen.queryByLabelText('The file of the visit')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Visits' })).toBeNull()
})

describe('the file of a visit', () => {
  const data = exampleOf(inspectionDetails)
  const key = '6f7d2b7e-57f4-4c8e-8a43-0d1c1e3e7a01'
  const message = 'The file of the visit is uploaded'
  const said = { outcome: 'met' as const, number_seen: 2, note: null, found_at: '2026-04-14T09:10:00.000Z' }
  const stored = aFinding(3, { outcome: 'not met', note: 'Empty', version: 4 })

  function aFile(contents: object = { inspection_id: data.id }): File {
    const bytes = zipSync({ 'visit.json': strToU8(JSON.stringify(contents)) }, { level: 0 })
    return new File([Uint8Array.from(bytes)], 'INS-2026-000007.zip', { type: 'application/zip' })
  }

  async function upload(file: File, ...replies: FakeReply[]) {
    const none = reply(listInspections, onlyPage([]))
    const shown = renderScreen(paths.visits(), { as: 'admin', replies: [none, none, ...replies] })
    await shown.user.upload(await screen.findByLabelText('The file of the visit'), file)
    await shown.user.click(screen.getByRole('button', { name: 'Upload the file' }))
    return shown
  }

  it('shows both values of what somebody else has recorded too, and stores what is chosen', async () => {
    const { user, sent } = await upload(
      aFile(),
      reply(uploadVisitFile, {
        ...{ message, data },
        conflicts: [{ key, stored, sent: said }],
        site_conflict: {
          stored: { ...data.site, met_name: 'Musa Bello', updated_at: '2026-04-14T11:30:00.000Z' },
          sent: { ...data.site, met_name: 'Hauwa Sani', is_signed: false, signature_refused: 'She was called away.' },
        },
        end: null,
      }),
      reply(uploadVisitFile, { message, data, conflicts: [], site_conflict: null, end: null }),
    )
    const conflicts = within(await screen.findByRole('region', { name: 'What the file says otherwise' }))
    const oxygen = within(conflicts.getByRole('group', { name: /^Is there oxygen/ }))
    const choices = conflicts.getAllByRole('radio')
    expect(choices.filter((choice) => choice instanceof HTMLInputElement && choice.checked)).toEqual([])
    await user.click(conflicts.getByRole('button', { name: 'Store what I chose' }))
    expect(conflicts.getByText('Choose what counts.')).toBeVisible()
    expect(oxygen.getByLabelText('Not met, Empty')).toBeVisible()
    await user.click(oxygen.getByLabelText('Met, 2 seen'))
    const site = within(conflicts.getByRole('group', { name: 'The site page' }))
    expect(site.getByLabelText(/met Hauwa Sani, Matron; .*refused to sign: She was called away\.$/)).toBeVisible()
    await user.click(site.getByLabelText(/met Musa Bello, Matron; .*; present: .*; signed$/))
    await user.click(conflicts.getByRole('button', { name: 'Store what I chose' }))
    expect(await screen.findByText('Everything is settled.')).toBeVisible()
    expect(sent(uploadVisitFile).map(({ body }) => body)).toMatchObject([{}, { settles: `${key}:4` }])
  })

  it('ends the visit with what the inspector recommended and wrote on the phone', async () => {
    const underWay = { ...data, status: 'under way' as const, offered: ['Finish inspection' as const] }
    const findings = [aFinding(3, { outcome: 'not met' })]
    const end = {
      recommendation: 'no change' as const,
      departed_at: '2026-04-14T11:30:00.000Z',
      actions: [
        { sub_list_id: 3, text: 'Buy a cylinder.', days: 14 },
        { sub_list_id: 4, text: 'Of a question that is met.', days: null },
      ],
    }
    const { user, sent } = await upload(
      aFile(),
      reply(uploadVisitFile, { message, data: { ...underWay, findings }, conflicts: [], site_conflict: null, end }),
      reply(finishInspection, { message: 'The inspection is done', data }),
      reply(listInspections, onlyPage([])),
    )
    const ending = within(await screen.findByRole('region', { name: 'End of the visit' }))
    expect(ending.getByLabelText('No change')).toBeChecked()
    expect(ending.getByText(/1 corrective action is taken over in the words of the file/)).toBeVisible()
    await user.click(ending.getByRole('button', { name: 'End the visit' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'End of the visit' })).toBeNull())
    expect(sent(finishInspection).map(({ body }) => body)).toMatchObject([
      {
        recommendation: 'no change',
        departed_at: '2026-04-14T11:30:00.000Z',
        unanswered: 0,
        expects: { findings: 1, photos: 1 },
        actions: [{ sub_list_id: 3, text: 'Buy a cylinder.', days: 14 }],
      },
    ])
  })

  it('says why it is refused, also where it is no such file', async () => {
    const damaged = 'This file is damaged. Save the visit as a file again, and nothing of this one is stored'
    await upload(aFile(), refusal(uploadVisitFile, { code: 'file_refused', status: 415, message: damaged }))
    expect(await screen.findByText(damaged)).toBeVisible()
  })

  it('is not sent where it is no such file', async () => {
    const { sent } = await upload(aFile({ something: 'else' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This is not the file of a visit.'))
    expect(sent(uploadVisitFile)).toEqual([])
  })
})
