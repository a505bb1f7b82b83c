import type * as calls from '@portal/contract/calls/contents.ts'
import { nairaToKobo } from '@portal/domain/money.ts'
import type { Context, InputOf } from '../../http/context.ts'
import { insertFile } from '../../records/files.ts'
import { insertPayment } from '../../records/payments.ts'

/** Records a payment with its receipt. */
export async function uploadPayment({ db, user }: Context, { body, file }: InputOf<typeof calls.uploadPayment>) {
  const { slug, media_type, size_bytes } = file
  const recorded = { facility_id: body.facility_id, recorded_by: user.id }
  await insertFile(db, { ...recorded, slug, media_type, size_bytes })
  return { data: await insertPayment(db, { ...recorded, amount_kobo: nairaToKobo(body.amount), document: slug }) }
}
