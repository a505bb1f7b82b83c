const pages = {
  registration: (id) => `/admin/registration/${id}`,
  facility: (id) => `/admin/single-facility/${id}`,
  concern: (id) => `/admin/concerns/${id}`,
} as const satisfies Record<string, (id: number) => string>

/** What a message may be about. */
export type SubjectKind = keyof typeof pages

/** The page of the portal about the subject of a message; null if it has none. */
export function pageOfSubject(kind: SubjectKind | null, id: number | null): string | null {
  return kind === null || id === null ? null : pages[kind](id)
}

/** Where the ministry's bank account is confirmed. */
export const bankAccountPage = '/admin/settings#bank-account'

/** Where duties that wait are confirmed. */
export const usersPage = '/admin/users'

const pageOfKind: Readonly<Record<string, string>> = { 'bank-account': bankAccountPage, duties: usersPage }

interface Notice {
  kind: string
  about_kind: SubjectKind | null
  about_id: number | null
}

/** The page for a notification: that of its subject, or of its kind; null if it has neither. */
export function pageOfNotice({ kind, about_kind, about_id }: Notice): string | null {
  return pageOfSubject(about_kind, about_id) ?? pageOfKind[kind] ?? null
}
