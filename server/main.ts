import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { makeThrottle } from './auth/throttle.ts'
import { readConfig } from './config.ts'
import { connectEmbedded, connectPostgres } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { seed } from './database/seed/seed.ts'
import { welcomeFirstAdmin } from './features/account/welcome-first-admin.ts'
import { localFileStore } from './files/file-store.ts'
import { sweepOrphans } from './files/sweep-orphans.ts'
import { signedPaths } from './http/signed-paths.ts'
import { readLinkSecret } from './records/settings.ts'

const anHour = 3_600_000
const started = performance.now()
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = config.databaseUrl
    ? connectPostgres(config.databaseUrl)
    : await connectEmbedded({ dataDir: `${config.dataDir}/database` })
  await migrate(database.db)
  await seed(database.db)
  await welcomeFirstAdmin(database.db, config.firstAdmin)

  const files = localFileStore(config.dataDir)
  const app = await buildApp({
    database,
    files,
    throttle: makeThrottle(database.pool),
    signedPaths: signedPaths(await readLinkSecret(database.db)),
    clock: () => new Date(),
    webFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
    log: true,
  })
  const sweep = () =>
    sweepOrphans(database.db, files, new Date()).catch((error) => app.log.error({ err: error }, 'files were not swept'))
  await sweep()
  const sweeping = setInterval(sweep, anHour)
  await app.listen({ port: config.port, host: config.host })
  console.log(
    `The portal is ready after ${((performance.now() - started) / 1000).toFixed(1)} s on ${app.listeningOrigin}`,
  )

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    clearInterval(sweeping)
    await app.close()
    await database.close()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}
