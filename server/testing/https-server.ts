import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { onTestFinished } from 'vitest'

/** The key of a server that exists in tests only. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgw9mMUBotSY722IeH
3reLDP25IKXbydZWWAH1f4owohShRANCAAS2Kw3KczoZ4sV1/nu5M+lgBWhyj0wR
fXLbtHPDe97HtzwJeW4DVyaGIM1u/jU0MfIHWPa1hhTN08v7L6L1iMwc
-----END PRIVATE KEY-----`

/** The certificate of 127.0.0.1 that goes with it, from 2020 to 2119. Nobody trusts it who is not told to. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBZjCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLYrDcpzOhnixXX+
e7kz6WAFaHKPTBF9ctu0c8N73se3PAl5bgNXJoYgzW7+NTQx8gdY9rWGFM3Ty/sv
ovWIzByjTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9jYWxob3N0
hwR/AAABMB0GA1UdDgQWBBRi6GuA4eOUjPnAhxRNVB0vH5XQDzAKBggqhkjOPQQD
AgNHADBEAiANufI9hZ1qUz6YqLwqRw67sQCKisS4JEPSoymG5Rl3lgIgdyTdqUpY
UrjJhkyHXrX2s1DoAK9YRVVuJyeiPbfxO2s=
-----END CERTIFICATE-----`

/** Starts a server with TLS for a test. Returns its address. */
export async function startHttpsServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer({ key, cert: certificate }, answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  return `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
