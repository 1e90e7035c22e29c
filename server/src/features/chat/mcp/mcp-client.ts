import type { TokenScope } from '@waymark/contract/account/access-tokens.ts'
import type { Asker } from '../asker.ts'
import type { Touched } from '../tools/tool.ts'

/** Who asks through an outside client, and what the token allows. */
export type McpClient = Asker & { tokenName: string; scopes: readonly TokenScope[] }

/** Notes a read for the owner of the data. */
export type Note = (what: string, kinds: readonly Touched[]) => Promise<void>
