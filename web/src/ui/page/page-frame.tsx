import { Trans } from '@lingui/react/macro'
import { Component, Suspense, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from './notice.tsx'
import { PageSpinner } from '../spinner.tsx'

const reloadPage = () => window.location.reload()

type Props = {
  children: ReactNode
  inside?: boolean
  /** Names what is shown: a failure ends when something else is. */
  place?: string
  onRetry?: () => void
}

export function PageFrame({ children, inside = false, place = '', onRetry = reloadPage }: Props) {
  return (
    <PageErrorBoundary inside={inside} place={place} onRetry={onRetry}>
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
    </PageErrorBoundary>
  )
}

type BoundaryProps = { children: ReactNode; inside: boolean; place: string; onRetry: () => void }
type BoundaryState = { failed: boolean; place: string }

class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false, place: this.props.place }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return place === before.place ? null : { failed: false, place }
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
