import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { newQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import './ui/theme.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

// As a transition the first drawing is done in slices, and the page answers fingers and keys in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App client={newQueryClient()} />
      </BrowserRouter>
    </StrictMode>,
  ),
)
