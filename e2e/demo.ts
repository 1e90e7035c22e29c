import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { BodyInputOf } from '@waymark/contract/define-endpoint.ts'
import type { JobToSave, updateJob } from '@waymark/contract/job-tracking.ts'

export const demoProfile: ProfileDocument = {
  ...emptyProfile(),
  personal_details: {
    ...emptyProfile().personal_details,
    name: 'Maren Solberg',
    headline: 'Operations coordinator in ferry and harbour traffic',
    email: 'maren.solberg@example.org',
    mobile_numbers: ['+47 912 00 000'],
    present_location: 'Bergen, Norway',
    languages_known: ['Norwegian', 'English', 'German'],
    links: ['https://maren.example.org'],
  },
  profile_summary:
    'Operations coordinator with nine years in ferry and harbour traffic. I turn timetables, crews and weather into days that work, and I write down how, so that the next person can do it too.',
  professional_experience: [
    {
      company: 'Fjordline Harbour Services',
      location: 'Bergen',
      from: '2019-03',
      to: 'present',
      title: 'Operations Coordinator',
      responsibilities: [
        'Plan berths and crews for 40 departures a day across three quays',
        'Lead the morning briefing for 12 colleagues from harbour, ticketing and technical teams',
        'Keep the traffic dashboard in SQL and Excel that the whole quay works from',
      ],
      notable_achievements: ['Cut average turnaround from 34 to 27 minutes by moving refuelling to the second quay'],
    },
    {
      company: 'Vestland Ferries',
      location: 'Stavanger',
      from: '2016-08',
      to: '2019-02',
      title: 'Traffic Assistant',
      responsibilities: [
        'Answered passengers and carriers by phone and radio in three languages',
        'Recorded delays and their causes for the weekly report',
      ],
      notable_achievements: [],
    },
  ],
  education: [
    {
      institution: 'Western Norway University of Applied Sciences',
      attendance: '2013 - 2016',
      degree_type: 'BSc',
      specialization: 'Logistics',
      gpa: '',
      expected: false,
    },
  ],
  skills: ['Shift planning', 'SQL', 'Excel', 'Incident reporting', 'Radio communication', 'Process documentation'].map(
    (skill) => ({ skill, category: '' }),
  ),
  certifications: [
    {
      certification_name: 'Port Facility Security Officer',
      certification_date: '2021',
      certification_organization: 'Norwegian Coastal Administration',
    },
  ],
}

export const demoJobs: JobToSave[] = [
  {
    job_title: 'Terminal Operations Manager',
    company_name: 'Nordhavn Port',
    status: 'Viewed',
    location: 'Bergen',
    salary: '640,000 NOK',
    job_url: 'https://nordhavn-port.example/careers/terminal-operations-manager',
  },
  {
    job_title: 'Logistics Planner',
    company_name: 'Skagen Seafood',
    status: 'Viewed',
    location: 'Ålesund',
    job_url: 'https://skagen-seafood.example/jobs/114',
  },
  {
    job_title: 'Traffic Coordinator',
    company_name: 'Hurtig Coastal Lines',
    status: 'Applied',
    job_url: 'https://jobs.example/hurtig/traffic',
  },
  {
    job_title: 'Operations Analyst',
    company_name: 'Bybanen Light Rail',
    status: 'Applied',
    job_url: 'https://jobs.example/bybanen/analyst',
  },
  {
    job_title: 'Supply Chain Coordinator',
    company_name: 'Hansa Breweries',
    status: 'Interview',
    location: 'Bergen',
    source: 'A friend',
    job_url: 'https://hansa.example/jobs/supply-chain',
  },
  {
    job_title: 'Dispatcher',
    company_name: 'Westcoast Rescue',
    status: 'Rejected',
    job_url: 'https://jobs.example/rescue/dispatcher',
  },
]

const day = 86_400_000

/** Notes, interviews and reminders, dated around the day of the screenshots. */
export function demoJobChanges(now: Date): BodyInputOf<typeof updateJob>[] {
  const on = (days: number) => new Date(now.getTime() + days * day).toISOString()
  const [first, , third, , fifth] = demoJobs.map(({ job_url }) => job_url)
  return [
    {
      job_url: first ?? '',
      notes: 'Kari from the second quay knows the team lead.\nAsk about winter shifts before applying.',
      contacts: [{ name: 'Ingvild Moe', role: 'Head of terminals', email: 'ingvild.moe@example.org', phone: '' }],
      follow_up_on: on(2).slice(0, 10),
      revision: 0,
    },
    { job_url: third ?? '', follow_up_on: on(-1).slice(0, 10) },
    { job_url: fifth ?? '', interviews: [{ at: on(3), text: 'Video call with the planning team' }], revision: 0 },
  ]
}

export const demoPosting = `Terminal Operations Manager
Nordhavn Port

Nordhavn Port moves 2 million passengers a year. You lead the daily operation of two terminals.

Your tasks
- Plan berths, crews and shift changes
- Report incidents and improve how we handle them
- Analyse turnaround times with SQL or Excel
- Speak with carriers and passengers in Norwegian and English

You bring experience from ports, ferries or airports, and you like clear documentation.`
