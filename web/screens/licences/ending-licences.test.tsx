import type { Reply } from '@portal/contract/call.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { linkEndingLicences, listEndingLicences } from '@portal/contract/reports/calls/reports.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const row = exampleOf(listEndingLicences.reply.shape.data.element)
const page: Reply<typeof listEndingLicences> = {
  total: 2,
  month: '2026-12',
  data: [row, { ...row, id: 43, company_name: 'Zuma Clinic', number: null, standing: 'sealed', outcome: 'under_way' }],
  current_page: 1,
  last_page: 1,
  per_page: 20,
}

function show(ending = page, address = paths.endingLicences()) {
  return renderScreen(address, {
    as: 'admin',
    replies: [
      reply(catalogue.listFacilityTypes, { data: [] }),
      reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
      reply(listEndingLicences, ending),
      reply(linkEndingLicences, { url: '#ending', expires_at: '2026-11-22T09:05:00.000Z' }),
    ],
  })
}

it('names each licence, with its last day and what became of it', async () => {
  show()
  expect(await screen.findByText('2 licences end in Dec 2026.')).toBeVisible()
  const [, first, second] = within(screen.getByRole('table', { name: 'Licences ending' })).getAllByRole('row')
  expect(first).toHaveTextContent(/Sabongari Family Clinic.*NSMOH\/PHF\/00042\/2026.*31 Dec 2026.*To be renewed$/)
  expect(second).toHaveTextContent(/Zuma Clinic.*Renewal with the ministry, sealed$/)
})

it('asks for the chosen month and place, and downloads the same', async () => {
  const { user, sent } = show(page, `${paths.endingLicences()}?month=2027-01&page=2`)
  await screen.findByText('Sabongari Family Clinic')
  expect(sent(listEndingLicences)[0]?.query).toEqual({ month: '2027-01', page: '2' })
  await user.selectOptions(screen.getByLabelText('LGA'), 'Chanchaga')
  await waitFor(() =>
    expect(sent(listEndingLicences).at(-1)?.query).toEqual({ month: '2027-01', local_gov_area_id: '544' }),
  )
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() =>
    expect(sent(linkEndingLicences)[0]?.body).toEqual({ month: '2027-01', local_gov_area_id: '544', format: 'csv' }),
  )
})

it('says that only the first thousand are listed, and what to do where none ends', async () => {
  show({ ...page, total: 1000, or_more: true })
  expect(
    await screen.findByText(/^More than 1,000 licences end in Dec 2026\. The first 1,000 are listed/),
  ).toBeVisible()
  show({ ...page, total: 0, data: [] })
  expect(await screen.findByText('No licence ends this month')).toBeVisible()
})
