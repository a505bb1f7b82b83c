/** Whether a text has the form of a CAC number: RC, BN, IT, LP or LLP and digits. A reason to warn, never to refuse. */
export function looksLikeCac(text: string): boolean {
  return /^(?:RC|BN|IT|LP|LLP)\d+$/.test(cacKey(text))
}

/** The form in which two CAC numbers are compared: 'rc - 12 345' and 'RC12345' are the same number. */
export function cacKey(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}
