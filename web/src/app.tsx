import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { BrowserRouter } from 'react-router'
import { HistoryGuard } from './lib/navigation/history-guard.ts'
import { AppRoutes } from './routes.tsx'

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <HistoryGuard />
        <AppRoutes />
      </BrowserRouter>
    </I18nProvider>
  )
}
