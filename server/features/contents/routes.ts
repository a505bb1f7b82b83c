import * as calls from '@portal/contract/calls/contents.ts'
import type { Serve } from '../../http/context.ts'
import { addComment } from './add-comment.ts'
import { addReferee } from './add-referee.ts'
import { addStaff } from './add-staff.ts'
import { linkDocument } from './link-document.ts'
import { removeReferee } from './remove-referee.ts'
import { removeStaff } from './remove-staff.ts'
import { saveAvailableFacilities } from './save-available-facilities.ts'
import { saveOperatingOfficer } from './save-operating-officer.ts'
import { uploadDocument } from './upload-document.ts'
import { uploadPayment } from './upload-payment.ts'

/** What an application contains: documents, payments, people, rooms and remarks. Spec §7, Registration contents. */
export function contentsRoutes(serve: Serve): void {
  serve(calls.uploadDocument, uploadDocument)
  serve(calls.uploadPayment, uploadPayment)
  serve(calls.linkDocument, linkDocument)
  serve(calls.addStaff, addStaff)
  serve(calls.removeStaff, removeStaff)
  serve(calls.addReferee, addReferee)
  serve(calls.removeReferee, removeReferee)
  serve(calls.saveOperatingOfficer, saveOperatingOfficer)
  serve(calls.saveAvailableFacilities, saveAvailableFacilities)
  serve(calls.addComment, addComment)
}
