import { expect, test } from 'vitest'
import { isHeldPaper } from './held-papers.ts'

const today = '2026-11-23'

test.each([
  'CNC programming (Fanuc), evening course, not completed',
  'First Aid, lapsed 2021',
  'HACCP valid until 03/2022',
  'Staplerschein, gültig bis 05.2024',
  'CACES 3 valable jusqu’en 2023',
  'Certificado vigente hasta 2025',
  'AWS Certified Cloud Practitioner (expirée en 2024)',
  'BSc Physics (left after two years)',
  'Studied Physics',
  'Module in Statistics',
  'Studied Physics, no degree',
  'Licenciatura trunca en Derecho',
  'Canadian Securities Course (exam 1 passed, exam 2 in February 2027)',
  'Berufsreifeprüfung (Teilprüfungen Deutsch und Englisch)',
  'CISSP (in preparation)',
  'HACCP, expired 2019',
  'Unfinished BSc Physics',
  'Egresado sin título de Derecho',
  'CISSP, exam pending',
  'Preparing for the ACCA',
  'Fachwirt (angestrebt)',
  'Preparando el DELE B2',
])('%s is not told as held', (paper) => expect(isHeldPaper(paper, today)).toBe(false))

test.each([
  'Counterbalance FLT licence (RTITB)',
  'HACCP, valid until 2029',
  'NYS Professional Certificate, Mathematics 7–12 (valid through 08/2028)',
  'Staplerschein, gültig bis 12.2026',
  'Nicht abgelaufen: Ersthelfer',
  'First Aid, expires 2027',
  'Modular Construction Diploma',
  'BSc Physics',
  'Forklift licence valid since 2004',
  'Gas Safe, valid from 2019',
  'Schweißerschein, gültig ab 2015',
  'ADR, valid 2024-2029',
  'Good Manufacturing Practice 2018',
  'Goods vehicle licence 2015',
  'Validation Engineer Certificate 2019',
  '3 exams passed',
  'Certificate IV in Training and Assessment',
  'Studied Law, LLB (Hons)',
  'MSc Statistics, module in Bayesian methods',
  'Level 3 Award in Assessing Coursework',
  'First Aid, not yet expired',
  'First Aid, lapsed 2019, renewed 2024',
])('%s is held', (paper) => expect(isHeldPaper(paper, today)).toBe(true))
