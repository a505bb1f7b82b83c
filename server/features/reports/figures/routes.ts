import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/reports.ts'
import { findNewestHead } from '../../../audit/seals.ts'
import type { Context, Serve } from '../../../use-case/context.ts'
import { readReport } from './read-report.ts'

/** The reports for officers. A job counts their figures, see jobs/refresh-reports.ts. */
export function reportRoutes(serve: Serve): void {
  serve(calls.showReport, async (context, { params, query }) => ({
    data: await readReport(context, params.report, query),
    head: await findNewestHead(context.db),
  }))
  serve(calls.linkReport, linkReport)
}

/** A signed link to the table of a report. The report and its filters are part of the signed path. */
async function linkReport(context: Context, { params, body }: Input<typeof calls.linkReport>) {
  const { signPath, throttle, user } = context
  await throttle.beforeUploading(user.id)
  // A period that would be refused is refused here, where the person can still change it.
  await readReport(context, params.report, body)
  return signPath(`/exports/reports/${Buffer.from(JSON.stringify({ ...body, ...params })).toString('base64url')}`)
}
