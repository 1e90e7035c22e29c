import { expect, test } from 'vitest'
import { isForClient } from './posting-client.ts'

test.each([
  ['Work at our client’s outreach centre.', true],
  ['Our client requires a cook.', true],
  ['Im Auftrag unseres Kunden suchen wir einen Koch.', true],
  ['Notre client recherche un comptable.', true],
  ['Seleccionamos para cliente un técnico.', true],
  ['Nuestro cliente, una empresa de Murcia, busca un técnico.', true],
  ['You support our clients and our client base.', false],
  ['Sie beraten unsere Kunden.', false],
  ['Vous accueillez nos clients.', false],
  ['Atender a nuestros clientes.', false],
])('%s', (posting, isAgency) => expect(isForClient(posting)).toBe(isAgency))
