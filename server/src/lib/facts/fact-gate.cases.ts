/** One edit of a profile line. `hard` changes a checkable fact, `plain` makes more of the work in everyday words. */
export type Edit = { is: 'hard' | 'plain' | 'honest'; kind: string; job: string; line: number; text: string }

export const profileText = {
  shared:
    'SQL, Python, Excel, Power BI, PostgreSQL, Salesforce. BSc Statistics, University of Leeds, 2019. English, German B2.',
  jobs: {
    analyst: {
      heading: 'Data Analyst, Harrow Foods, Leeds, 2022-03 – present',
      lines: [
        'Built a demand forecast in Python that cut stock write-offs by 18%',
        'Moved 40 weekly Excel reports to Power BI for 120 managers',
        'Trained 15 colleagues in SQL',
        'Assisted the engineering team with the planned migration to PostgreSQL',
        'Prepared monthly sales reports for the head of logistics',
      ],
    },
    assistant: {
      heading: 'Reporting Assistant, Calder Retail, York, 2019-06 – 2022-02',
      lines: [
        'Checked daily sales data from 64 stores and reported errors',
        'Answered questions of store managers by phone and mail',
        'Helped to introduce a ticket system and saved up to 3 hours a week',
      ],
    },
    nurse: {
      heading: 'Staff Nurse, St Anna Hospital, Cologne, 2016-04 – 2019-05',
      lines: [
        'Cared for up to 12 surgical patients per shift',
        'Trained six new nurses on the ward',
        'Documented medication in the hospital’s system and ordered supplies',
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
  ...hard('a larger number', 'analyst', 0, 'Built a demand forecast in Python that cut stock write-offs by 28%'),
  ...hard('a larger number', 'analyst', 2, 'Trained 50 colleagues in SQL'),
  ...hard('a number word changed', 'nurse', 1, 'Trained sixteen new nurses on the ward'),
  ...hard('a number added', 'analyst', 4, 'Prepared 25 monthly sales reports for the head of logistics'),
  ...hard('another unit', 'analyst', 0, 'Built a demand forecast in Python that cut 18 stock write-offs'),
  ...hard('another unit', 'assistant', 2, 'Helped to introduce a ticket system and saved up to 3 days a week'),
  ...hard('money for a share', 'analyst', 0, 'Built a demand forecast in Python that cut stock write-offs by $18M'),
  ...hard(
    'a multiple',
    'analyst',
    1,
    'Moved 40 weekly Excel reports to Power BI and doubled their use by 120 managers',
  ),
  ...hard('more than it was', 'analyst', 1, 'Moved over 40 weekly Excel reports to Power BI for 120 managers'),
  ...hard('a limit dropped', 'nurse', 0, 'Cared for 12 surgical patients per shift'),
  ...hard('a limit dropped', 'assistant', 2, 'Helped to introduce a ticket system and saved 3 hours a week'),
  ...hard('another thing counted', 'analyst', 1, 'Moved 40 weekly Excel reports to Power BI for 120 countries'),
  ...hard(
    'a tool added',
    'analyst',
    0,
    'Built a demand forecast in Python and TensorFlow that cut stock write-offs by 18%',
  ),
  ...hard(
    'a tool added',
    'analyst',
    3,
    'Assisted the engineering team with the planned migration to PostgreSQL on Kubernetes',
  ),
  ...hard('a tool swapped', 'analyst', 2, 'Trained 15 colleagues in Tableau'),
  ...hard(
    'a tool of another job',
    'assistant',
    0,
    'Checked daily sales data from 64 stores in Power BI and reported errors',
  ),
  ...hard('a number of another job', 'assistant', 0, 'Checked daily sales data from 120 stores and reported errors'),
  ...hard('a customer named', 'analyst', 4, 'Prepared monthly sales reports for the head of logistics at Tesco'),
  ...hard('another employer', 'assistant', 1, 'Answered questions of store managers by phone and mail at Harrow Foods'),
  ...hard('a place added', 'assistant', 0, 'Checked daily sales data from 64 stores in Scotland and reported errors'),
  ...hard('another year', 'assistant', 2, 'Helped to introduce a ticket system in 2015 and saved up to 3 hours a week'),
  ...hard('a year made a month', 'analyst', 2, 'Trained 15 colleagues in SQL in May 2022'),
  ...hard('over made lasting', 'nurse', 1, 'Currently training six new nurses on the ward'),
  ...hard('help made deed', 'analyst', 3, 'Migrated the engineering team to PostgreSQL'),
  ...hard('help made deed', 'assistant', 2, 'Introduced a ticket system and saved up to 3 hours a week'),
  ...hard('plan made deed', 'analyst', 3, 'Assisted the engineering team with the migration to PostgreSQL'),
  ...hard('led', 'analyst', 0, 'Led the building of a demand forecast in Python that cut stock write-offs by 18%'),
  ...hard(
    'led',
    'nurse',
    2,
    'Supervised the documentation of medication in the hospital’s system and ordered supplies',
  ),
  ...hard('a budget', 'analyst', 4, 'Prepared monthly sales reports and the budget for the head of logistics'),
  ...hard('a certificate', 'nurse', 0, 'Certified wound expert caring for up to 12 surgical patients per shift'),
  ...hard('a degree', 'analyst', 2, 'Trained 15 colleagues in SQL as a PhD statistician'),
  ...hard('a board', 'analyst', 4, 'Prepared monthly sales reports for the board'),
  ...hard('the whole company', 'analyst', 2, 'Trained 15 colleagues company-wide in SQL'),
  ...hard(
    'an outcome',
    'assistant',
    1,
    'Answered questions of store managers by phone and mail, improving satisfaction',
  ),
  ...hard('an outcome', 'nurse', 2, 'Documented medication in the hospital’s system, reducing errors'),
  ...hard(
    'the first or best',
    'assistant',
    2,
    'Helped to introduce the first ticket system and saved up to 3 hours a week',
  ),
  ...hard('alone', 'analyst', 1, 'Single-handedly moved 40 weekly Excel reports to Power BI for 120 managers'),
  ...hard('an award', 'nurse', 1, 'Won an award for training six new nurses on the ward'),
  ...hard('more often', 'analyst', 4, 'Prepared daily sales reports for the head of logistics'),

  ...plain('a further duty', 'nurse', 2, 'Documented medication, drew blood and ordered supplies'),
  ...plain('a further duty', 'assistant', 1, 'Answered questions of store managers and scheduled their shifts'),
  ...plain('another audience', 'assistant', 1, 'Answered questions of investors by phone and mail'),
  ...plain('another audience', 'analyst', 2, 'Trained 15 colleagues and several suppliers in SQL'),
  ...plain(
    'a wider subject',
    'analyst',
    4,
    'Prepared monthly sales, procurement and warehouse reports for the head of logistics',
  ),
  ...plain(
    'a wider subject',
    'nurse',
    0,
    'Cared for up to 12 surgical and intensive patients per shift, including ventilation',
  ),
  ...plain(
    'praise',
    'analyst',
    4,
    'Prepared insightful, visionary monthly sales reports admired by the head of logistics',
  ),
  ...plain('a purpose', 'assistant', 0, 'Checked daily sales data from 64 stores to uncover fraud and reported errors'),
  ...plain('a purpose', 'analyst', 1, 'Moved 40 weekly Excel reports to Power BI to comply with auditors'),
  ...plain('another role', 'nurse', 1, 'Acted as bursar and trained six new nurses on the ward'),
  ...plain(
    'a method',
    'analyst',
    0,
    'Built a Bayesian demand forecast in Python using neural embeddings that cut stock write-offs by 18%',
  ),
  ...plain(
    'a method',
    'assistant',
    0,
    'Checked daily sales data from 64 stores with anomaly heuristics and reported errors',
  ),

  ...honest('as it is', 'analyst', 0, 'Built a demand forecast in Python that cut stock write-offs by 18%'),
  ...honest(
    'another verb of the same meaning',
    'analyst',
    0,
    'Developed a demand forecast in Python that cut stock write-offs by 18%',
  ),
  ...honest('another verb of the same meaning', 'nurse', 1, 'Taught six new nurses on the ward'),
  ...honest('the result first', 'analyst', 0, 'Cut stock write-offs by 18% with a demand forecast built in Python'),
  ...honest('shorter', 'analyst', 1, 'Moved 40 Excel reports to Power BI'),
  ...honest('shorter', 'assistant', 2, 'Helped to introduce a ticket system'),
  ...honest('a number as a word', 'analyst', 2, 'Trained fifteen colleagues in SQL'),
  ...honest('a word as a number', 'nurse', 1, 'Trained 6 new nurses on the ward'),
  ...honest(
    'the sign of a share apart',
    'analyst',
    0,
    'Built a demand forecast in Python that cut stock write-offs by 18 %',
  ),
  ...honest(
    'a share in words',
    'analyst',
    0,
    'Built a demand forecast in Python that cut stock write-offs by 18 percent',
  ),
  ...honest('another tense', 'analyst', 4, 'Preparing monthly sales reports for the head of logistics'),
  ...honest('the first person', 'analyst', 2, 'I trained 15 colleagues in SQL'),
  ...honest('with the employer', 'analyst', 2, 'At Harrow Foods I trained 15 colleagues in SQL'),
  ...honest(
    'with the time',
    'assistant',
    0,
    'From June 2019 to February 2022 I checked daily sales data from 64 stores and reported errors',
  ),
  ...honest(
    'with the title',
    'assistant',
    0,
    'As a Reporting Assistant at Calder Retail, I checked daily sales data from 64 stores',
  ),
  ...honest(
    'since when',
    'analyst',
    0,
    'At Harrow Foods, where I have been a Data Analyst since March 2022, I built a demand forecast in Python',
  ),
  ...honest('a limit in other words', 'nurse', 0, 'On each shift, cared for up to twelve surgical patients'),
  ...honest('another order', 'nurse', 2, 'Ordered supplies and documented medication in the hospital’s system'),
  ...honest('another spelling', 'analyst', 0, 'Built a demand forecast in python that cut stock writeoffs by 18%'),
  ...honest('a passive', 'analyst', 1, '40 weekly Excel reports were moved to Power BI for 120 managers'),
  ...honest('a noun for a verb', 'analyst', 2, 'Training of 15 colleagues in SQL'),
  ...honest('a full stop', 'assistant', 1, 'Answered questions of store managers by phone and mail.'),
  ...honest('less than it was', 'analyst', 1, 'Moved Excel reports to Power BI for managers'),
  ...honest(
    'a relative clause',
    'assistant',
    2,
    'Helped to introduce a ticket system, which saved up to 3 hours a week',
  ),
  ...honest('people by another name', 'analyst', 2, 'Trained 15 people in SQL'),
  ...honest('two parts joined', 'assistant', 0, 'Checked and reported errors in daily sales data from 64 stores'),
]
