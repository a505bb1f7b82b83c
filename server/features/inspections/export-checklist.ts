import type { Input } from '@portal/contract/call.ts'
import { linkChecklistForm } from '@portal/contract/inspections/calls/checklists.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../database/connect.ts'
import { workbook } from '../../files/workbook.ts'
import { listRequirements } from '../../records/applications/questionnaire.ts'
import { getFacilityType, readCatalogueVersion } from '../../records/catalogue/catalogue.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { xlsform } from './xlsform.ts'

/** The link to the checklist of a type of facility as a file. */
export function checklistFormRoutes(serve: Serve): void {
  serve(linkChecklistForm, linkForm)
}

async function linkForm({ db, signPath, throttle, user }: Context, { body }: Input<typeof linkChecklistForm>) {
  await throttle.beforeUploading(user.id)
  await getFacilityType(db, body.facility_type_id)
  return signPath(`/exports/checklist/${Buffer.from(JSON.stringify(body)).toString('base64url')}`)
}

/** The checklist that a visit of today would have. */
export async function* exportChecklist(db: Db, sent: unknown): AsyncGenerator<Uint8Array> {
  const { data } = linkChecklistForm.body.safeParse(sent)
  if (!data) return refuse('not_found', 'This link does not work')
  const { id, category_list } = await getFacilityType(db, data.facility_type_id)
  const requirements = await listRequirements(db, id, undefined)
  yield* workbook(
    xlsform({ facility_type_id: id, category_list, catalogue_version: await readCatalogueVersion(db), requirements }),
  )
}
