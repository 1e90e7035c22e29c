import type { CheckId } from './cv-checks.ts'

type Figures = Record<string, number | string>
type CheckText = { passed: (figures: Figures) => string; problem: (figures: Figures) => string; advice: string }

const counted = (one: string, many: string) => (figures: Figures) =>
  figures['count'] === 1 ? `One ${one}` : `${figures['count']} ${many}`

export const reviewTexts = {
  intro: 'I read ',
  read: (words: number, pages: number | undefined) =>
    ` (${words} words${pages === undefined ? '' : pages === 1 ? ', 1 page' : `, ${pages} pages`}) as a machine reads it, and ran fixed checks on the text. I am the built-in assistant: rules and search, no AI model.`,
  passed: (passed: number, total: number) => `Checks passed: ${passed} of ${total}.`,
  notApplicable: (count: number) =>
    count === 1 ? ' One more check does not apply to this file.' : ` ${count} more checks do not apply to this file.`,
  cut: 'The file is longer than what I read: the first 30 pages and 200,000 characters. The counts are about that part only.',
  notEnglish:
    'The text does not look English. I left out the checks that know English words only: headings, wording and openings.',
  maybeNoCv: 'Is this a CV? I found neither contact details nor the usual headings. The checks below are made for CVs.',
  toChange: 'What to look at',
  nothingToChange: 'None of the checks found anything to change.',
  inOrder: 'What is in order',
  limits:
    'These are things that can be counted in the text, in order of reading and not of weight. They do not say how good you or your CV are, and no employer’s own software was asked. Design, spelling and whether the content is right need a person’s eye.',
}

