import { serveTasks } from '../../lib/guarded-child-side.ts'
import { readPosting } from './read-posting.ts'

serveTasks(({ html, url }: { html: string; url: string }) => Promise.resolve(readPosting(html, url)))
