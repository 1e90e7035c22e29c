import { makeZip, type ZipPart } from './make-files.ts'

export const linkedInTables: Record<string, string> = {
  'Profile.csv': `\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Mira,Example,,Musterweg 1,"Jun 23, 1990",Nurse | Wound care,"I look after people.
And after plans.",Health,10115,"Berlin, Germany",[mira],"[PERSONAL:https://mira.example,BLOG:https://blog.example/a]",
`,
  'Email Addresses.csv': `Email Address,Confirmed,Primary,Updated On
old@mira.example,Yes,No,Not Available
mira@mira.example,Yes,Yes,Not Available
`,
  'PhoneNumbers.csv': `Extension,Number,Type
,+493055501234,Mobile
`,
  'Whatsapp Phone Numbers.csv': `Number,Extension,Is_WhatsApp_Number
+49 30 5550 1234,,true
`,
  'Positions.csv': `Notes:
"When exporting your data, some fields may be missing."

Company Name,Title,Description,Location,Started On,Finished On
Example Hospital,"Nurse, night shift","• Ran the ""quiet hours"" plan
• Trained four colleagues","Berlin, Germany",Jan 2019,
Care &amp; Co,Nurse,,,2015,Dec 2018
`,
  'Volunteering.csv': `Company Name,Role,Cause,Started On,Finished On,Description
Food Bank,Driver,Poverty,May 2012,Jun 2013,Drove on Saturdays
`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
Example School of Nursing,2011,2014,Very good,Diploma,Choir
`,
  'Skills.csv': 'Name\nWound care\nTriage\nwound care\n',
  'Languages.csv': 'Name,Proficiency\nGerman,Native or bilingual proficiency\n',
  'Courses.csv': 'Name,Number\nTriage in practice,T-7\n',
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Wound expert,https://cert.example,ICW,Mar 2020,,A-1
`,
  'Publications.csv': `Name,Published On,Description,Publisher,Url
Quiet nights,"Aug 1, 2021",What a plan does,Care Journal,https://journal.example
`,
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nNight plan,A spreadsheet,,Jan 2020,\n',
  'Recommendations_Received.csv': `First Name,Last Name,Company,Job Title,Text,Creation Date,Status
Bo,Li,Example Hospital,Head nurse,Mira is great.,"01/02/20, 03:04 PM",VISIBLE
`,
}

export function makeLinkedInArchive(
  tables: Record<string, string> = linkedInTables,
  { folder = '', more = [] }: { folder?: string; more?: ZipPart[] } = {},
): Buffer {
  return makeZip([...Object.entries(tables).map(([name, content]) => ({ name: folder + name, content })), ...more])
}
