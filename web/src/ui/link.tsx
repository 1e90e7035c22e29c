import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { classNames } from './class-names.ts'

const linkClass =
  'rounded-sm font-semibold text-accent underline decoration-accent-line decoration-2 underline-offset-4 transition-colors hover:decoration-current'

export function Link({ className, ...rest }: ComponentProps<typeof RouterLink>) {
  return <RouterLink className={classNames(linkClass, className)} {...rest} />
}

/** Opens in a new tab, so that a half-filled form stays as it is. */
export function OutsideLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a target="_blank" rel="noopener noreferrer" className={classNames(linkClass, className)} {...rest} />
}
