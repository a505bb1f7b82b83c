import { afterAll } from 'vitest'
import { trackTimers } from './track-timers.ts'

// Files of the same worker share what they import. A timer of one file must not run in the next, which may have no browser.
afterAll(trackTimers())
