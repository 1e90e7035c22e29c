import { expect, test } from 'vitest'
import { isForClient } from './posting-client.ts'

test.each([
  'Work at our client’s outreach centre.',
  'My client is a leading hotel in Norfolk.',
  'I am recruiting on behalf of a leading resort.',
  'Clear Selection are pleased to be working with this star resort.',
  'Clear Selection are excited to be working with this international client.',
  'We are delighted to partner with a hotel in Bath.',
  'Compass are currently working with a market leading provider to source a nurse.',
  'I am recruiting for a large international company who offer training.',
  'One of our most reputable clients are looking for a cook.',
  'Fjord is acting as an employment agency for this vacancy.',
  'Our client requires a cook.',
  'Our client, a bank in Leeds, is growing.',
  'Our client – a bank in Leeds – is growing.',
  'Our client is a leading bank.',
  'Our client are looking for a cook.',
  'We are recruiting on behalf of our client.',
  'A cook is needed for our client based in Leeds.',
  'Im Auftrag unseres Kunden suchen wir einen Koch.',
  'Unser Kunde ist ein führendes Unternehmen.',
  'Unser Mandant sucht einen Buchhalter.',
  'Notre client recherche un comptable.',
  'Notre client est une banque.',
  'Pour l’un de nos clients, nous cherchons un comptable.',
  'Seleccionamos para cliente un técnico.',
  'Nuestro cliente, una empresa de Murcia, busca un técnico.',
  'Nuestro cliente es una empresa de Murcia.',
])('“%s” is an agency’s', (posting) => expect(isForClient(posting)).toBe(true))

test.each([
  'You support our clients and our client base.',
  'We put our client first.',
  'Our client is king.',
  'You acted on behalf of our members.',
  'We are pleased to be working with you.',
  'You are excited to work with a collaborative team.',
  'You are proud to be working with people and happy to be working for us.',
  'We are recruiting for an experienced cook to join our company.',
  'You enjoy working for a company with values.',
  'You have experience of working with a hospital information system.',
  'Our client is always right.',
  'Kestrel is proud to partner with Age UK.',
  'Working for an employer who cares.',
  'One of our biggest clients is Tesco.',
  'You are pleased to be working an early shift.',
  'You give our client a good time.',
  'Our client-focused approach is known.',
  'Our client community is growing.',
  'You understand our client needs and visit our client’s sites.',
  'Sie beraten unsere Kunden.',
  'Bei uns gilt: Unser Kunde ist König.',
  'Wir sind immer für unseren Kunden da.',
  'Vous accueillez nos clients.',
  'Vous créez des solutions pour nos clients.',
  'Chez nous, notre client est roi.',
  'Atender a nuestros clientes.',
  'Nuestro cliente es lo primero.',
])('“%s” is an ordinary firm’s', (posting) => expect(isForClient(posting)).toBe(false))

test('a firm that bears recruiting in its name looks for others', () => {
  expect(
    ['Compass Recruitment', 'Hays Personnel Ltd', 'Adler Personaldienste', 'Network Employment Consultancy'].map((it) =>
      isForClient('', it),
    ),
  ).toEqual([true, true, true, true])
  expect(isForClient('', 'Department of Employment')).toBe(false)
  expect(isForClient('', 'Kestrel Energy')).toBe(false)
})
