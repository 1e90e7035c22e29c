import * as z from 'zod/mini'

const known = new WeakMap<z.ZodMiniType, Record<string, unknown>>()

/** The JSON schema of a tool's input; made once for each tool. */
export function jsonSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const made = known.get(schema)
  if (made) return made
  const json = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>
  known.set(schema, json)
  return json
}
