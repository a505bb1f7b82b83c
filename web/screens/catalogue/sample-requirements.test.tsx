import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { requirementToEdit, usedType } from '@portal/contract/catalogue/catalogue.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const clinic = { ...exampleOf(usedType), id: 2, category_list: 'Private Clinic', has_samples: true, retired_at: null }
const own = { ...clinic, id: 3, category_list: 'Maternity Home', has_samples: false }
const retired = { ...clinic, id: 4, category_list: 'Dispensary', retired_at: '2026-01-01T00:00:00.000Z' }

it('shows what the samples ask, and takes over those that are shown', async () => {
  const requirement = { ...exampleOf(requirementToEdit), list: 'Waiting room', retired_at: null }
  const { user, sent } = renderScreen(paths.sampleRequirements(), {
    as: 'admin',
    replies: [
      reply(calls.listUsedTypes, { data: [clinic, own, retired] }),
      reply(calls.showUsedType, { data: clinic, requirements: [requirement] }),
      reply(calls.confirmSampleRequirements, { message: 'The requirements of 1 type are saved' }),
    ],
  })
  expect(await screen.findByRole('heading', { name: 'Private Clinic' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Maternity Home' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Dispensary' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /of Private Clinic$/ }))
  expect(await screen.findByText(/Waiting room$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take over the requirements of 1 type' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take over' }))
  expect(sent(calls.confirmSampleRequirements).map(({ body }) => body)).toEqual([{ ids: [2] }])
})

it('says that nothing is a sample any more', async () => {
  renderScreen(paths.sampleRequirements(), { as: 'admin', replies: [reply(calls.listUsedTypes, { data: [own] })] })
  expect(await screen.findByText('No requirements are samples any more')).toBeVisible()
})
