import './matchers.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { connectionFound } from '../api/connection.ts'
import { toast } from '../ui/feedback/toast.tsx'

// The first test of a screen loads the screen too, which takes long on a busy machine. Only a test that fails waits so long.
configure({ asyncUtilTimeout: 15_000 })

// happy-dom has neither; parts of the page ask for them.
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

// Its dialogs do not give the focus back when they close, as those of browsers do.
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
  toast.clear()
  connectionFound()
  localStorage.clear()
  sessionStorage.clear()
})
