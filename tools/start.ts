// `npm start` and `npm run demo`: builds the web when it has changed and runs the portal.
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { haveWeb } from './build-web.ts'

// Told to stop, npm tells the shell between it and this process, and that keeps it to itself: its end is the signal.
const shell = process.ppid
const watching = setInterval(() => {
  if (process.ppid === shell) return
  clearInterval(watching)
  process.kill(process.pid, 'SIGTERM')
}, 250)
watching.unref()

// What was compiled once is kept: it halves the time of a start.
enableCompileCache(join(resolve(import.meta.dirname, '..'), 'node_modules/.cache/node'))
await haveWeb()
if (process.argv[2] === 'demo') await import('@portal/server/cli/demo.ts')
else await import('@portal/server/main.ts')
