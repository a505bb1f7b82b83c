import type { Input } from '@portal/contract/call.ts'
import { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The link to everything of a case. */
export function bundleRoutes(serve: Serve): void {
  serve(linkBundle, link)
}

async function link({ signPath, throttle, user }: Context, { params }: Input<typeof linkBundle>) {
  await throttle.beforeUploading(user.id)
  return signPath(`/api/registrations/${params.id}/bundle`)
}
