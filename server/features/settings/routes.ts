import * as calls from '@portal/contract/calls/settings.ts'
import type { Serve } from '../../http/context.ts'
import { listOfficeHolders } from '../../records/office-holders.ts'
import { addOfficeHolder } from './add-office-holder.ts'
import { changeSettings } from './change-settings.ts'
import { endOfficeHolder } from './end-office-holder.ts'
import { withStanding } from './office-terms.ts'
import { removeCrest } from './remove-crest.ts'
import { removeOfficeHolder } from './remove-office-holder.ts'
import { showSettings } from './show-settings.ts'
import { takeBackPlans } from './take-back-plans.ts'
import { uploadCrest } from './upload-crest.ts'

/** What the ministry decides: names, dates, numbers, its crest, and who signs. decisions.md, first paragraph. */
export function settingRoutes(serve: Serve): void {
  serve(calls.showSettings, showSettings)
  serve(calls.changeSettings, changeSettings)
  serve(calls.takeBackPlans, takeBackPlans)
  serve(calls.uploadCrest, uploadCrest)
  serve(calls.removeCrest, removeCrest)
  serve(calls.listOfficeHolders, async ({ db, today }) => ({
    data: (await listOfficeHolders(db)).map((holder) => withStanding(holder, today)),
  }))
  serve(calls.addOfficeHolder, addOfficeHolder)
  serve(calls.endOfficeHolder, endOfficeHolder)
  serve(calls.removeOfficeHolder, removeOfficeHolder)
}
