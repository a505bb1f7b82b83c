import { takeStoredToast } from './api/toast-for-next-page.ts'
import { startPortal } from './start-portal.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no element with the id root')
startPortal(root, takeStoredToast())
