import type { PostgresDialectConfig } from 'kysely'
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'

/**
 * How a transaction begins whose changes of rows go into the audit record: in one round trip, with the settings in which the
 * triggers note the rows. They are emptied, because a connection of a pool may have kept something in them.
 */
const beginRecorded =
  "begin; set local portal.recording = 'on'; set local portal.touched = ''; set local portal.spilled = ''"

/**
 * Lets the rest of a transaction change rows past the triggers. They get entries afterwards, by `begin-rows.ts`: what a migration
 * rewrites, and what fills an empty database.
 */
export const rowsWithoutRecord = "set local portal.recording = 'loading'"

/** PostgreSQL for the portal: a transaction that is opened to read and write is a recorded one, see `record-changes.ts`. */
export class RecordingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): RecordingDriver {
    return new RecordingDriver(this.#config)
  }
}

class RecordingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.accessMode !== 'read write') return super.beginTransaction(connection, settings)
    await connection.executeQuery(CompiledQuery.raw(beginRecorded))
  }
}
