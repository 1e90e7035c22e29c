import { useQuery, type QueryClient } from '@tanstack/react-query'
import { changeStory, deleteStory, listStories, type Story } from '@waymark/contract/stories.ts'
import { call } from '../../../lib/call.ts'

const storiesKey = ['chat', 'stories']

export function useStories() {
  return useQuery({
    queryKey: storiesKey,
    queryFn: async ({ signal }) => (await call(listStories, { signal })).stories,
    // A practice round adds to them meanwhile.
    staleTime: 0,
  })
}

const change = (client: QueryClient, to: (stories: Story[]) => Story[]): void =>
  void client.setQueryData<Story[]>(storiesKey, (stories) => stories && to(stories))

export async function saveStory(client: QueryClient, id: string, answer: string): Promise<void> {
  const { story } = await call(changeStory, { params: { id }, body: { answer } })
  change(client, (stories) => stories.map((one) => (one.id === id ? story : one)))
}

export async function removeStory(client: QueryClient, id: string): Promise<void> {
  await call(deleteStory, { params: { id } })
  change(client, (stories) => stories.filter((one) => one.id !== id))
}
