import type { Edit } from '../../server/src/lib/facts/fact-gate.cases.ts'

/** Written after the gate was done, and not used to change it. */
export const profileText = {
  shared:
    'Java, Spring Boot, Docker, Git, AWS. MSc Computer Science, TU Delft, 2015. AWS Certified Developer, 2021. Dutch, English C1.',
  jobs: {
    engineer: {
      heading: 'Software Engineer, Brightwater Payments, Utrecht, 2018-09 – present',
      lines: [
        'Rewrote the settlement service in Java, which now handles 9,000 payments a minute',
        'Reviewed the code of four junior developers',
        'Supported the operations team during two data centre moves',
        'Wrote the public documentation of the refund API',
      ],
    },
    teacher: {
      heading: 'Mathematics Teacher, Linden Grammar School, Bath, 2009-09 – 2015-07',
      lines: [
        'Taught mathematics to classes of about 28 pupils aged 11 to 16',
        'Ran the chess club on Thursdays',
        'Contributed to the draft of a new curriculum for year 9',
        'Organised a summer camp with £4,000 from the parents’ association',
      ],
    },
    warehouse: {
      heading: 'Lagermitarbeiter, Nordhafen Logistik GmbH, Hamburg, 2016-02 – 2018-08',
      lines: [
        'Kommissionierung von rund 300 Sendungen pro Schicht mit dem Handscanner',
        'Mitarbeit bei der jährlichen Inventur',
        'Be- und Entladung von Lkw mit dem Gabelstapler',
      ],
    },
  } as Record<string, { heading: string; lines: string[] }>,
}

const of =
  (is: Edit['is']) =>
  (kind: string, job: string, line: number, ...texts: string[]): Edit[] =>
    texts.map((text) => ({ is, kind, job, line, text }))
const [hard, plain, honest] = [of('hard'), of('plain'), of('honest')]

