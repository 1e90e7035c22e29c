import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'

const known = new WeakMap<z.ZodMiniType, StandardSchemaWithJSON>()

/** zod/mini schemas do not say their JSON schema themselves. Made once: a server is built for every request. */
export function described(schema: z.ZodMiniType): StandardSchemaWithJSON {
  const made = known.get(schema)
  if (made) return made
  const json = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>
  const adapted = {
    '~standard': { ...schema['~standard'], jsonSchema: { input: () => json, output: () => json } },
  } as StandardSchemaWithJSON
  known.set(schema, adapted)
  return adapted
}
