import { applications } from './applications.ts'
import { auditRecord } from './audit-record.ts'
import { certificatesAndDates } from './certificates-and-dates.ts'
import { decisions } from './decisions.ts'
import { inspections } from './inspections.ts'
import { limits } from './limits.ts'
import { loggingIn } from './logging-in.ts'
import { messagesToOfficers } from './messages-to-officers.ts'
import { monthlyReport } from './monthly-report.ts'
import { namesAndAddress } from './names-and-address.ts'
import { privacy } from './privacy.ts'
import { renewals } from './renewals.ts'

/** The settings of the ministry by section, in the order in which they are shown. */
export const settingSections = {
  'names-and-address': namesAndAddress,
  'certificates-and-dates': certificatesAndDates,
  renewals,
  cases: applications,
  decisions,
  inspections,
  'logging-in': loggingIn,
  'messages-to-officers': messagesToOfficers,
  'audit-record': auditRecord,
  'monthly-report': monthlyReport,
  privacy,
  limits,
} as const

/** The name of a section. */
export type SectionName = keyof typeof settingSections

/** The names of the sections, in the order in which they are shown. */
export const sectionNames = Object.keys(settingSections).filter(isSectionName)

/**
 * Every setting of the ministry by its name. To add one, add a row to its section: the calls, the stored values, the page and
 * its forms, the words, the initial values and docs/settings.md follow from it.
 */
export const ministrySettings = {
  ...namesAndAddress.settings,
  ...certificatesAndDates.settings,
  ...renewals.settings,
  ...applications.settings,
  ...decisions.settings,
  ...inspections.settings,
  ...loggingIn.settings,
  ...messagesToOfficers.settings,
  ...auditRecord.settings,
  ...monthlyReport.settings,
  ...privacy.settings,
  ...limits.settings,
}

type Settings = typeof ministrySettings

/** The name of a setting. */
export type SettingName = keyof Settings

/** The values of all settings on a day. */
export type SettingValues = { [Name in SettingName]: Settings[Name]['initial'] }

/** The names of all settings, in the order of the sections. */
export const settingNames = namesIn(ministrySettings)

/** The names of the settings that the form of a section has, in the order in which they are shown. */
export function namesOf(section: SectionName): SettingName[] {
  return namesIn(settingSections[section].settings).filter(isInForm)
}

/** Whether a setting is a field of a form. A picture is not: it is uploaded. */
export function isInForm(name: SettingName): boolean {
  return ministrySettings[name].kind !== 'picture'
}

function namesIn(rows: object): SettingName[] {
  return Object.keys(rows).filter(isSettingName)
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(ministrySettings, name)
}

function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(settingSections, name)
}
