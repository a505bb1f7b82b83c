import { resolve } from 'node:path'
import { z } from 'zod'

const portRange = 'must be a whole number from 0 to 65535'

/** A database without a name would be the one named like the user: nobody means that. */
function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1
}

const given = z.object({
  PORT: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, portRange)
    .transform(Number)
    .pipe(z.number().max(65_535, portRange))
    .default(3000),
  HOST: z
    .string()
    .trim()
    .regex(/^[\w.:%-]+$/, 'must be an address or a name of this machine, like 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .trim()
    .refine(isDatabaseUrl, 'must look like postgresql://user:password@host:5432/name')
    .optional(),
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email('must be an email address')).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have 8 to 128 characters')
    .max(128, 'must have 8 to 128 characters')
    .optional(),
})

/** Everything that the environment decides. */
export interface Config {
  port: number
  host: string
  /** Absolute path of the folder for uploaded files and, without a databaseUrl, the embedded database. */
  dataDir: string
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string
  /** Made an officer at the first start. */
  firstAdmin?: { email: string; password: string }
}

/** Reads the environment. A value that cannot be used ends in an error with one sentence that names it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = given.safeParse(set)
  const wrong = error?.issues[0]
  if (wrong) throw new Error(`The setting ${wrong.path.join('.')} ${wrong.message}.`)
  if (!data) throw new Error('The settings cannot be read.')
  if (Boolean(data.ADMIN_EMAIL) !== Boolean(data.ADMIN_PASSWORD)) {
    throw new Error('The settings ADMIN_EMAIL and ADMIN_PASSWORD must be given together.')
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    ...(data.DATABASE_URL ? { databaseUrl: data.DATABASE_URL } : {}),
    ...(data.ADMIN_EMAIL && data.ADMIN_PASSWORD
      ? { firstAdmin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD } }
      : {}),
  }
}
