import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type * as z from 'zod/mini'
import { jsonSchemaOf } from '../tools/tool-schema.ts'

/** zod/mini schemas do not say their JSON schema themselves. */
export function described(schema: z.ZodMiniType): StandardSchemaWithJSON {
  const json = () => jsonSchemaOf(schema)
  return {
    '~standard': { ...schema['~standard'], jsonSchema: { input: json, output: json } },
  } as StandardSchemaWithJSON
}