export const checkTexts: Record<CheckId, CheckText> = {
  symbols: {
    passed: () => 'Nearly all characters can be read.',
    problem: counted('character cannot be read as text.', 'characters cannot be read as text.'),
    advice: 'Icons and rare fonts often do this. Write the words beside or instead of the icons.',
  },
  columns: {
    passed: () => 'The text comes out in reading order.',
    problem: () => 'The file draws its lines across two columns.',
    advice:
      'Programs that read in that order mix the left and the right column. Use one column, or export the file from another program.',
  },
  email: {
    passed: () => 'There is an e-mail address.',
    problem: () => 'I found no e-mail address.',
    advice: 'Write it as text at the top of the first page; in a picture it cannot be read.',
  },
  phone: {
    passed: () => 'There is a phone number.',
    problem: () => 'I found no phone number.',
    advice: 'If you want to be called, write it at the top with its country code.',
  },
  contact_place: {
    passed: () => 'Contact details stand in the text itself.',
    problem: () => 'Contact details stand only in the page header or footer.',
    advice: 'Many programs skip headers and footers. Move them into the first lines of the text.',
  },
  experience_heading: {
    passed: () => 'There is a heading for experience.',
    problem: () => 'I found no heading for your experience.',
    advice:
      'If you have experience to show, head it with a usual word, such as “Experience” or “Work Experience”, in a line of its own.',
  },
  education_heading: {
    passed: () => 'There is a heading for education.',
    problem: () => 'I found no heading for your education.',
    advice: 'Head it with “Education” in a line of its own.',
  },
  skills_heading: {
    passed: () => 'There is a heading for skills.',
    problem: () => 'I found no heading for your skills.',
    advice:
      'Head them with “Skills” in a line of its own, and name the skills that postings of your field ask for and that you have.',
  },
  dates: {
    passed: () => 'There are dates.',
    problem: () => 'I found no dates.',
    advice: 'Give each job and school a beginning and an end, with month and year for jobs.',
  },
  date_format: {
    passed: () => 'Months are written in one way.',
    problem: ({ count }) => `Months are written in ${count} different ways.`,
    advice: 'Choose one, for example “Jan 2020”, and use it everywhere.',
  },
  date_order: {
    passed: () => 'No period ends before it begins or begins in the future.',
    problem: counted(
      'period ends before it begins, or begins in the future.',
      'periods end before they begin, or begin in the future.',
    ),
    advice: 'Check the months and years.',
  },
  length_words: {
    passed: ({ words }) => `The length is usual (${words} words; usual are 400 to 1,000).`,
    problem: ({ words }) => `It has ${words} words; usual are 400 to 1,000.`,
    advice:
      'A first CV may be shorter and an academic one longer. Otherwise cut what does not serve this kind of job, or add what you did and what came of it.',
  },
  length_pages: {
    passed: ({ pages }) => (pages === 1 ? 'It has one page.' : `It has ${pages} pages.`),
    problem: ({ pages }) => `It has ${pages} pages; usual are one or two.`,
    advice: 'Shorten what is older than ten years. In research and the public service long CVs are usual.',
  },
  bullets: {
    passed: ({ count }) => `There are bullet points (${count}).`,
    problem: ({ count }) =>
      count === 0
        ? 'I can see no bullet points in the text.'
        : `I can see only ${count === 1 ? 'one bullet point' : `${count} bullet points`} in the text.`,
    advice:
      'Two to five short points under each job are read faster than a paragraph. Use the list function of your program; drawn signs can get lost.',
  },
  weak_openings: {
    passed: () => 'No line begins with a phrase such as “responsible for”.',
    problem: counted(
      'line begins with a phrase such as “responsible for” or “worked on”.',
      'lines begin with a phrase such as “responsible for” or “worked on”.',
    ),
    advice: 'Begin with what you did: “Planned …”, “Built …”, “Cut …”.',
  },
  numbers: {
    passed: ({ count, total }) => `${count} of ${total} bullet points hold a number.`,
    problem: ({ count, total }) => `${count} of ${total} bullet points hold a number. An example without:`,
    advice: 'Where you know a true figure (how many, how much, how often, how fast), add it. Do not make one up.',
  },
  long_bullets: {
    passed: () => 'No bullet point is longer than 35 words.',
    problem: counted('bullet point is longer than 35 words.', 'bullet points are longer than 35 words.'),
    advice: 'Split or shorten.',
  },
  repeated_openings: {
    passed: () => 'No opening word is used more than three times.',
    problem: ({ word, count }) => `${count} bullet points begin with “${word}”.`,
    advice: 'Vary the verbs, where another one is just as true.',
  },
  first_person: {
    passed: () => 'It does not speak in the first person.',
    problem: counted('line speaks in the first person.', 'lines speak in the first person.'),
    advice: 'In most countries a CV leaves out “I” and “my”: “Led a team of four.”',
  },
  buzzwords: {
    passed: () => 'No stock phrases such as “team player”.',
    problem: counted(
      'line holds a stock phrase such as “team player” or “results-driven”.',
      'lines hold a stock phrase such as “team player” or “results-driven”.',
    ),
    advice: 'Show it with something that you did, or leave it out.',
  },
  doubled_words: {
    passed: () => 'No word stands twice in a row.',
    problem: counted('line has a word twice in a row.', 'lines have a word twice in a row.'),
    advice: 'Delete one, if it is a slip.',
  },
  placeholders: {
    passed: () => 'Nothing is left over from a template.',
    problem: counted('line looks like a leftover of a template.', 'lines look like leftovers of a template.'),
    advice: 'Fill it in or delete it.',
  },
  personal_facts: {
    passed: () => 'No birth date, marital status or the like.',
    problem: counted(
      'line gives a birth date, marital status, nationality or the like.',
      'lines give a birth date, marital status, nationality or the like.',
    ),
    advice: 'In the United States, Canada and Britain leave these out. Elsewhere they can be usual.',
  },
  machine_lines: {
    passed: () => 'No line is written for programs instead of people.',
    problem: counted('line seems to give orders to a program.', 'lines seem to give orders to a program.'),
    advice: 'I do not follow it, and people who find it will think less of the CV. Take it out.',
  },
}
