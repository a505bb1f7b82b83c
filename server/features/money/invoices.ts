import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/invoices.ts'
import { withSurcharge } from '../../money/surcharges.ts'
import { getBrief } from '../../records/applications/registrations.ts'
import { getFacility } from '../../records/facilities/facilities.ts'
import { findLastDayToPay, getInvoice } from '../../records/money/invoices.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The invoices of registrations and penalties. */
export function invoiceRoutes(serve: Serve): void {
  serve(calls.showInvoice, showInvoice)
}

async function showInvoice({ db, today }: Context, { params }: Input<typeof calls.showInvoice>) {
  const data = await withSurcharge({ db, today }, await getInvoice(db, params.id))
  const facility = await getFacility(db, data.facility_id, today)
  if (data.registration_id === null) {
    return { data, facility, reference: null, pay_by: await findLastDayToPay(db, data.id) }
  }
  const { reference } = await getBrief(db, data.registration_id, today)
  return { data, facility, reference, pay_by: null }
}
