import { Fragment, type ReactNode } from 'react'

/** Short texts on one line, each in its own direction. A dot stays with the text before it, never first on a line. */
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
