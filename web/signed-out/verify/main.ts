import { startVerification } from './start-verification.ts'

startVerification()
