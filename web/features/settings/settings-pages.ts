import type { Capability } from '@portal/domain/accounts/capabilities.ts'
import { paths } from '../../paths.ts'

/** The groups of the page of all settings, in its order. */
export const settingsGroups = [
  'Ministry',
  'Facility types and requirements',
  'Fees and offences',
  'People and duties',
  'Places',
  'Messages and records',
] as const

interface SettingsPage {
  path: string
  title: string
  may: Capability
  group: (typeof settingsGroups)[number]
  /** What is found there, in a sentence. */
  about: string
  /** More words by which somebody may look for it. */
  alsoFoundBy: string
  /** The entry of the menu that is marked. */
  menuParents: readonly string[]
}

const menuParents = [paths.settings()]

/** Every page of settings. The table of screens takes path, title and capability from here. */
export const settingsPages = {
  ministry: {
    path: paths.ministrySettings(),
    title: 'Ministry settings',
    may: 'read the settings',
    group: 'Ministry',
    about:
      'Names and crest, certificates and dates, renewals, decisions, inspections, who signs, the bank account, limits.',
    alsoFoundBy: 'address phone hours logo signature officer privacy password second factor reminder mail audit',
    menuParents,
  },
  letters: {
    path: paths.wordsOfLetters(),
    title: 'Words of letters',
    may: 'read the settings',
    group: 'Ministry',
    about: 'What letters of approval, decline, penalty and others say, and from which day.',
    alsoFoundBy: 'text template wording paragraphs reminder receipt return report',
    menuParents,
  },
  facilityTypes: {
    path: paths.facilityTypes(),
    title: 'Facility types',
    may: 'manage the catalogue',
    group: 'Facility types and requirements',
    about: 'The types of facility, and what an application of each is asked.',
    alsoFoundBy: 'category requirements questions parts catalogue folio',
    menuParents,
  },
  documentKinds: {
    path: paths.documentKinds(),
    title: 'Documents',
    may: 'manage the catalogue',
    group: 'Facility types and requirements',
    about: 'Which documents an application needs, by its type, and from which day.',
    alsoFoundBy: 'upload tax clearance fire safety certificate required attachments',
    menuParents,
  },
  changeRules: {
    path: paths.changeRules(),
    title: 'Changes while licensed',
    may: 'manage the catalogue',
    group: 'Facility types and requirements',
    about: 'What a change of a licensed facility needs: who decides, documents, a fee, an inspection.',
    alsoFoundBy: 'operating officer contacts beds services name address owner policy approval',
    menuParents,
  },
  stages: {
    path: paths.stages(),
    title: 'Stages',
    may: 'read the settings',
    group: 'People and duties',
    about: 'Who signs an application, one after the other, before it can be approved.',
    alsoFoundBy: 'sign-off approval director permanent secretary commissioner order workflow',
    menuParents,
  },
  fees: {
    path: paths.fees(),
    title: 'Fees',
    may: 'see the fees',
    group: 'Fees and offences',
    about: 'What a registration, a renewal and other services cost, and from which day.',
    alsoFoundBy: 'money price surcharge beds',
    menuParents,
  },
  offences: {
    path: paths.offences(),
    title: 'Offences',
    may: 'see the tariff of offences',
    group: 'Fees and offences',
    about: 'What each offence costs, and from which day.',
    alsoFoundBy: 'penalties fines tariff',
    menuParents,
  },
  users: {
    path: paths.users(),
    title: 'Users',
    may: 'manage users',
    group: 'People and duties',
    about: 'The accounts of officers and owners, and what each officer may do.',
    alsoFoundBy: 'people accounts invite password disable',
    menuParents,
  },
  states: {
    path: paths.states(),
    title: 'States',
    may: 'manage places',
    group: 'Places',
    about: 'States, local government areas and wards.',
    alsoFoundBy: 'lga ward place',
    menuParents,
  },
  auditRecord: {
    path: paths.audit(),
    title: 'Audit record',
    may: 'read the audit record',
    group: 'Messages and records',
    about: 'Who did what, and whether the record of it was altered.',
    alsoFoundBy: 'log history',
    menuParents,
  },
  sentMessages: {
    path: paths.outbox(),
    title: 'Sent messages',
    may: 'read the sent messages',
    group: 'Messages and records',
    about: 'What the portal sent by mail and SMS, and what could not be sent.',
    alsoFoundBy: 'email failed',
    menuParents,
  },
} as const satisfies Record<string, SettingsPage>
