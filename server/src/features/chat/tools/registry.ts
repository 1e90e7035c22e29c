import { createBoardTools } from './board-tools.ts'
import { createJobTools } from './job-tools.ts'
import { createProfileTools } from './profile-tools.ts'
import { createSavedSearchTools } from './saved-search-tools.ts'
import { createSearchTools } from './search-tools.ts'
import { createStoryTools } from './story-tools.ts'

type Deps = Parameters<typeof createBoardTools>[0] &
  Parameters<typeof createJobTools>[0] &
  Parameters<typeof createProfileTools>[0] &
  Parameters<typeof createSearchTools>[0] &
  Parameters<typeof createSavedSearchTools>[0] &
  Parameters<typeof createStoryTools>[0]

export type Tools = ReturnType<typeof createTools>

/** Every tool by name. Whoever acts for the user acts through these. */
export function createTools(deps: Deps) {
  return {
    ...createProfileTools(deps),
    ...createBoardTools(deps),
    ...createSearchTools(deps),
    ...createSavedSearchTools(deps),
    ...createJobTools(deps),
    ...createStoryTools(deps),
  }
}
