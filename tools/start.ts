// `npm start` and `npm run demo`: runs the portal, and builds the web meanwhile if it has changed.
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { waitForWeb } from '@portal/server/start/built-web.ts'
import { buildWebIfChanged } from './build-web.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()
// Compiled code is cached, which halves the start time.
enableCompileCache(join(resolve(import.meta.dirname, '..'), 'node_modules/.cache/node'))
waitForWeb(buildWebIfChanged())
if (process.argv[2] === 'demo') await import('@portal/server/cli/demo.ts')
else await import('@portal/server/main.ts')
