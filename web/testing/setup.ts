import './matchers.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { connectionFound } from '../api/connection.ts'
import { toast } from '../ui/toast.tsx'

// The first test of a screen fetches the screen too, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 4000 })

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
  toast.clear()
  connectionFound()
  localStorage.clear()
  sessionStorage.clear()
})
