import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'

export function makeProfile(parts: Partial<ProfileDocument> = {}): ProfileDocument {
  // A copy: tests that share a process may change theirs.
  return structuredClone({ ...emptyProfile(), ...filled, ...parts })
}

const filled: Partial<ProfileDocument> = {
  personal_details: {
    name: 'Maja Kowalska',
    date_of_birth: '1988-04-02',
    marital_status: 'Married',
    nationality: 'Polish',
    languages_known: ['Polish', 'English (C1)', 'German (B1)'],
    mobile_numbers: ['+48 600 100 200'],
    email: 'maja.kowalska@example.org',
    address: 'ul. Długa 5, 00-238 Warszawa',
    present_location: 'Warsaw, Poland',
    links: ['https://www.example.org/maja', 'github.com/maja-example'],
    headline: 'Platform engineer for systems that must not stop',
  },
  profile_summary:
    'Platform engineer with ten years of work on systems that people depend on. Moved three companies from rented racks to Kubernetes without a lost order. Likes small teams, clear documents and boring technology.',
  professional_experience: [
    {
      id: 'job1',
      company: 'Nordlicht Logistics',
      location: 'Gdańsk, Poland',
      from: '2021-03',
      to: 'present',
      title: 'Senior Platform Engineer',
      responsibilities: [
        'Run the Kubernetes platform of 14 product teams: upgrades, capacity, access and the on-call rota.',
        'Write the quarterly capacity report for the management board.',
        'Review designs of new services for security and cost before they are built.',
      ],
      notable_achievements: [
        'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.',
        'Moved 38 PostgreSQL databases to a new data centre in two nights with 4 minutes of downtime.',
        'Lowered the cloud bill by 31 % in one year, measured per parcel shipped.',
      ],
    },
    {
      id: 'job2',
      company: 'Baltic Pay',
      location: 'Gdynia, Poland',
      from: '2016-09',
      to: '2021-02',
      title: 'Backend Developer',
      responsibilities: [
        'Built the settlement service in TypeScript and PostgreSQL.',
        'Took part in the on-call rota for payments, one week in five.',
        'Mentored two trainees through their first year.',
      ],
      notable_achievements: ['Found and fixed a rounding error that had cost merchants 0.02 % of their turnover.'],
    },
    {
      id: 'job3',
      company: 'Harbour IT',
      location: 'Gdynia, Poland',
      from: '2013-06',
      to: '2016-08',
      title: 'Junior System Administrator',
      responsibilities: [
        'Looked after 60 Linux servers and their backups.',
        'Answered some 20 tickets a day from three shipping companies.',
      ],
      notable_achievements: [],
    },
  ],
  volunteer_experience: [
    {
      id: 'vol1',
      organization: 'Code Club Gdynia',
      title: 'Workshop Mentor',
      location: 'Gdynia',
      from: '2018-01',
      to: 'present',
      responsibilities: ['Teach programming with Python to children from 9 to 13, twice a month.'],
    },
  ],
  projects: [
    {
      id: 'pro1',
      name: 'Tide tables',
      role: 'Maintainer',
      link: 'https://tides.example.org',
      from: '2019',
      to: '2021',
      description: ['Publishes the tides of 40 Baltic ports as open data, read some 3,000 times a day.'],
      skills: ['SQLite', 'Tide gauges'],
    },
  ],
  education: [
    {
      id: 'edu1',
      institution: 'Gdańsk University of Technology',
      attendance: '2009 - 2013',
      degree_type: 'BSc',
      specialization: 'Computer Science',
      gpa: '4.6',
      expected: false,
    },
  ],
  skills: ['Linux', 'Kubernetes', 'PostgreSQL', 'TypeScript', 'Terraform', 'CI/CD', 'Python', 'Incident response'].map(
    (skill, index) => ({ id: `skill${index}`, skill, category: '' }),
  ),
  training: [
    {
      id: 'tr1',
      skill: 'Observability',
      training_name: 'Observability in Practice',
      training_institution: 'Linux Foundation',
      date: '2022',
      skills_acquired: ['Prometheus', 'OpenTelemetry'],
      description: 'Four days with exercises on a broken shop.',
    },
  ],
  publications: [
    {
      id: 'pub1',
      publication_title: 'Moving databases at night',
      publication_date: '2023',
      publication_organization: 'PGDay Gdańsk',
      publication_description: 'A talk about what was measured before, during and after.',
    },
  ],
  certifications: [
    {
      id: 'cert1',
      certification_name: 'Certified Kubernetes Administrator',
      certification_date: '2022',
      certification_organization: 'CNCF',
    },
  ],
  references: [
    {
      id: 'ref1',
      name: 'Jan Nowak',
      title: 'CTO',
      company: 'Baltic Pay',
      mobile: '+48 600999888',
      email: 'jan.nowak@example.org',
    },
  ],
}
