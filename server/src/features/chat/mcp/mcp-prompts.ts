import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { described } from './json-schema.ts'

const truth =
  'Use only what the profile says. Quote the line that each claim comes from. What is missing is a question to me, never a guess.'
const aboutJob = z.strictObject({ job_url: z.string().check(z.maxLength(2048)) })

/** The usual tasks, ready to choose in a client. */
export function addPrompts(server: McpServer): void {
  const argsSchema = described(aboutJob)
  server.registerPrompt(
    'tailor_cv',
    { title: 'Tailor my CV', description: 'Choose and order what of my profile fits one job.', argsSchema },
    (args) =>
      ask(
        `Read my profile, the posting of the job ${urlIn(args)} and how they match. Tell me which of my lines answer which ` +
          `requirement, in which order they should stand, and what is missing. Then propose to generate the documents. ${truth}`,
      ),
  )
  server.registerPrompt(
    'prepare_interview',
    { title: 'Prepare an interview', description: 'Likely questions for one job, with my own examples.', argsSchema },
    (args) =>
      ask(
        `I have an interview for the job ${urlIn(args)}. Read its posting, my profile and how they match. List eight likely ` +
          `questions, for each the line of my profile to answer with, and three questions that I should ask. ${truth}`,
      ),
  )
  server.registerPrompt(
    'plan_week',
    { title: 'Plan my week', description: 'A plan from what is due on my board and from its numbers.' },
    () =>
      ask(
        'Read what is due on my board and its numbers. Make a plan for the coming seven days with at most five things a ' +
          'day, the due ones first, and propose the reminders that it needs.',
      ),
  )
}

const urlIn = (args: unknown) => z.parse(aboutJob, args).job_url.replace(/\s+/g, '')

const ask = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] })
