import { Fragment, type ReactNode } from 'react'

/**
 * Short texts on one line. Each keeps its own direction, so that an Arabic name leaves the others in their places. The
 * dot stays with the text before it, so that no line begins with one.
 */
export function JoinedFacts({ facts }: { facts: readonly ReactNode[] }) {
  return facts
    .filter((fact) => fact !== '' && fact !== null && fact !== false)
    .map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && '\u00a0· '}
        <bdi>{fact}</bdi>
      </Fragment>
    ))
}
