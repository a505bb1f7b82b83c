/** The title and heading of the page for an address that does not exist. Spec §2. */
export const notFoundTitle = 'Page not found'
export const notFoundHeading = 'Oops! It seems that this page does not exist.'

/** What a person can do about it. */
export function NotFoundText() {
  return <p>If you typed the address, check it. If you followed a link, the page may have moved.</p>
}
