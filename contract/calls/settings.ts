import { z } from 'zod'
import { call } from '../call.ts'
import { officeHolder } from '../entities/office-holder.ts'
import { settingChange, settingNames, settings } from '../entities/settings.ts'
import { byId } from '../fields.ts'
import { endTermForm, officeHolderForm } from '../forms/office-holder-form.ts'
import { settingsForm, startDate } from '../forms/settings-form.ts'
import { smallPicture } from '../uploaded-file.ts'

/** What the ministry decided, since when it holds and what comes next. Spec §9.3. */
export const showSettings = call('GET', '/api/settings', {
  summary: 'Every setting with its value, since when it holds and what comes next; and the newest changes.',
  may: 'read the settings',
  reply: z.object({ data: settings, changes: z.array(settingChange).describe('The newest first, 50 at most.') }),
})

/** An officer changes settings from a day on. What is sent as it is today stays, what is planned for it included. */
export const changeSettings = call('PUT', '/api/settings', {
  summary: 'Change settings from a day on. A setting that is sent as it is today stays as it is.',
  may: 'manage the settings',
  body: settingsForm,
  ifMatch: 'data',
  reply: z.object({ data: settings }),
})

/** An officer takes back what was planned for a setting. */
export const takeBackPlans = call('DELETE', '/api/settings/{name}/plans', {
  summary: 'Take back what is planned for a setting, so that it stays as it is.',
  may: 'manage the settings',
  params: z.object({ name: z.enum(settingNames, 'Choose one of the settings') }),
  reply: z.object({ data: settings }),
})

/** The ministry's crest: a picture that anybody may see. Spec §9.3. */
export const uploadCrest = call('POST', '/api/settings/crest', {
  summary: `Upload the ministry's crest: ${smallPicture.named}, at most ${smallPicture.largestInWords}.`,
  may: 'manage the settings',
  body: z.object({ start_date: startDate }).meta({ examples: [{ start_date: '2030-01-01' }] }),
  upload: smallPicture,
  status: 201,
  reply: z.object({ data: settings }),
})

/** An officer takes the crest away; the portal draws its own sign again. */
export const removeCrest = call('DELETE', '/api/settings/crest', {
  summary: "Take the ministry's crest away from today on, and what is planned for it.",
  may: 'manage the settings',
  reply: z.object({ data: settings }),
})

/** Who held, holds and will hold the offices that sign. Spec §1. */
export const listOfficeHolders = call('GET', '/api/office-holders', {
  summary: 'Who held, holds and will hold the three offices that sign certificates, the newest term first.',
  may: 'read the settings',
  reply: z.object({ data: z.array(officeHolder) }),
})

/** An officer records who holds an office. Two people never hold one at the same time. */
export const addOfficeHolder = call('POST', '/api/office-holders', {
  summary: 'Record who holds an office, and from when to when.',
  may: 'manage the settings',
  body: officeHolderForm,
  status: 201,
  reply: z.object({ data: officeHolder }),
})

/** An officer says when a term of office ends. */
export const endOfficeHolder = call('PUT', '/api/office-holders/{id}', {
  summary: 'Say on which day a term of office ends.',
  may: 'manage the settings',
  params: byId,
  body: endTermForm,
  refuses: ['not_found'],
  reply: z.object({ data: officeHolder }),
})

/** An officer takes a term of office off the list that was recorded by mistake. */
export const removeOfficeHolder = call('DELETE', '/api/office-holders/{id}', {
  summary: 'Take a term of office off the list that was recorded by mistake.',
  may: 'manage the settings',
  params: byId,
  refuses: ['not_found'],
  reply: z.object({ message: z.string() }),
})
