import { readFile } from 'node:fs/promises'
import pg from 'pg'
import type { Values } from '../fill.ts'

/** Makes the portal's database with its roles, as docs/operations.md tells under "Database roles". */
export async function makeDatabase(postgresUrl: string, portalUrl: string, values: Values): Promise<void> {
  await ask(postgresUrl, 'create database portal')
  await ask(portalUrl, await readFile(new URL('../database-roles.sql', import.meta.url), 'utf8'))
  const passwords = { portal_owner: values.OWNER_PASSWORD, portal_app: values.APP_PASSWORD }
  for (const [role, password] of Object.entries(passwords)) {
    await ask(portalUrl, `alter role ${role} password '${password}'`)
  }
}

/** Runs statements on a database. Returns the rows of the last. */
export async function ask(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statements)).rows
  } finally {
    await client.end()
  }
}
