import { afterAll } from 'vitest'
import { trackTimers } from './track-timers.ts'

// Files of the same worker share what they import, so a timer would go on after its file, when the browser is gone.
afterAll(trackTimers())
