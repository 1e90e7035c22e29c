import type { Block } from '../../../lib/markdown/blocks.ts'
import { checkTexts, reviewTexts } from './cv-texts-en.ts'

const identity = 'I am the built-in assistant: rules and search, no AI model.'

const abilities: Block = {
  ul: [
    [
      { strong: 'Review your CV:' },
      ' attach a PDF, DOC or DOCX file. I run fixed checks on its text and quote each line that I mean.',
    ],
    [{ strong: 'Review your profile:' }, ' ask “What is missing in my profile?”'],
    [{ strong: 'CV and cover letter for a job:' }, ' ask “How do I make a cover letter?” and I show you where.'],
    [
      { strong: 'Interview preparation,' },
      ' job-search strategy, salary talks, career changes: short, general guidance.',
    ],
    [{ strong: 'Your applications:' }, ' ask how job tracking works.'],
  ],
}

export const en = {
  greeting: (name: string): Block[] => [
    { p: `Hello${name === '' ? '' : ` ${name}`}! ${identity} What I can do:` },
    abilities,
    { p: 'Attach your CV, or ask me one of these.' },
  ],

  capabilities: [
    {
      p: `${identity} I recognise what you ask by keywords, and answer with fixed texts and with checks on what you give me. What I can do:`,
    },
    abilities,
    {
      p: 'What I cannot do: hold an open conversation, judge content like a person, search for jobs from this chat, or write texts about you that are not in your profile. I invent nothing about you.',
    },
  ] satisfies Block[],

  unknown: [
    { p: `I did not understand that. ${identity} I understand English only for now, and only some topics:` },
    abilities,
  ] satisfies Block[],

  answers: {
    askForCv: [
      {
        p: 'I would like to read it: please attach your CV here as a PDF, DOC or DOCX file of at most 10 MB, with the paper clip beside the message field.',
      },
      {
        p: 'I then check what a machine can read in it: contact details, headings, dates, length, and lines that could say more. Each finding quotes the line it is about.',
      },
    ],
    documents: [
      {
        p: 'Waymark makes a CV and a cover letter for one job at a time, from what your profile says and from nothing else:',
      },
      {
        ol: [
          [
            'Fill in your ',
            { strong: 'Profile' },
            ' and choose ',
            { strong: 'Save All Changes' },
            '. What is not there cannot appear in a document.',
          ],
          ['Open ', { strong: 'Jobs → Job Tracking' }, ' and add the job with its title, company and web address.'],
          [
            'Open its card and choose ',
            { strong: 'Generate CV and Cover Letter' },
            '. If the posting cannot be read from its address, you are asked to paste its text.',
          ],
          ['Download both files there, and read them before you send them.'],
        ],
      },
    ],
    interview: [
      { p: 'Preparing for an interview, in general terms:' },
      {
        ol: [
          [
            'Go through the posting line by line. For each requirement, note one thing that ',
            { strong: 'you' },
            ' did that shows it, or how you would close the gap.',
          ],
          [
            'Turn the best five into stories: the situation, your task, what you yourself did, and the result, with a number where you have one. Two minutes each, said aloud.',
          ],
          'Prepare the questions that nearly always come: “Tell me about yourself”, “Why this job?”, “Why do you leave?”, a conflict, a failure, a weakness.',
          'Read the CV that you sent: every line of it can be asked about.',
          'Prepare three questions of your own: about the work of the first months, the team, and how success is measured.',
          'Afterwards, write a short thank-you the same or the next day, and note what was asked.',
        ],
      },
      { p: 'I cannot listen to your answers or rate them; practise them with a person.' },
    ],
    strategy: [
      { p: 'A plan that fits most job searches. It promises nothing, but it shows you where yours is stuck:' },
      {
        ol: [
          [
            'Decide on one or two job titles and a region. ',
            { strong: 'Ten fitting applications beat a hundred copies.' },
          ],
          'Read three postings of that kind and mark what they all ask for: that belongs into your profile, where it is true.',
          [
            'Make a CV for each posting, and keep every application on the board under ',
            { strong: 'Jobs → Job Tracking' },
            '.',
          ],
          'Tell people: former colleagues often hear of openings before they are posted.',
          'Follow up once, after one to two weeks, in three friendly lines.',
          'Look back every second week. Few replies: the CV or the choice of jobs needs work. Replies but no offers: practise interviews.',
        ],
      },
    ],
    job_search: [
      {
        p: [
          'I cannot search for jobs from this chat, and the job search of this version is still being built (',
          { strong: 'Jobs → Job Search' },
          ').',
        ],
      },
      {
        p: [
          'What works today: take a posting that you found anywhere, add it under ',
          { strong: 'Jobs → Job Tracking' },
          ', and make a CV and a cover letter for it there.',
        ],
      },
    ],
    tracking: [
      { p: ['Your applications are on the board under ', { strong: 'Jobs → Job Tracking' }, ':'] },
      {
        ul: [
          'It has five columns: Viewed, Applied, Interview, Offer, Rejected. Add a job with the button at the top of a column.',
          'Drag a card to another column when something happens. Each move is kept in the card’s application history.',
          'Open a card for the posting’s link, its history, and the CV and cover letter made for it.',
        ],
      },
      { p: 'I cannot read or move your cards from this chat.' },
    ],
    career: [
      { p: 'Some general steps for a change of direction. What is right for you, only you can judge:' },
      {
        ol: [
          'Write down which tasks of your last jobs you want to do again, and which never.',
          'Collect three postings of the work that you are thinking of. Mark what you have already, what you could learn within months, and what needs a qualification.',
          'Talk to two people who do that work: ask what an ordinary day is like, and how they got in.',
          'Try it small first: a course, a project, voluntary work, a task in your present job.',
          [
            'Put what carries over into your ',
            { strong: 'Profile' },
            ', in the words of the new field, where it is true.',
          ],
        ],
      },
    ],
    salary: [
      { p: 'I hold no salary figures, and I do not make any up. For the talk itself:' },
      {
        ol: [
          'Find a range first: postings that name pay, public pay scales, statistics offices, and people in the field.',
          'Set three numbers for yourself: what you ask, what you hope for, and where you would say no.',
          'If you can, let the employer name a figure first. Ask for the range of the position.',
          'Give your figure with a reason from your work, then stop talking.',
          'Look at the whole offer: hours, holidays, pension, remote work, training, notice. Ask for it in writing.',
        ],
      },
    ],
    privacy: [
      {
        p: 'Your messages and files are kept in the database of this installation, for your account only. As the built-in assistant I run on this server and send nothing to any other service.',
      },
      {
        p: [
          'When you delete a conversation from ',
          { strong: 'Chat History' },
          ', its messages and attached files are deleted with it. Whoever operates this installation can reach its database.',
        ],
      },
    ],
    auto_apply: [
      { p: 'Waymark never applies for you: what goes out in your name, you send yourself, after reading it.' },
      {
        p: [
          'What it does: it makes a CV and a cover letter for a posting (',
          { strong: 'Jobs → Job Tracking' },
          ' → the job’s card), and keeps track of where you applied.',
        ],
      },
    ],
    thanks: [{ p: 'You are welcome. Good luck! Ask me whenever you need a CV looked at.' }],
    goodbye: [{ p: 'Goodbye, and good luck. This conversation stays in your chat history.' }],
  } satisfies Record<string, Block[]>,

  review: reviewTexts,
  checks: checkTexts,

  profile: {
    intro: 'I looked at your saved profile with fixed checks. ',
    filled: (filled: number, total: number) => `Filled in: ${filled} of ${total} parts.`,
    complete: 'I found nothing missing.',
    closing:
      'Changes that you have not saved yet are not included. Documents are made from the saved profile only, so what is missing there is missing in them too.',
    unnamedJob: 'A job without title and company',
    noStart: ': it has no start month.',
    noLines: ': no responsibilities or achievements are written down. Two to five lines about what you did help most.',
    noNumbers: ': no line holds a number. If you know one (how many, how much, how often), add it.',
    weakLine: ': this line says what the job was, not what you did. Begin with what you did: ',
    missing: {
      name: 'Your name is missing (personal details).',
      email: 'Your e-mail address is missing (personal details).',
      phone: 'There is no phone number (personal details).',
      location: 'Your present location is empty; many employers look for the town (personal details).',
      summary: 'The profile summary is empty. Two to four sentences are enough.',
      experience: 'There is no professional or volunteer experience yet.',
      education: 'There is no education yet.',
      skills: 'There are no skills yet.',
      languages: 'No languages are entered (personal details).',
    },
  },
}
