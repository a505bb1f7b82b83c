import * as calls from '@portal/contract/licences/calls/renewals.ts'
import { pageOfRenewals } from '../../reading/page-of-renewals.ts'
import type { Serve } from '../../use-case/context.ts'

/** The officers' lists of licences to be renewed and of renewals. Spec §2.21. */
export function renewalRoutes(serve: Serve): void {
  serve(calls.listRenewals, (context, { query }) => pageOfRenewals(context, query))
}
