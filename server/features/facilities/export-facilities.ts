import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/exports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import { type Column, day, number, type Table, tableOf, text } from '../../files/table.ts'
import type { Facility } from '../../records/facilities/facilities.ts'
import { facilitiesInOrder, listFacilityIdsAfter, pageFacilities } from '../../records/facilities/facility-list.ts'
import type { Serve } from '../../use-case/context.ts'
import { askedOf, batchesAfter, foundBatches, linkToList } from '../../use-case/exported-list.ts'

type Filters = Input<typeof calls.linkFacilitiesExport>['body']

/** The link to all facilities as a file. */
export function facilityExportRoutes(serve: Serve): void {
  serve(calls.linkFacilitiesExport, (context, { body }) => linkToList(context, 'facilities', body))
}

const columns: readonly Column<Facility>[] = [
  text('Facility', ({ company_name }) => company_name),
  text('Category', ({ facility_types }) => facility_types.category_list),
  text('Owner', ({ owner_name }) => owner_name),
  text('Phone', ({ phone_number }) => phone_number),
  text('Email', ({ facility_email }) => facility_email),
  text('Website', ({ website }) => website),
  text('CAC number', ({ cac }) => cac),
  text('Address', ({ address }) => address),
  text('LGA', ({ local_gov_areas }) => local_gov_areas.list),
  text('Ward', ({ ward_name }) => ward_name),
  text('Application', ({ registration }) => registration?.reference ?? null),
  text('Status', ({ registration }) => registration?.status ?? null),
  text('Licence', ({ registration }) => registration?.registration_status ?? null),
  day('Licence ends', ({ registration }) => registration?.expiry_date ?? null),
  text('Standing', ({ standing }) => standing),
  day('Closed from', ({ closed_from }) => closed_from),
  number('Latitude', ({ latitude }) => latitude),
  number('Longitude', ({ longitude }) => longitude),
  day('Added on', ({ created_at }) => lagosDate(Date.parse(created_at))),
]

/** All facilities that the filters choose, a batch at a time. */
export function exportFacilities(db: Db, sent: unknown, { now }: { now: Date }): Table {
  return tableOf(columns, batchesOf(db, askedOf(calls.linkFacilitiesExport.body, sent), lagosDate(now)))
}

async function* batchesOf(db: Db, { q, ...filters }: Filters, today: string): AsyncGenerator<readonly Facility[]> {
  if (q !== undefined) yield* foundBatches((paging) => pageFacilities(db, { ...filters, q, ...paging }, today))
  else {
    const ids = batchesAfter((place) => listFacilityIdsAfter(db, { ...filters, ...place }, today))
    for await (const batch of ids) yield facilitiesInOrder(db, batch, today)
  }
}
