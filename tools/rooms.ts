/**
 * The rooms of the server, from the top down: each imports only rooms after it. A folder or file of `server/` that is
 * not named here is a breach.
 */
const server = [
  'cli/',
  'main.ts',
  'jobs/',
  'metrics/',
  'backup/',
  'start/',
  'pages/',
  'features/',
  'changes/',
  'http/',
  'actions/',
  'seed/',
  'reading/',
  'papers/',
  'money/',
  'use-case/',
  'messages/',
  'print/',
  'auth/',
  'sheets/',
  'files/',
  'keys/',
  'audit/',
  'records/',
  'database/',
]

/** The rooms of the web, likewise. */
const web = [
  'vite.config.ts',
  'vitest.config.ts',
  'build/',
  'service-worker/',
  'main.ts',
  'signed-out/',
  'start-portal.tsx',
  'app/',
  'screens/',
  'style-guide/',
  'features/',
  'fields/',
  'api/',
  'ui/',
  'paths.ts',
  'path-parameters.ts',
]

export const rooms = { server, web }

/** What may lie in a folder whose other files are all in rooms or subjects. Tests lie beside what they test. */
export const namedInFolder: Record<string, readonly string[]> = {
  server: [...rooms.server, 'testing/', 'every-call/'],
  web: [...rooms.web, 'testing/'],
  domain: ['record-of.ts', 'refusal.ts'],
  contract: ['call.ts', 'calls.ts', 'problem.ts'],
  'server/records': [],
  'server/features': [],
  'web/screens': [],
  'web/features': [],
}

/** A room as the names of its rules have it. */
export const nameOf = (room: string) => room.replace(/\/$|\.tsx?$/, '').replaceAll('.', '-')
