import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/licences/calls/extensions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { actAndShow } from '../../actions/registration.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The extension of temporary approvals. */
export function extensionRoutes(serve: Serve): void {
  serve(calls.extendRegistration, extendRegistration)
}

async function extendRegistration(context: Context, { params, body }: Input<typeof calls.extendRegistration>) {
  const page = await actAndShow(context, 'Extend', params.id, { input: { reason: body.reason } })
  return { data: page.registration, message: registrationActions.Extend.message, page }
}
