import { lazy, useState, type ComponentType, type ReactNode } from 'react'

/** Spec §9: script chunk loading 120 s. */
export const chunkTimeoutMs = 120_000

type PageProps = { children?: ReactNode }

/**
 * A page, or a part of one, whose code is fetched when it is first shown, or with `preload` before; rejects when it has not come in time.
 * Once fetched it renders at once: React.lazy alone would first show the loading state, and keep it for 300 ms.
 */
export function lazyPage<Props extends object = PageProps>(
  load: () => Promise<ComponentType<Props>>,
  timeoutMs: number = chunkTimeoutMs,
) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const preload = () => (loading ??= inTime(load(), timeoutMs).then((page) => (loaded = page)))
  const Late = lazy(async () => ({ default: await preload() })) as ComponentType<Props>

  function LazyPage(props: Props) {
    // Chosen once: another component type in the same place would lose the page's state.
    const [Page] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Page {...props} />
  }
  return Object.assign(LazyPage, { preload })
}

async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long to load.')), limitMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
