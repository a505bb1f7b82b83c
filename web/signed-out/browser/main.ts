import { startPage } from './start-page.ts'

startPage((address) => window.location.replace(address))
