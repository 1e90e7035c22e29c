import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnOf, statusOf } from './columns.ts'
import { fromCell, toCell } from './cells.ts'
import { readDate } from './dates.ts'
import { readCsv, type ReadRow } from './read-csv.ts'

const now = new Date('2027-01-01T00:00:00Z')
const bytes = (text: string, encoding: 'utf8' | 'utf16le' | 'latin1' = 'utf8') => Buffer.from(text, encoding)
function rowsOf(file: Uint8Array | string): ReadRow[] {
  const read = readCsv(typeof file === 'string' ? bytes(file) : file, now)
  if ('problem' in read) throw new Error(read.problem)
  return read.rows
}
const lines = (...rows: string[]) => rows.join('\n')
const plain = lines('Job Title,Company,URL', 'Ingénieur,Müller & Söhne,https://a.example/1')

describe('the text is the same whatever program wrote the file', () => {
  const wide = bytes(plain, 'utf16le')
  test.each([
    ['UTF-8', bytes(plain), 'utf-8'],
    ['UTF-8 with its mark', bytes(`\ufeff${plain}`), 'utf-8'],
    ['UTF-16 LE with its mark', bytes(`\ufeff${plain}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 LE without', wide, 'utf-16le'],
    ['UTF-16 BE with its mark', Buffer.from(bytes(`\ufeff${plain}`, 'utf16le')).swap16(), 'utf-16be'],
    ['UTF-16 BE without', Buffer.from(wide).swap16(), 'utf-16be'],
    ['Windows-1252', bytes(plain, 'latin1'), 'windows-1252'],
  ])('%s', (_, file, encoding) => {
    const read = readCsv(file, now)
    expect(read).toMatchObject({
      encoding,
      rows: [{ job_title: 'Ingénieur', company_name: 'Müller & Söhne', job_url: 'https://a.example/1', problem: null }],
    })
  })

  test.each([',', ';', '\t'])('columns parted by %j', (sign) => {
    expect(rowsOf(plain.replaceAll(',', sign))[0]).toMatchObject({ company_name: 'Müller & Söhne', problem: null })
  })

  test('the hint that Excel writes for itself is no row', () => {
    expect(rowsOf(`sep=;\r\n${plain.replaceAll(',', ';')}`)).toHaveLength(1)
  })
})

describe('headers and statuses of other trackers, in four languages', () => {
  test.each([
    ['Huntr', 'Company,Title,Location,Job Post URL,List,Date Saved,Date Applied,Salary'],
    ['Teal', 'Job Position,Company,Min. Salary,Max. Salary,Location,Status,Date Saved,Date Applied,Follow up,URL'],
    ['Simplify', 'Job Title,Company Name,Job URL,Status,Applied Date,Notes'],
    ['German', 'Stellenbezeichnung;Firma;Link;Status;Ort;Gehalt;Beworben am;Notizen'],
    ['French', 'Intitulé du poste;Entreprise;Lien de l’offre;Statut;Lieu;Salaire;Date de candidature;Commentaires'],
    ['Spanish', 'Título del puesto;Empresa;Enlace;Estado;Ubicación;Salario;Fecha de solicitud;Notas'],
  ])('%s: every header has its place', (_, header) => {
    const names = header.split(/[,;]/)
    const columns = names.map((name) => columnOf(name.replace('’', "'")))
    expect(names.filter((_name, index) => columns[index] === undefined)).toEqual([])
    expect(columns).toEqual(expect.arrayContaining(['job_title', 'company_name', 'job_url']))
  })

  test.each([
    ['Phone screen', 'Interview'],
    ['Interviewing', 'Interview'],
    ['Vorstellungsgespräch', 'Interview'],
    ['Entretien RH', 'Interview'],
    ['Offer received', 'Offer'],
    ['Negotiating', 'Offer'],
    ['Offer declined', 'Rejected'],
    ['Abgelehnt', 'Rejected'],
    ['Refusé', 'Rejected'],
    ['Rechazada', 'Rejected'],
    ['No response', 'Applied'],
    ['Ghosted', 'Applied'],
    ['Beworben', 'Applied'],
    ['Candidature envoyée', 'Applied'],
    ['Wishlist', 'Viewed'],
    ['Bookmarked', 'Viewed'],
    ['To apply', 'Viewed'],
    ['Not applied', 'Viewed'],
    ['Gemerkt', 'Viewed'],
    ['Applied', 'Applied'],
    ['Xyzzy', undefined],
  ])('“%s” becomes %s', (word, status) => expect(statusOf(word)).toBe(status))

  test('an unknown status is Applied where there is a date of applying, and else Viewed', () => {
    const rows = rowsOf(
      lines(
        'Title,Company,URL,Status,Date Applied',
        'A,B,https://a.example/1,Xyzzy,2026-05-01',
        'A,B,https://a.example/2,Xyzzy,',
      ),
    )
    expect(rows.map(({ status, at }) => [status, at])).toEqual([
      ['Applied', '2026-05-01T12:00:00.000Z'],
      ['Viewed', null],
    ])
  })

  test('dates of several statuses become the history; what lies ahead or after the status does not', () => {
    const [row, ahead] = rowsOf(
      lines(
        'Title,Company,URL,Status,Date Saved,Date Applied,Interview Date,Rejected',
        'A,B,https://a.example/1,Rejected,2026-01-01,2026-01-05,2026-02-01,2026-02-20',
        'A,B,https://a.example/2,Applied,2026-01-01,2026-01-05,2027-02-01,',
      ),
    )
    expect([row?.status, row?.at, row?.earlier]).toEqual([
      'Rejected',
      '2026-02-20T12:00:00.000Z',
      [
        { status: 'Viewed', at: '2026-01-01T12:00:00.000Z' },
        { status: 'Applied', at: '2026-01-05T12:00:00.000Z' },
        { status: 'Interview', at: '2026-02-01T12:00:00.000Z' },
      ],
    ])
    expect(ahead?.earlier).toEqual([{ status: 'Viewed', at: '2026-01-01T12:00:00.000Z' }])
  })

  test('a column without a place is named, and rows keep the file’s own numbers', () => {
    const read = readCsv(bytes(lines('My list', '', 'Title,Company,URL,Mood', 'A,B,https://a.example/1,fine')), now)
    expect(read).toMatchObject({ unused_columns: ['Mood'], rows: [{ row: 4 }] })
  })
})

test.each([
  ['2026-03-04', false, '2026-03-04T12:00:00.000Z'],
  ['2026-03-04 08:30', false, '2026-03-04T08:30:00.000Z'],
  ['2026-03-04T08:30:00+02:00', false, '2026-03-04T06:30:00.000Z'],
  ['4.3.2026', false, '2026-03-04T12:00:00.000Z'],
  ['3/4/2026', false, '2026-03-04T12:00:00.000Z'],
  ['3/4/2026', true, '2026-04-03T12:00:00.000Z'],
  ['Mar 4, 2026', false, '2026-03-04T12:00:00.000Z'],
  ['4 March 2026', false, '2026-03-04T12:00:00.000Z'],
  ['31.02.2026', false, undefined],
  ['13/13/2026', false, undefined],
  ['soon', false, undefined],
  ['', false, undefined],
])('the cell %j (day first: %s) is read as %s', (cell, dayFirst, moment) => {
  expect(readDate(cell, dayFirst)).toBe(moment)
})

test('one date that can only be read day first decides for the whole file', () => {
  const [first] = rowsOf(
    lines('Title,Company,URL,Date Applied', 'A,B,https://a.example/1,03/04/2026', 'A,B,https://a.example/2,25/04/2026'),
  )
  expect(first?.earlier).toEqual([])
  expect(first?.at).toBe('2026-04-03T12:00:00.000Z')
})

test('where no date tells, the month is first under English headers and the day under others', () => {
  const [english] = rowsOf(lines('Title,Company,URL,Date Applied', 'A,B,https://a.example/1,03/04/2026'))
  const [french] = rowsOf(
    lines('Poste;Entreprise;Lien;Statut;Date de candidature', 'A;B;https://a.example/1;Envoyée;03/04/2026'),
  )
  expect([english?.at, french?.at]).toEqual(['2026-03-04T12:00:00.000Z', '2026-04-03T12:00:00.000Z'])
})

test('every row that cannot become a job says why', () => {
  const rows = rowsOf(
    lines(
      'Title,Company,URL,Notes',
      ',B,https://a.example/1,',
      'A,,https://a.example/1,',
      'A,B,,',
      'A,B,javascript:alert(1),',
      'A,B,ftp://a.example,',
      `${'x'.repeat(201)},B,https://a.example/1,`,
      'A,B,https://a.example/1,',
      'A,B,https://a.example/1,',
      'A,B,www.a.example/jobs?id=1,',
    ),
  )
  expect(rows.map(({ problem }) => problem)).toEqual([
    'title_missing',
    'company_missing',
    'url_missing',
    'url_wrong',
    'url_wrong',
    'too_long',
    null,
    'twice',
    null,
  ])
  expect(rows.at(-1)?.job_url).toBe('https://www.a.example/jobs?id=1')
})

describe('bad input', () => {
  test.each([
    ['an empty file', ''],
    ['no header that is known', 'a,b\n1,2'],
    ['a header alone', 'Title,Company,URL\n'],
    ['a quote that never ends', 'Title,Company,URL\n"a'],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0'],
  ])('%s is no file of applications', (_, text) => {
    expect(readCsv(bytes(text), now)).toEqual({ problem: 'csv_unreadable' })
  })

  test('more than 5,000 rows are refused, 5,000 are read', () => {
    const file = (rows: number) =>
      lines('Title,Company,URL', ...Array.from({ length: rows }, (_, index) => `A,B,https://a.example/${index}`))
    expect(rowsOf(file(5000))).toHaveLength(5000)
    expect(readCsv(bytes(file(5001)), now)).toEqual({ problem: 'csv_too_long' })
  })

  test('a moment that the import would refuse is none, so that one cell does not keep the whole file out', () => {
    const file = lines(
      'Title,Company,URL,Date Applied,Follow up,History',
      'A,B,https://a.example/1,9999-12-31T23:00:00-05:00,9999-12-31T23:00:00-05:00,Applied 0001-01-01T00:00:00Z',
    )
    expect(rowsOf(file)[0]).toMatchObject({ at: null, earlier: [], follow_up_on: null, problem: null })
  })

  test('columns without end, and a name of brackets that never close, are read only up to their limits', () => {
    const wide = `Title,Company,URL,${'('.repeat(1_000_000)},${'x,'.repeat(100_000)}\nA,B,https://a.example/1`
    const read = readCsv(bytes(wide), now)
    expect(JSON.stringify(read).length).toBeLessThan(5000)
    expect(read).toMatchObject({ rows: [{ problem: null }] })
  })

  test('OWASP, CSV injection: no cell that we write begins as a formula, and reading it gives the text back', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...`=+-@'"\t\r\n,;a1`), maxLength: 12 })
      .filter((given) => given === given.trim())
    fc.assert(
      fc.property(text, (given) => {
        const cell = toCell(given)
        expect(cell).not.toMatch(/^"?[=+\-@\t\r\n]/)
        expect(fromCell(cell.slice(1, -1).replaceAll('""', '"'))).toBe(given)
      }),
      { numRuns: 1000 },
    )
    expect(toCell('=HYPERLINK("http://evil.example")')).toBe(`"'=HYPERLINK(""http://evil.example"")"`)
  })
})
