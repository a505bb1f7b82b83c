// `npm test`: the check, then the unit tests and the journeys side by side. Both often wait, for a process to start or for a
// page to load, so together they take much less time than one after the other.
import { runScript } from './run-script.ts'

async function test(): Promise<boolean> {
  if (!(await runScript('check', 'live'))) return false
  const passed = await Promise.all([runScript('test:unit', 'live'), runScript('test:e2e', 'at the end')])
  return !passed.includes(false)
}

process.exitCode = (await test()) ? 0 : 1
