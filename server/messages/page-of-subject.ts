const pages = {
  registration: (id) => `/admin/registration/${id}`,
  facility: (id) => `/admin/single-facility/${id}`,
} as const satisfies Record<string, (id: number) => string>

/** What a message may be about. */
export type SubjectKind = keyof typeof pages

/** The page of the portal about the subject of a message; null if it has none. */
export function pageOfSubject(kind: SubjectKind | null, id: number | null): string | null {
  return kind === null || id === null ? null : pages[kind](id)
}
