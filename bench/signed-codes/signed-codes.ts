// `npm run bench:signed-codes`: 10,000 random changes of genuine codes, and 500 forgeries of each kind. Fails if one is accepted.
import { attack } from './attack.ts'

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const began = performance.now()
const outcome = await attack({ changes: 10_000, eachForgery: 500, seed })
console.table(outcome)
const sum = (field: 'tried' | 'accepted') => Object.values(outcome).reduce((total, row) => total + row[field], 0)
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  `${sum('accepted')} of ${sum('tried')} codes were accepted that the portal did not sign (seed ${seed}, ${seconds} s).`,
)
process.exitCode = sum('accepted') === 0 ? 0 : 1