export const edits: Edit[] = [
  ...hard(
    'a larger number',
    'engineer',
    0,
    'Rewrote the settlement service in Java, which now handles 90,000 payments a minute',
  ),
  ...hard(
    'another unit',
    'engineer',
    0,
    'Rewrote the settlement service in Java, which now handles 9,000 payments a second',
  ),
  ...hard('a number word changed', 'engineer', 1, 'Reviewed the code of fourteen junior developers'),
  ...hard('junior dropped', 'engineer', 1, 'Reviewed the code of four senior developers'),
  ...hard('help made deed', 'engineer', 2, 'Carried out two data centre moves for the operations team'),
  ...hard('help made lead', 'engineer', 2, 'Directed the operations team during two data centre moves'),
  ...hard('a tool added', 'engineer', 3, 'Wrote the public documentation of the refund API in Swagger'),
  ...hard(
    'a tool swapped',
    'engineer',
    0,
    'Rewrote the settlement service in Rust, which now handles 9,000 payments a minute',
  ),
  ...hard('a customer named', 'engineer', 0, 'Rewrote the settlement service for Mastercard in Java'),
  ...hard('an outcome', 'engineer', 3, 'Wrote the public documentation of the refund API, cutting support calls'),
  ...hard('a share invented', 'engineer', 0, 'Rewrote the settlement service in Java and lowered latency by 35%'),
  ...hard('about made exact', 'teacher', 0, 'Taught mathematics to classes of 28 pupils aged 11 to 16'),
  ...hard('another age', 'teacher', 0, 'Taught mathematics to classes of about 28 pupils aged 11 to 18'),
  ...hard('a degree', 'teacher', 1, 'Ran the chess club on Thursdays as a certified instructor'),
  ...hard('a draft made final', 'teacher', 2, 'Contributed to a new curriculum for year 9'),
  ...hard('help made deed', 'teacher', 2, 'Wrote the draft of a new curriculum for year 9'),
  ...hard('more money', 'teacher', 3, 'Organised a summer camp with £40,000 from the parents’ association'),
  ...hard('another currency', 'teacher', 3, 'Organised a summer camp with $4,000 from the parents’ association'),
  ...hard(
    'another place',
    'teacher',
    3,
    'Organised a summer camp in Tuscany with £4,000 from the parents’ association',
  ),
  ...hard('lasting', 'teacher', 1, 'Has run the chess club on Thursdays since 2009'),
  ...hard('an award', 'teacher', 1, 'Ran the award-winning chess club on Thursdays'),
  ...hard('a number of another job', 'teacher', 1, 'Ran the chess club for 300 pupils on Thursdays'),
  ...hard('a tool of another job', 'teacher', 2, 'Contributed to the draft of a new curriculum for year 9 in Java'),
  ...hard(
    'German: a larger number',
    'warehouse',
    0,
    'Kommissionierung von rund 800 Sendungen pro Schicht mit dem Handscanner',
  ),
  ...hard(
    'German: about dropped',
    'warehouse',
    0,
    'Kommissionierung von 300 Sendungen pro Schicht mit dem Handscanner',
  ),
  ...hard('German: help made lead', 'warehouse', 1, 'Leitung der jährlichen Inventur'),
  ...hard('German: help made deed', 'warehouse', 1, 'Durchführung der jährlichen Inventur'),
  ...hard(
    'German: an outcome',
    'warehouse',
    2,
    'Be- und Entladung von Lkw mit dem Gabelstapler, Standzeiten um 20 % gesenkt',
  ),

  ...plain('a further duty', 'engineer', 3, 'Wrote the public documentation of the refund API and hosted webinars'),
  ...plain('another subject', 'engineer', 2, 'Supported the operations team during two data centre moves and a merger'),
  ...plain(
    'a setting',
    'engineer',
    1,
    'Reviewed the code of four junior developers on a safety-critical avionics product',
  ),
  ...plain('praise', 'engineer', 0, 'Elegantly rewrote the notoriously fragile settlement service in Java'),
  ...plain(
    'a method',
    'engineer',
    0,
    'Rewrote the settlement service in Java using event sourcing and hexagonal layering',
  ),
  ...plain('another audience', 'teacher', 0, 'Taught mathematics and physics to classes of about 28 pupils'),
  ...plain('a role', 'teacher', 1, 'Served as pastoral tutor and ran the chess club on Thursdays'),
  ...plain(
    'a purpose',
    'teacher',
    3,
    'Organised a summer camp with £4,000 from the parents’ association to integrate refugees',
  ),
  ...plain(
    'a further duty',
    'teacher',
    2,
    'Contributed to the draft of a new curriculum for year 9 and examined candidates',
  ),
  ...plain(
    'German: a further duty',
    'warehouse',
    2,
    'Be- und Entladung von Lkw mit dem Gabelstapler sowie Zollabwicklung',
  ),
  ...plain(
    'German: a setting',
    'warehouse',
    0,
    'Kommissionierung gefährlicher Güter und Tiefkühlware mit dem Handscanner',
  ),
  ...plain(
    'nursing words',
    'engineer',
    2,
    'Supported the operations team and negotiated with unions during two data centre moves',
  ),

  ...honest(
    'as it is',
    'engineer',
    0,
    'Rewrote the settlement service in Java, which now handles 9,000 payments a minute',
  ),
  ...honest('shorter', 'engineer', 0, 'Rewrote the settlement service in Java'),
  ...honest(
    'another number form',
    'engineer',
    0,
    'Rewrote the settlement service in Java, which now handles 9000 payments per minute',
  ),
  ...honest('k for thousand', 'engineer', 0, 'Rewrote the settlement service in Java; it handles 9k payments a minute'),
  ...honest('the first person', 'engineer', 1, 'I reviewed the code of four junior developers'),
  ...honest('digits', 'engineer', 1, 'Reviewed code of 4 junior developers'),
  ...honest('a noun for a verb', 'engineer', 1, 'Code reviews for four junior developers'),
  ...honest(
    'with the employer',
    'engineer',
    2,
    'At Brightwater Payments I supported the operations team during two data centre moves',
  ),
  ...honest('another verb', 'engineer', 3, 'Created the public documentation of the refund API'),
  ...honest('another order', 'engineer', 3, 'Public documentation of the refund API written'),
  ...honest('with the time', 'teacher', 1, 'Ran the chess club on Thursdays from September 2009 to July 2015'),
  ...honest(
    'with the title',
    'teacher',
    0,
    'As a Mathematics Teacher, taught classes of about 28 pupils aged 11 to 16',
  ),
  ...honest('another about', 'teacher', 0, 'Taught mathematics to classes of around 28 pupils aged 11 to 16'),
  ...honest('a full stop', 'teacher', 1, 'Ran the chess club on Thursdays.'),
  ...honest('less', 'teacher', 3, 'Organised a summer camp'),
  ...honest('money in words', 'teacher', 3, 'Organised a summer camp with 4,000 pounds from the parents’ association'),
  ...honest('another tense', 'teacher', 2, 'Contributing to the draft of a new curriculum for year 9'),
  ...honest('a spelling', 'teacher', 3, 'Organized a summer camp with £4,000 from the parents’ association'),
  ...honest(
    'since when',
    'engineer',
    0,
    'Since September 2018 at Brightwater Payments: rewrote the settlement service in Java',
  ),
  ...honest('German: as it is', 'warehouse', 1, 'Mitarbeit bei der jährlichen Inventur'),
  ...honest('German: a verb for a noun', 'warehouse', 1, 'Bei der jährlichen Inventur mitgearbeitet'),
  ...honest(
    'German: with the employer',
    'warehouse',
    2,
    'Bei Nordhafen Logistik: Be- und Entladung von Lkw mit dem Gabelstapler',
  ),
  ...honest('German: shorter', 'warehouse', 0, 'Kommissionierung mit dem Handscanner'),
  ...honest('German: another about', 'warehouse', 0, 'Kommissionierung von etwa 300 Sendungen pro Schicht'),
]
