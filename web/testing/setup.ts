import './matchers.ts'
import './no-owner-stacks.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { connectionFound } from '../api/connection.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { takeSharedKeys } from './shared-keys.ts'

// The first test of a screen also loads its code, which can be slow on a busy machine. Only failing tests wait this long.
configure({ asyncUtilTimeout: 60_000 })

// Missing in happy-dom, but used by components.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
})

// In happy-dom, dialogs do not restore the focus when they close, as they do in browsers.
const { showModal, close } = HTMLDialogElement.prototype
const openedFrom = new WeakMap<HTMLDialogElement, Element | null>()
HTMLDialogElement.prototype.showModal = function () {
  openedFrom.set(this, document.activeElement)
  showModal.call(this)
}
HTMLDialogElement.prototype.close = function (returnValue) {
  const opener = this.open ? openedFrom.get(this) : undefined
  close.call(this, returnValue)
  if (opener instanceof HTMLElement) opener.focus()
}

afterEach(() => {
  cleanup()
  // What a test showed as the server renders it.
  document.body.replaceChildren()
  toast.clear()
  connectionFound()
  localStorage.clear()
  sessionStorage.clear()
  expect(takeSharedKeys(), 'rows with the same key').toEqual([])
})
