import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareToEnter } from './enter-portal.ts'

const script = `data:text/javascript,${encodeURIComponent(
  'export const startPortal = (root, message) => { root.textContent = message }',
)}`

let stylesArrive: boolean

beforeEach(() => {
  stylesArrive = true
  // No style sheet is loaded in tests.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) return
    expect([link.rel, link.getAttribute('href')]).toEqual(['stylesheet', '/assets/portal.css'])
    link.dispatchEvent(new Event(stylesArrive ? 'load' : 'error'))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

/** Enters the portal from a page that names these files. */
async function enter(files: Record<string, string>) {
  const page = Object.assign(document.createElement('div'), { id: 'portal-files' })
  Object.assign(page.dataset, files)
  document.body.append(page)
  const opened: string[] = []
  await prepareToEnter((address) => opened.push(address))('/admin/overview', 'Welcome back')
  return { opened, body: document.body.innerHTML }
}

describe('after signing in', () => {
  it('the portal opens in the same document, at its own address', async () => {
    const { opened, body } = await enter({ script, styles: '/assets/portal.css' })
    expect([opened, body]).toEqual([[], '<div id="root">Welcome back</div>'])
    expect(window.location.pathname).toBe('/admin/overview')
    expect(sessionStorage.getItem('message')).toBeNull()
  })

  it('the address is opened if a file cannot be loaded, and the greeting is kept for it', async () => {
    stylesArrive = false
    const { opened } = await enter({ script, styles: '/assets/portal.css' })
    expect([opened, sessionStorage.getItem('message')]).toEqual([['/admin/overview'], 'Welcome back'])
  })
})
