export type Asker = { userId: string; name: string; language: string | null; timeZone: string | null }
