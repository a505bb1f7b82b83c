import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'

/**
 * The address of a database with TLS required: encrypted, with a certificate that an authority of the file has issued to the
 * host of the address. It is written into the address, where the portal's driver and PostgreSQL's own programs both read it.
 * A socket of this machine needs none.
 */
export function withTls(url: string, caFile: string): string {
  const address = new URL(url)
  const parameters = address.searchParams
  if (parameters.get('host')?.startsWith('/') || address.hostname.startsWith('%2F')) return url
  // Whatever these said would be weaker, or would turn it off.
  for (const name of ['ssl', 'uselibpqcompat', 'sslnegotiation']) parameters.delete(name)
  parameters.set('sslmode', 'verify-full')
  parameters.set('sslrootcert', caFile)
  return address.href
}

/** The certificates of the authorities in a file. Throws a sentence about the setting that names it. */
export function readAuthorities(setting: string, path: string): string {
  try {
    const text = readFileSync(path, 'utf8')
    new X509Certificate(text)
    return text
  } catch (error) {
    const { code } = fieldsOf(error)
    const why = code === 'ENOENT' || code === 'EACCES' ? `cannot be read (${code})` : 'holds no certificate in PEM'
    throw new Error(`The setting ${setting} names the file ${path}, which ${why}.`)
  }
}
