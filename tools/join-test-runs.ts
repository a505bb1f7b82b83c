/** A command that runs tests, by what it names. */
interface TestRun {
  projects: string[]
  files: string[]
  /** The value of -t, without quotation marks. */
  name?: string
}

const vitest = 'npx vitest run'
const words = /'[^']*'|\S+/g

/**
 * Commands that run the same tests in fewer runs, because each run starts the workers and makes the databases anew: one run of
 * whole projects, one of files, and one of the tests of a name. Commands that run no tests, or write lists, stay first as they are.
 */
export function joinTestRuns(commands: string[]): string[] {
  const isJoined = (command: string) => command.startsWith(`${vitest} `) && !command.includes('--update')
  const runs = commands.filter(isJoined).map(readRun)
  const whole = new Set(runs.filter(({ files }) => files.length === 0).flatMap(({ projects }) => projects))
  // Files of a project that is run as a whole are in it.
  const others = runs.filter(({ projects }) => !projects.some((project) => whole.has(project)))
  const named = others.filter(({ name }) => name !== undefined)
  const plain = others.filter(({ name, files }) => name === undefined && files.length > 0)
  return [
    ...commands.filter((command) => !isJoined(command)),
    ...(whole.size > 0 ? [[vitest, ...[...whole].map((project) => `--project ${project}`)].join(' ')] : []),
    ...(plain.length > 0 ? [`${vitest} ${filesOf(plain)}`] : []),
    ...(named.length > 0 ? [`${vitest} ${filesOf(named)} -t '${named.map(({ name }) => name).join('|')}'`] : []),
  ]
}

const filesOf = (runs: TestRun[]) => [...new Set(runs.flatMap(({ files }) => files))].join(' ')

function readRun(command: string): TestRun {
  const run: TestRun = { projects: [], files: [] }
  const rest = command.slice(vitest.length).match(words) ?? []
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--project') run.projects.push(rest.shift() ?? '')
    else if (word === '-t') run.name = (rest.shift() ?? '').replaceAll("'", '')
    else if (word.startsWith('-')) throw new Error(`Say in tools/join-test-runs.ts how ${word} is joined: ${command}`)
    else run.files.push(word)
  }
  return run
}
