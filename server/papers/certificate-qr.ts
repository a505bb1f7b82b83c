/**
 * The text of the QR code on a paper: the address that checks it, with what the paper states, signed. Null if the portal does not
 * know its own address (PUBLIC_URL): the code exists, but no phone could open it.
 */
export function certificateQr(publicUrl: string | undefined, code: string): string | null {
  return publicUrl ? `${new URL('/verify', publicUrl).href}#${code}` : null
}
