import * as calls from '@portal/contract/calls/certificates.ts'
import type { Serve } from '../../http/context.ts'
import { showPrinted } from './show-printed.ts'

/** The certificate of an approved registration and the statement of a temporarily approved one. Spec §2. */
export function certificateRoutes(serve: Serve): void {
  serve(calls.showCertificate, (context, { params }) => showPrinted(context, 'certificate', params.id))
  serve(calls.showStatement, (context, { params }) => showPrinted(context, 'statement', params.id))
}
