import * as calls from '@portal/contract/facilities/calls/change-rules.ts'
import type { ChangeRulesOfKind } from '@portal/contract/facilities/change-rule.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const byOfficer: ChangeRulesOfKind['rule'] = {
  decided_by: 'officer',
  documents: [],
  is_charged: false,
  needs_inspection: false,
}
const saved = { recorded_at: '2026-11-26T09:40:00.000Z', recorded_by: 'Ibrahim Musa' }
const later = { ...byOfficer, ...saved, is_charged: true, start_date: '2027-01-01' }
const rules: ChangeRulesOfKind[] = [
  { kind: 'operating officer', rule: byOfficer, since: null, planned: [later], history: [later] },
  { kind: 'contacts', rule: { ...byOfficer, decided_by: 'at once' }, since: null, planned: [], history: [] },
]

const show = () =>
  renderScreen(paths.changeRules(), {
    as: 'admin',
    replies: [
      reply(calls.listChangeRules, { data: rules }),
      reply(calls.addChangeRule, { message: 'Saved', data: { ...rules[0], kind: 'contacts' } as ChangeRulesOfKind }),
    ],
  })

it('says in a sentence what each kind needs, today and later', async () => {
  show()
  expect(await screen.findByText('A change of the operating officer holds once an officer accepts it.')).toBeVisible()
  expect(screen.getByText('A change of the contacts and hours holds as soon as the owner has sent it.')).toBeVisible()
  expect(screen.getByText(/^From/)).toHaveTextContent(
    'From 1 Jan 2027, a change of the operating officer needs the fee for a change paid and confirmed, and holds once an officer accepts it.',
  )
})

it('saves a rule with a document on each line, and refuses one that holds at once and waits', async () => {
  const { user, sent } = show()
  await user.click(await screen.findByRole('button', { name: 'Change the rule for the contacts and hours' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The contacts and hours' }))
  await enterText(user, await dialog.findByLabelText(/^Documents/), 'Letter of the owner\nPhoto of the sign')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const refused = await dialog.findAllByText(/^What holds at once cannot wait for documents/)
  expect(refused.length).toBeGreaterThan(0)
  expect(sent(calls.addChangeRule)).toEqual([])
  await user.click(dialog.getByRole('radio', { name: 'An officer who may decide' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(calls.addChangeRule)).toHaveLength(1))
  expect(sent(calls.addChangeRule)[0]?.body).toMatchObject({
    kind: 'contacts',
    decided_by: 'officer',
    documents: ['Letter of the owner', 'Photo of the sign'],
  })
})
