import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { chunkTimeoutMs, loadChunk } from './load-chunk.ts'

type PageProps = { children?: ReactNode }

/** A page loaded on first show or `preload`. React.lazy alone would then flash its loading state for 300 ms. */
export function lazyPage<Props extends object = PageProps>(
  load: () => Promise<ComponentType<Props>>,
  timeoutMs: number = chunkTimeoutMs,
) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const preload = () => (loading ??= loadChunk(load, timeoutMs).then((page) => (loaded = page)))
  const Late = lazy(async () => ({ default: await preload() })) as ComponentType<Props>

  function LazyPage(props: Props) {
    // Chosen once: changing the component's type would lose the page's state.
    const [Page] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Page {...props} />
  }
  return Object.assign(LazyPage, { preload })
}
