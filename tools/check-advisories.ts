// `npm run advisories`: whether a weakness of a package that runs with the portal is known to the registry of npm.
import { askForAdvisories } from './advisories.ts'

const { code, sentences } = await askForAdvisories()
for (const sentence of sentences) (code === 0 ? console.log : console.error)(sentence)
process.exitCode = code
