import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import { comesLater } from '@portal/domain/inspections/visits.ts'
import { act } from '../../actions/act.ts'
import { checkIsOfTeam, onInspection } from '../../actions/inspection.ts'
import { storeSignature } from '../../changes/store-signature.ts'
import { insertUnfinishedFile } from '../../records/applications/files.ts'
import { findInspection } from '../../records/inspections/inspections.ts'
import {
  countStaffOf,
  findSignature,
  readSite,
  replacePeopleSeen,
  updateSite,
} from '../../records/inspections/sites.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

type Sent = Input<typeof calls.recordSite>

/** What inspectors record on site besides findings and photos. */
export function siteRoutes(serve: Serve): void {
  serve(calls.recordSite, recordSite, {
    async before(context, { params: { id }, body }) {
      checkIsOfTeam(context, await findInspection(context.db, id))
      return storeSignatureOf(context, body)
    },
  })
}

type Signed = Pick<Sent['body'], 'signature_png' | 'signature_refused'>

/** Stores the picture of the signature before the transaction begins. */
export async function storeSignatureOf(context: Context, { signature_png, signature_refused }: Signed) {
  if (signature_png === null) return undefined
  if (signature_refused !== null) refuseField('signature_refused', 'Send a signature, or why there is none')
  return storeSignature(context, signature_png, context.now)
}

export type Signature = Awaited<ReturnType<typeof storeSignatureOf>>

/** Replaces what was recorded on site. A signature stays unless there is a new one, or the person in charge refuses to sign. */
async function recordSite(context: Context, { params: { id }, body }: Sent, signature: Signature) {
  const { db, checkVersion } = context
  return act(context, onInspection, 'Record visit', id, {
    input: {},
    async write({ facts: { status, facility_id } }) {
      checkVersion(await readSite(db, id))
      await checkStaff(context, facility_id, body.staff)
      return {
        after: {
          ...(await writeSite(context, id, { site: body, signature })),
          ...(comesLater(status) && { came_later: true }),
        },
      }
    },
    reply: async () => ({ data: await readSite(db, id) }),
  })
}

interface Recorded {
  site: Sent['body']
  signature: Signature
}

/** Writes what was recorded on site. Returns what the audit record says of it. */
export async function writeSite({ db, now }: Context, id: number, { site, signature }: Recorded) {
  const { staff, signature_png: _, ...form } = site
  const refused = form.signature_refused !== null
  const before = signature || refused ? (await findSignature(db, id))?.signature_slug : null
  await updateSite(db, id, { ...form, ...(refused && noSignature), ...signed(signature) }, now)
  // The picture before is deleted by the hourly clean-up.
  if (before) await insertUnfinishedFile(db, before, now)
  await replacePeopleSeen(db, id, staff)
  return {
    met_name: form.met_name,
    staff_seen: staff.length,
    ...(signature && { signature_sha256: signature.digest }),
    ...(refused && { signature_refused: form.signature_refused }),
  }
}

const noSignature = { signature_slug: null, signature_sha256: null, signature_bytes: null }

function signed(signature: Signature) {
  if (!signature) return undefined
  const { slug, digest, size_bytes } = signature
  return { signature_slug: slug, signature_sha256: Buffer.from(digest, 'hex'), signature_bytes: size_bytes }
}

/** Refuses rows of another facility's staff, and a recorded person who is said not to be recorded. */
export async function checkStaff({ db }: Context, facilityId: number, staff: Sent['body']['staff']): Promise<void> {
  const ids = staff.flatMap(({ staff_id }) => staff_id ?? [])
  if (new Set(ids).size < ids.length) refuseField('staff', 'Name each member of staff once')
  if ((await countStaffOf(db, facilityId, ids)) < ids.length) {
    refuseField('staff', 'Choose members of the staff of this facility')
  }
  if (staff.some(({ staff_id, seen }) => (staff_id === null) !== (seen === 'not recorded'))) {
    refuseField('staff', 'Somebody who is not in the list of the staff is not recorded, everybody else is')
  }
}
