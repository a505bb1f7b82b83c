import * as setUp from '@portal/contract/settings/calls/set-up.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { listOfficeHolders } from '../../records/settings/office-holders.ts'
import type { Serve } from '../../use-case/context.ts'
import { removeCrest, uploadCrest } from './crest.ts'
import { addOfficeHolder, endOfficeHolder, removeOfficeHolder, withTermState } from './office-holders.ts'
import { addOfficeSignature, storeOfficeSignature } from './office-signatures.ts'
import { answerSetUpStep, showSetUp } from './set-up.ts'
import { cancelPlannedChanges, changeSettings, showSettings } from './settings.ts'

/** The ministry's settings, its crest and its signatories, and how far the portal is set up. Spec §9.3. */
export function settingRoutes(serve: Serve): void {
  serve(calls.showSettings, showSettings)
  serve(calls.changeSettings, changeSettings)
  serve(calls.cancelPlannedChanges, cancelPlannedChanges)
  serve(calls.uploadCrest, uploadCrest)
  serve(calls.removeCrest, removeCrest)
  serve(calls.listOfficeHolders, async ({ db, today }) => ({
    data: (await listOfficeHolders(db)).map((holder) => withTermState(holder, today)),
  }))
  serve(calls.addOfficeHolder, addOfficeHolder)
  serve(calls.endOfficeHolder, endOfficeHolder)
  serve(calls.removeOfficeHolder, removeOfficeHolder)
  serve(calls.addOfficeSignature, addOfficeSignature, { before: storeOfficeSignature })
  serve(setUp.showSetUp, showSetUp)
  serve(setUp.answerSetUpStep, answerSetUpStep)
}
