import './styles.css'
import './lib/i18n.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { session } from './lib/session.ts'
import { preloadPage } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

// Waits up to a second for the page's code, so that the spinner shows only on slow loads.
const patience = new Promise((resolve) => setTimeout(resolve, 1000))
void Promise.race([preloadPage(window.location.pathname, session.get().token !== null), patience]).then(show)
