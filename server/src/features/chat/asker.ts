/** Who talks to the assistant, as far as tools and answers need to know. */
export type Asker = { userId: string; name: string; language: string | null; timeZone: string | null }
