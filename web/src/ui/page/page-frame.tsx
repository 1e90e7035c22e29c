import { Trans } from '@lingui/react/macro'
import { Component, Suspense, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from './notice.tsx'
import { PageSpinner } from '../spinner.tsx'

const reloadPage = () => window.location.reload()

type Props = {
  children: ReactNode
  inside?: boolean
  onRetry?: () => void
}

export function PageFrame({ children, inside = false, onRetry = reloadPage }: Props) {
  return (
    <PageErrorBoundary inside={inside} onRetry={onRetry}>
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
    </PageErrorBoundary>
  )
}

type BoundaryProps = { children: ReactNode; inside: boolean; onRetry: () => void }

class PageErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Notice
        inside={this.props.inside}
        title={<Trans>This page did not load</Trans>}
        text={<Trans>The connection may have been interrupted. Nothing you saved is lost.</Trans>}
        // A full reload: browsers remember a failed module and would not fetch it again.
        action={
          <Button onClick={this.props.onRetry}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    )
  }
}
