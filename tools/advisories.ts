import { z } from 'zod'
import { runNpm } from './run-npm.ts'

const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const

const answered = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(severities),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.int() }) }),
})
const failed = z.object({ message: z.string() })

/** What the registry knows of weaknesses in packages that run with the portal. */
export interface Advisories {
  /** 0: none, 1: there are some, 2: the registry was not reached, so nothing is known. */
  code: 0 | 1 | 2
  sentences: string[]
}

/** Asks the registry of npm about the packages of the lock. */
export async function askForAdvisories(environment: Record<string, string> = {}): Promise<Advisories> {
  const { output, errors } = await runNpm(['audit', '--json', '--omit', 'dev'], environment)
  return readAdvisories(output, errors)
}

/** Reads what npm audit wrote. */
function readAdvisories(output: string, errors: string): Advisories {
  const written: unknown = output.trim() === '' ? {} : JSON.parse(output)
  const { data } = answered.safeParse(written)
  if (!data) {
    const reason = failed.safeParse(written).data?.message ?? errors.trim().split('\n')[0]
    return { code: 2, sentences: [`The registry could not be asked for advisories, so nothing is known: ${reason}.`] }
  }
  const found = Object.entries(data.vulnerabilities)
  if (found.length === 0) {
    return { code: 0, sentences: [`No advisory is known about the ${data.metadata.dependencies.prod} packages.`] }
  }
  const bySeverity = found.sort(
    ([, one], [, other]) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  )
  const sentences = bySeverity.map(([name, { severity, via }]) => {
    const reasons = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`))
    return `${severity}: ${name}: ${reasons.join('; ')}`
  })
  return { code: 1, sentences }
}
