import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { makeThrottle } from './auth/throttle.ts'
import { type Config, readConfig } from './config.ts'
import { makeDataFolder } from './database/data-folder.ts'
import { openDatabase } from './database/open.ts'
import { readEnvironment } from './environment.ts'
import { welcomeFirstAdmin } from './features/account/first-officer.ts'
import { fileStore } from './files/choose-file-store.ts'
import { signedPaths } from './http/signed-paths.ts'
import { cleanUp } from './jobs/clean-up.ts'
import { startFoldingTallies } from './jobs/fold-tallies.ts'
import { close, listen } from './listen.ts'
import { readLinkSecret } from './records/settings.ts'

const hourMs = 3_600_000
/** Requests that are under way when the portal is told to stop get so long to end. */
const shutdownTimeoutMs = 5_000

/** What must be done before the process may end, the newest first. */
const undo: (() => unknown)[] = []
let isReady = false

async function start(config: Config): Promise<void> {
  await makeDataFolder(config.dataDir)
  const database = await openDatabase(config, { say: console.log })
  undo.unshift(() => database.close())
  await welcomeFirstAdmin(database.db, config.firstAdmin)

  const files = await fileStore(config)
  const app = await buildApp({
    database,
    files,
    throttle: makeThrottle(database.pool),
    signedPaths: signedPaths(await readLinkSecret(database.db)),
    clock: () => new Date(),
    webFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
    log: process.stdout,
  })
  const sweep = () =>
    cleanUp(database.db, files, new Date()).catch((error) => app.log.error({ err: error }, 'cleaning up failed'))
  const sweeping = setInterval(sweep, hourMs)
  undo.unshift(() => clearInterval(sweeping))
  await sweep()
  const folding = startFoldingTallies(database.db, {
    onFailure: (error) => app.log.error({ err: error }, 'The tallies could not be folded; trying again in a second'),
  })
  undo.unshift(() => folding.stop())
  undo.unshift(() => close(app))
  const addresses = await listen(app, config)
  isReady = true
  console.log(
    `The portal is ready after ${process.uptime().toFixed(1)} s. Open ${addresses.join(' or ')} in a browser.`,
  )
}

/** Finishes what is under way and ends the process; what takes too long is cut off. */
async function end(code: number): Promise<void> {
  setTimeout(() => process.exit(code), shutdownTimeoutMs).unref()
  for (const step of undo.splice(0)) await step()
  process.exit(code)
}

/** The first signal ends a portal that serves; one that is just starting, or a second signal, ends it at once. */
function stopOn(signal: 'SIGINT' | 'SIGTERM'): void {
  process.once(signal, () => {
    process.once(signal, () => process.exit(1))
    if (isReady) end(0)
    else process.exit(0)
  })
}

stopOn('SIGINT')
stopOn('SIGTERM')
try {
  await start(readConfig(readEnvironment(process.env)))
} catch (error) {
  // A plain error is a sentence for whoever starts the portal; anything else is a fault of ours, told whole.
  console.error(error instanceof Error && error.name === 'Error' && !('code' in error) ? error.message : error)
  await end(1)
}
