/** The title and heading of the not-found page. Spec §2. */
export const notFoundTitle = 'Page not found'
export const notFoundHeading = 'Oops! It seems that this page does not exist.'

/** Advice for the person. */
export function NotFoundText() {
  return <p>If you typed the address, check it. If you followed a link, the page may have moved.</p>
}
