import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

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

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
