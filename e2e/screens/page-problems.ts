import type { Page } from '@playwright/test'
import { address } from '../address.ts'

declare global {
  interface Window {
    recordProblem: (sentence: string) => void
  }
}

/** What asks no host: contents of the page itself, and the browser's own viewer of PDF files. */
const withoutHost = ['data:', 'blob:', 'chrome-extension:', 'chrome:']

/** Records what a page should not do: log errors, violate the Content-Security-Policy, load from other hosts. */
export async function recordProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // Pages about what does not exist have status 404, which the browser logs as an error.
    if (url.endsWith('/nowhere') || url.endsWith('/find/NSMOH/PHF/99999/2026')) return
    // A form that is sent before its rules have loaded is refused by the portal, which the browser logs as an error.
    if (message.text().includes('status of 422')) return
    // Only offline.spec.ts lets the service worker start.
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== address && !withoutHost.includes(protocol)) problems.push(`request: ${request.url()}`)
  })
  await page.exposeFunction('recordProblem', (sentence: string) => problems.push(sentence))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      window.recordProblem(`policy: ${violatedDirective} ${blockedURI} from ${sourceFile}`)
    })
  })
  return problems
}
