/** The two times of a return of an application to its owner. */
interface TimesOfReturn {
  resubmitted_at: string | null
}

/** Whether an application is with its owner for correction now. */
export function isOpenReturn<R extends TimesOfReturn>(returned: R | null | undefined): returned is R {
  return returned?.resubmitted_at === null
}
