import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  observe(method: string, route: string, status: number, seconds: number): void
  render(): Promise<{ text: string; contentType: string }>
}

/** Prometheus metrics of the process, and a histogram of requests by route pattern, never by raw path. */
export function createMetrics(freeDiskBytes: () => Promise<number | undefined>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10, 60, 180],
    registers: [registry],
  })
  new Gauge({
    name: 'waymark_disk_free_bytes',
    help: 'Free space where DATA_DIR lies',
    registers: [registry],
    async collect() {
      this.set((await freeDiskBytes()) ?? Number.NaN)
    },
  })
  return {
    observe: (method, route, status, seconds) => requests.observe({ method, route, status: String(status) }, seconds),
    render: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  }
}
