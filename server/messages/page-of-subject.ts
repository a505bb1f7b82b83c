const pages = {
  registration: (id) => `/admin/registration/${id}`,
  facility: (id) => `/admin/single-facility/${id}`,
  concern: (id) => `/admin/concerns/${id}`,
  inspection: (id) => `/admin/inspections/${id}`,
} as const satisfies Record<string, (id: number) => string>

/** What a message may be about. */
export type SubjectKind = keyof typeof pages

/** The page of the portal about the subject of a message; null if it has none. */
export function pageOfSubject(kind: SubjectKind | null, id: number | null): string | null {
  return kind === null || id === null ? null : pages[kind](id)
}

/** The pages of notices without a subject, by their kind. */
export const pagesOfKinds = {
  /** Where the ministry's bank account is confirmed. */
  'bank-account': '/admin/settings/ministry#bank-account',
  /** Where duties that wait are confirmed. */
  duties: '/admin/users',
  record: '/admin/audit',
} as const

function hasPage(kind: string): kind is keyof typeof pagesOfKinds {
  return Object.hasOwn(pagesOfKinds, kind)
}

interface Notice {
  kind: string
  about_kind: SubjectKind | null
  about_id: number | null
}

/** The page for a notification: that of its subject, or of its kind; null if it has neither. */
export function pageOfNotice({ kind, about_kind, about_id }: Notice): string | null {
  return pageOfSubject(about_kind, about_id) ?? (hasPage(kind) ? pagesOfKinds[kind] : null)
}
