import type { Call } from '@portal/contract/call.ts'
import type { PortalSettings, SignedOutPage } from '@portal/contract/public/signed-out-pages.ts'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { startPage } from '../signed-out/browser/start-page.ts'
import { renderPage } from '../signed-out/render-page.tsx'
import { stubNetwork } from './fake-network.ts'
import { type FakeReply, fakePortal, portalSettings } from './fake-portal.ts'

const files = {
  script: '/assets/page.js',
  styles: ['/assets/page.css'],
  verify: '/assets/verify.js',
  portal: { script: '', styles: '', next: '' },
}

/** The HTML of a signed-out page, as the server sends it. */
export function htmlOf(page: SignedOutPage, settings: Partial<PortalSettings> = {}): string {
  return renderPage(page, { ...portalSettings.data, ...settings }, files)
}

/** Shows a page as in a browser without JavaScript. */
export function showPage(page: SignedOutPage): void {
  document.body.innerHTML = htmlOf(page)
    .replace(/^.*<body>/, '')
    .replace(/<\/body>.*$/, '')
  // happy-dom does not read this attribute from HTML.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true
}

/** Shows a server-rendered page and runs its script. `opened` lists the URLs to which the script navigated. */
export function openPage(page: SignedOutPage, replies: FakeReply[] = []) {
  const portal = fakePortal(replies)
  stubNetwork(portal)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.body.replaceChildren()
    expect(portal.mistakes, 'requests without a reply or against the contract').toEqual([])
  })
  showPage(page)
  const opened: string[] = []
  startPage((address) => opened.push(address))
  const sent = (call: Call) =>
    portal.requests.filter(({ method, path }) => {
      return method === call.method && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
    })
  return { opened, sent, user: userEvent.setup({ delay: null }) }
}
