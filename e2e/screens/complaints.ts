import type { Page } from '@playwright/test'
import { address } from '../address.ts'

/** Writes down everything that a page should not do: complaints, violations of its policy, requests to elsewhere. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // A browser counts it as an error that the page for an address that does not exist is answered with 404.
    if (url.endsWith('/nowhere')) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== address && protocol !== 'data:' && protocol !== 'blob:') complaints.push(`asked: ${request.url()}`)
  })
  await page.exposeFunction('complain', (sentence: string) => complaints.push(sentence))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Object(window).complain(`policy: ${violatedDirective} ${blockedURI} from ${sourceFile}`)
    })
  })
  return complaints
}
