import { signingOffices } from '@portal/domain/licences/signing-offices.ts'
import { z } from 'zod'
import { adding, editing } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { smallImage } from '../../fields/accepted-file.ts'
import { byId, choice, line, optional, recordId, startDate, statedDate } from '../../fields/fields.ts'
import { signaturePng } from '../../fields/signature-png.ts'
import { officeHolder } from '../office-holder.ts'
import { settingNames } from '../setting-names.ts'
import { settingChange, settings } from '../settings.ts'
import { settingsForm } from '../settings-form.ts'

/** The ministry's settings: the current value, its first day, and a planned change. Spec §9.3. */
export const showSettings = call('GET', '/api/settings', {
  feature: 'settings',
  summary: 'Every setting with its value, the first day of this value and the planned change; and the newest changes.',
  may: 'read the settings',
  reply: z.object({
    data: settings,
    changes: z.array(settingChange).describe('The newest first, 50 at most.'),
    public_url: z
      .string()
      .nullable()
      .describe('The address of the portal; null if the server was not told it (PUBLIC_URL).'),
  }),
})

const settingsChange = {
  enters: 'change_settings',
  about: 'setting',
  id: { named: 'ministry' },
  compares: 'settings',
} as const

/** An officer changes settings from a given day on. A setting sent with its current value keeps its value and its planned change. */
export const changeSettings = call('PUT', '/api/settings', {
  feature: 'settings',
  summary: 'Change settings from a given day on. A setting that is sent with its current value does not change.',
  may: 'manage the settings',
  body: settingsForm,
  ifMatch: 'data',
  reply: z.object({ data: settings }),
  audit: settingsChange,
})

/** An officer cancels the planned changes of a setting. */
export const cancelPlannedChanges = call('DELETE', '/api/settings/{name}/plans', {
  feature: 'settings',
  summary: 'Cancel the planned changes of a setting, so that it keeps its current value.',
  may: 'manage the settings',
  params: z.object({ name: z.enum(settingNames, 'Choose one of the settings') }),
  reply: z.object({ data: settings }),
  audit: settingsChange,
})

/** An officer uploads the ministry's crest, a picture that everybody may see. Spec §9.3. */
export const uploadCrest = call('POST', '/api/settings/crest', {
  feature: 'settings',
  summary: `Upload the ministry's crest: ${smallImage.typeNames}, at most ${smallImage.maxSize}.`,
  may: 'manage the settings',
  body: z.object({ start_date: startDate }).meta({ examples: [{ start_date: '2030-01-01' }] }),
  upload: smallImage,
  status: 201,
  reply: z.object({ data: settings }),
  audit: settingsChange,
})

/** An officer removes the crest. The portal shows its own logo again. */
export const removeCrest = call('DELETE', '/api/settings/crest', {
  feature: 'settings',
  summary: "Remove the ministry's crest from today on, and its planned changes.",
  may: 'manage the settings',
  reply: z.object({ data: settings }),
  audit: settingsChange,
})

/** The past, present and future holders of the offices that sign certificates. Spec §1. */
export const listOfficeHolders = call('GET', '/api/office-holders', {
  feature: 'settings',
  summary: 'The past, present and future holders of the three offices that sign certificates, the newest term first.',
  may: 'read the settings',
  reply: z.object({ data: z.array(officeHolder) }),
})

/** Who holds an office that signs certificates, from when to when. */
const officeHolderForm = z
  .object({
    title: choice(signingOffices, 'the office').describe('The office.'),
    name: line('the name as it is to be printed', 60).describe('As it is printed, with titles.'),
    user_id: optional(recordId).describe('The officer who holds it; left out for somebody without an account.'),
    is_deputy: z.boolean().optional().describe('Beside the holder, on days on which somebody else may hold it.'),
    start_date: statedDate.describe('The first day.'),
    end_date: optional(statedDate).describe('The last day; left out if it is not known yet.'),
  })
  .meta({
    examples: [
      { title: 'Hon. Commissioner', name: 'Dr Fatima Sule', start_date: '2026-07-01', end_date: '2030-05-28' },
    ],
  })

/** An officer records who holds an office. Two people hold the same office at the same time only if one of them is a deputy. */
export const addOfficeHolder = call('POST', '/api/office-holders', {
  feature: 'settings',
  summary: 'Record who holds an office, and from when to when.',
  may: 'manage the settings',
  body: officeHolderForm,
  status: 201,
  reply: z.object({ data: officeHolder }),
  audit: adding('change_signatories', 'setting'),
})

/** The last day of a term of office. */
const endTermForm = z
  .object({ end_date: statedDate.describe('The last day.') })
  .meta({ examples: [{ end_date: '2026-12-31' }] })

/** An officer sets the last day of a term of office. */
export const endOfficeHolder = call('PUT', '/api/office-holders/{id}', {
  feature: 'settings',
  summary: 'Set the last day of a term of office.',
  may: 'manage the settings',
  params: byId,
  body: endTermForm,
  refuses: ['not_found'],
  reply: z.object({ data: officeHolder }),
  audit: editing('office_holder', 'change_signatories', 'setting'),
})

/** What a term of office signs with from a day on. */
const officeSignatureForm = z
  .object({
    signature_png: optional(signaturePng).describe('null: from this day on the office signs by hand.'),
    start_date: startDate,
  })
  .meta({ examples: [{ signature_png: 'iVBORw0KGgo=', start_date: '2030-01-01' }] })

/**
 * The holder of an office gives the signature that certificates and letters of approval carry from a day on. For somebody without an
 * account, an officer who manages the settings does.
 */
export const addOfficeSignature = call('POST', '/api/office-holders/{id}/signatures', {
  feature: 'settings',
  summary: 'Give the drawn signature of a holder of an office from a given day on, or take it back.',
  may: 'read the settings',
  params: byId,
  body: officeSignatureForm,
  status: 201,
  refuses: ['not_found'],
  reply: z.object({ data: officeHolder }),
  audit: { enters: 'change_signatories', about: 'setting', id: ['params', 'id'], compares: 'office signature' },
})

/** An officer deletes a term of office that was recorded by mistake. */
export const removeOfficeHolder = call('DELETE', '/api/office-holders/{id}', {
  feature: 'settings',
  summary: 'Delete a term of office that was recorded by mistake.',
  may: 'manage the settings',
  params: byId,
  refuses: ['not_found'],
  reply: z.object({ message: z.string() }),
  audit: editing('office_holder', 'change_signatories', 'setting'),
})
