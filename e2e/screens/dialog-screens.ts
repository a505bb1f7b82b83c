import type { Ministry } from '../prepare/ministry.ts'

// The screens with dialogs: who opens them, their addresses, and a text that shows that they are there.

export const complete = {
  as: 'owner',
  at: ({ complete }: Ministry) => `/admin/registration/${complete.id}`,
  shows: '8 of 8',
} as const
export const empty = {
  as: 'owner',
  at: ({ empty }: Ministry) => `/admin/registration/${empty.id}`,
  shows: '0 of 48',
} as const
export const emptyStaff = {
  as: 'owner',
  at: ({ empty }: Ministry) => `/admin/registration/${empty.id}?step=staff`,
  shows: 'No referees yet',
} as const
export const completeStaff = {
  as: 'owner',
  at: ({ complete }: Ministry) => `/admin/registration/${complete.id}?step=staff`,
  shows: 'Usman Danjuma',
} as const
export const completePayment = {
  as: 'owner',
  at: ({ complete }: Ministry) => `/admin/registration/${complete.id}?step=payment`,
  shows: '₦75,000',
} as const
export const declined = {
  as: 'owner',
  at: ({ declined }: Ministry) => `/admin/registration/${declined.id}`,
  shows: 'The ministry declined',
} as const
export const filed = {
  as: 'officer',
  at: ({ submitted }: Ministry) => `/admin/registration/${submitted.id}`,
  shows: 'Usman Danjuma',
} as const
export const penalised = {
  as: 'officer',
  at: ({ declined }: Ministry) => `/admin/single-facility/${declined.facility_id}`,
  shows: 'No resident medical practitioner',
} as const
export const facility = {
  as: 'officer',
  at: ({ awaiting }: Ministry) => `/admin/single-facility/${awaiting.facility_id}`,
  shows: 'Awaiting decision',
} as const
export const approval = {
  as: 'officer',
  at: ({ submitted }: Ministry) => `/admin/registration/approval/${submitted.id}`,
  shows: 'Not given yet',
} as const

export const types = { as: 'officer', at: () => '/admin/facility/type', shows: 'Mortuary', send: 'Add' } as const
export const requirements = {
  as: 'officer',
  at: () => '/admin/add/requirement/2',
  shows: 'Sublist',
  send: 'Add',
} as const
export const states = { as: 'officer', at: () => '/admin/states', shows: 'Zamfara', send: 'Add' } as const
export const lgas = { as: 'officer', at: () => '/admin/state/27', shows: 'Chanchaga', send: 'Add' } as const

export const notifications = {
  as: 'newcomer',
  at: () => '/admin/notifications',
  shows: 'Toasts and notifications',
} as const

export const settings = {
  as: 'officer',
  at: () => '/admin/settings/ministry',
  shows: 'Licences of Niger State',
} as const

export const offences = {
  as: 'officer',
  at: () => '/admin/offences',
  shows: 'Some amounts are samples',
  send: 'Save',
} as const

export const account = { as: 'owner', at: () => '/admin/account', shows: 'Your details' } as const

export const users = { as: 'officer', at: () => '/admin/users', shows: 'Invite officer' } as const
export const person = {
  as: 'officer',
  at: ({ newcomer }: Ministry) => `/admin/users/${newcomer.user.id}`,
  shows: 'Account since',
} as const
export const colleague = {
  as: 'officer',
  at: ({ colleague }: Ministry) => `/admin/users/${colleague.id}`,
  shows: 'Account since',
} as const

export const licensed = {
  as: 'owner',
  at: ({ licensed }: Ministry) => `/admin/single-facility/${licensed.facility_id}`,
  shows: 'No change has been asked for',
} as const
export const choices = {
  as: 'owner',
  at: ({ licensed }: Ministry) => `/admin/single-facility/${licensed.facility_id}/change`,
  shows: 'The operating officer',
} as const
export const standing = { ...licensed, as: 'officer', shows: 'Suspensions and closures' } as const
export const statement = {
  as: 'officer',
  at: ({ statement }: Ministry) => `/admin/reconciliation/${statement.id}`,
  shows: '1 row was left out',
} as const
export const payments = { as: 'officer', at: () => '/admin/payments', shows: 'Alheri' } as const
export const documentKinds = { as: 'officer', at: () => '/admin/document-kinds', shows: 'PHCN bill' } as const
export const fees = { as: 'officer', at: () => '/admin/fees', shows: 'Some fees are samples' } as const
export const registrations = { as: 'officer', at: () => '/admin/all/registrations?q=Alheri', shows: 'Alheri' } as const
export const imports = { as: 'officer', at: () => '/admin/imports', shows: 'register.csv' } as const
export const importedRows = {
  as: 'officer',
  at: ({ register }: Ministry) => `/admin/imports/${register.id}?step=rows&state=all`,
  shows: 'Rows of the register',
} as const
export const commit = {
  as: 'officer',
  at: ({ register }: Ministry) => `/admin/imports/${register.id}?step=commit`,
  shows: 'Let them come in',
} as const
export const idle = {
  as: 'officer',
  at: ({ idle }: Ministry) => `/admin/single-facility/${idle.id}`,
  shows: 'has not been started',
} as const
export const statements = { as: 'officer', at: () => '/admin/reconciliation', shows: 'January.csv' } as const
export const change = {
  as: 'officer',
  at: ({ change }: Ministry) => `/admin/change/${change.id}`,
  shows: 'We moved to a larger building',
} as const

export const concern = {
  as: 'officer',
  at: ({ concern }: Ministry) => `/admin/concerns/${concern.id}`,
  shows: 'Used needles lie in the yard',
} as const
