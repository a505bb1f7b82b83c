import * as calls from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, noAnswer, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const bida = { id: 543, list: 'Bida', state_id: 27 }
const chanchaga = { id: 544, list: 'Chanchaga', state_id: 27 }
const bariki = { id: 6201, name: 'Bariki', local_gov_area_id: 543 }
const ceniyan = { id: 6202, name: 'Ceniyan', local_gov_area_id: 543 }

function niger(...localgovt: (typeof bida)[]) {
  return reply(calls.showState, { data: { id: 27, name: 'Niger', localgovt } })
}

function show(...replies: FakeReply[]) {
  return renderScreen(paths.state(27), { as: 'admin', replies })
}

describe('the page of a state', () => {
  it('lists its LGAs below its name', async () => {
    show(niger(bida, chanchaga))
    expect(await screen.findByRole('heading', { level: 1, name: 'LGAs of Niger' })).toBeVisible()
    const [, first, second] = screen.getAllByRole('row')
    expect(first).toHaveTextContent('1BidaView wards')
    expect(second).toHaveTextContent('2ChanchagaView wards')
    expect(screen.getByRole('link', { name: 'Settings', current: true })).toBeVisible()
  })

  it('loads the wards of an LGA on request only', async () => {
    const { user, sent } = show(niger(bida, chanchaga), reply(calls.listWards, { data: [bariki, ceniyan] }))
    await user.click(await screen.findByRole('button', { name: 'View wards of Bida' }))
    const wards = within(await screen.findByRole('list', { name: 'Wards of Bida' }))
    expect(wards.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Bariki Edit Merge',
      'Ceniyan Edit Merge',
    ])
    expect(sent(calls.listWards).map(({ path }) => path)).toEqual(['/api/wards/543'])
  })

  it('has messages for no wards and for an error', async () => {
    const nothing = reply(calls.listWards, { data: [] })
    const { user } = show(niger(bida), noAnswer(calls.listWards), noAnswer(calls.listWards), nothing)
    await user.click(await screen.findByRole('button', { name: 'View wards of Bida' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No wards yet')).toBeVisible()
  })

  it('adds an LGA and shows it in the list', async () => {
    const { user, sent } = show(niger(), niger(bida), reply(calls.addLga, { data: bida }))
    expect(await screen.findByText('No LGAs yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add LGA' }))
    await user.type(screen.getByLabelText('Name of the LGA'), 'Bida{Enter}')
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Bida')).toBeVisible()
    expect(sent(calls.addLga)[0]?.body).toEqual({ list: 'Bida', state_id: 27 })
  })

  it('adds a ward and shows it in the list', async () => {
    const { user, sent } = show(
      niger(bida),
      reply(calls.listWards, { data: [bariki] }),
      reply(calls.listWards, { data: [bariki, ceniyan] }),
      reply(calls.addWard, { data: ceniyan }),
    )
    await user.click(await screen.findByRole('button', { name: 'View wards of Bida' }))
    await screen.findByText('Bariki')
    await user.click(screen.getByRole('button', { name: 'Add ward to Bida' }))
    await user.type(screen.getByLabelText('Name of the ward'), 'Ceniyan{Enter}')
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Ceniyan')).toBeVisible()
    expect(sent(calls.addWard)[0]?.body).toEqual({ name: 'Ceniyan', local_gov_area_id: 543 })
  })

  it.each([
    { call: calls.addLga, field: 'list', open: 'Add LGA', label: 'Name of the LGA' },
    { call: calls.addWard, field: 'name', open: 'Add ward to Bida', label: 'Name of the ward' },
  ])("shows the server's error of $open beside the name", async ({ call, field, open, label }) => {
    const message = 'This name is there already'
    const { user } = show(
      niger(bida),
      refusal(call, { code: 'invalid_input', status: 422, message, errors: { [field]: [message] } }),
    )
    await user.click(await screen.findByRole('button', { name: open }))
    await user.type(screen.getByLabelText(label), 'Bida{Enter}')
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message))
    expect(screen.getByLabelText(label)).toHaveValue('Bida')
  })

  it('shows an error if the state does not exist', async () => {
    const message = 'This state does not exist'
    show(refusal(calls.showState, { code: 'not_found', status: 404, message }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add LGA' })).toBeNull()
  })

  it('is for officers only', async () => {
    renderScreen(paths.state(27), { as: 'user' })
    expect(await screen.findByText('You cannot open this page')).toBeVisible()
  })
})

describe('merging', () => {
  it('shows what is moved before an LGA is merged, then merges it', async () => {
    const merged = { ...bida, retired_at: '2026-11-26T09:00:00.000Z', merged_into: 544 }
    const { user, sent } = show(
      niger(bida, chanchaga),
      niger(merged, chanchaga),
      reply(calls.showLgaMerge, {
        data: {
          facilities: 112,
          wards: [
            { name: 'Bariki', joins: true },
            { name: 'Ceniyan', joins: false },
          ],
        },
      }),
      reply(calls.mergeLga, { data: merged, is_moved: false }),
    )
    await user.click(await screen.findByRole('button', { name: 'Merge Bida into another LGA' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Bida into another LGA' }))
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose', 'Chanchaga'])
    await user.selectOptions(dialog.getByLabelText('The LGA that stays'), 'Chanchaga')
    expect(await dialog.findByText('112 facilities are moved.')).toBeVisible()
    expect(dialog.getByText('These wards join a ward of the same name: Bariki.')).toBeVisible()
    expect(dialog.getByText('These wards are moved: Ceniyan.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText('Merged. The other facilities follow within minutes.')).toBeVisible()
    expect(sent(calls.showLgaMerge)[0]?.query).toEqual({ into: '544' })
    expect(sent(calls.mergeLga)[0]?.body).toEqual({ into: 544 })
    expect(await screen.findByText('(merged into Chanchaga)')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Merge Bida into another LGA' })).toBeNull()
  })

  it('merges a ward into another one of its LGA', async () => {
    const { user, sent } = show(
      niger(bida, chanchaga),
      reply(calls.listWards, { data: [bariki, ceniyan] }),
      reply(calls.showWardMerge, { data: { facilities: 1, wards: [] } }),
      reply(calls.mergeWard, {
        data: { ...bariki, retired_at: '2026-11-26T09:00:00.000Z', merged_into: 6202 },
        is_moved: true,
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'View wards of Bida' }))
    await user.click(await screen.findByRole('button', { name: 'Merge Bariki into another ward' }))
    await user.selectOptions(screen.getByLabelText('The ward that stays'), 'Ceniyan')
    expect(await screen.findByText('1 facility is moved.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText('Merged')).toBeVisible()
    expect(sent(calls.mergeWard)[0]?.path).toBe('/api/places/wards/6201/merge')
  })
})
