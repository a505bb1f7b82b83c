import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import * as visits from '@portal/contract/inspections/calls/visits.ts'
import { checklistQuestion, finding } from '@portal/contract/inspections/finding.ts'
import { type InspectionDetails, inspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const one = exampleOf(inspectionDetails)
const [question, found] = [exampleOf(checklistQuestion), exampleOf(finding)]
const inPart = { part_id: 2, part: 'Part B Laboratory', is_critical: false, least_number: null }

const visited: Partial<InspectionDetails> = {
  questions: [
    question,
    { ...question, ...inPart, sub_list_id: 4, question: 'Is there a sharps box?', is_critical: true },
    { ...question, ...inPart, sub_list_id: 5, question: 'Is there a microscope?' },
  ],
  findings: [
    { ...found, sub_list_id: 5, outcome: 'not met', note: null, number_seen: null },
    { ...found, sub_list_id: 4, outcome: 'met', note: null, number_seen: null },
    found,
  ],
}

function show(overrides: Partial<InspectionDetails> = {}, ...replies: FakeReply[]) {
  const data = { ...one, ...overrides }
  return renderScreen(paths.inspection(7), {
    as: 'admin',
    replies: [reply(calls.showInspection, { data }), ...replies],
  })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('an inspection', () => {
  it('shows what is not met first, critical questions before others', async () => {
    const { user } = show(visited)
    const failing = (await region('Not met or partly met'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(failing).toEqual([
      'Part A Out-patient areaIs there oxygen with flow meter or a concentrator?Seen: 1, at least 2 neededThe owner stated: Yes, 2CriticalPartly metOne concentrator works. The gauge of the cylinder is broken.1 photo of “Is there oxygen with flow meter or a concentrator?”',
      'Part B LaboratoryIs there a microscope?The owner stated: Yes, 2Not met',
    ])
    const all = await region('All findings')
    expect(all.queryByText('Is there a sharps box?')).toBeNull()
    await user.click(all.getByRole('button', { name: 'Part B Laboratory: 2 questions, 1 not met' }))
    expect(all.getByText('Is there a sharps box?')).toBeVisible()
  })

  it('shows its result with the score of each part, and what was recorded on site', async () => {
    show({ critical_failures: 1 })
    const result = await region('Result')
    expect(result.getByText('Minimally compliant')).toBeVisible()
    expect(result.getByText('1 critical question is not met, which limits the class')).toBeVisible()
    expect(result.getByRole('listitem')).toHaveTextContent('Part A Out-patient area78.4 %')
    const site = await region('On site')
    expect(site.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '14 April 2026 at 09:55',
      '14 April 2026 at 12:30',
      'Hauwa Sani, Matron',
      '12',
      'Hauwa Sani Nurses/MidwivesPresent',
      '9.6139, 6.5569 (within 8 m)',
      'Signed by Hauwa Sani',
      'Not given',
    ])
    expect((await region('History')).getByText('Planned')).toBeVisible()
  })

  it('opens photos one at a time, each by its own link', async () => {
    const { user, sent } = show(visited, wait(visits.linkInspectionPhoto))
    const failing = await region('Not met or partly met')
    expect(sent(visits.linkInspectionPhoto)).toHaveLength(0)
    await user.click(failing.getByRole('button', { name: /^1 photo/ }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Photos of “Is there oxygen with flow meter or a concentrator?”',
    })
    expect(await within(dialog).findByText(/Photo of 14 April 2026 at 10:12, by Ibrahim Musa/)).toBeVisible()
    await waitFor(() =>
      expect(sent(visits.linkInspectionPhoto).map(({ path }) => path)).toContain('/api/inspections/7/photos/9/link'),
    )
  })

  it('can be missing', async () => {
    const gone = { code: 'not_found', status: 404, message: 'This inspection does not exist' } as const
    renderScreen(paths.inspection(7), { as: 'admin', replies: [refusal(calls.showInspection, gone)] })
    expect(await screen.findByText('This inspection does not exist')).toBeVisible()
  })
})
