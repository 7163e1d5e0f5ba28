import { randomInt } from 'node:crypto'
import type { Page, Visit } from './visit.ts'

/** Registration data of a new customer. */
export function newCustomer() {
	const number = String(randomInt(1e8)).padStart(8, '0')
	return {
		name: 'Sekar Ayu',
		email: `sekar.${number}@contoh.id`,
		phone: `0812${number}`,
		password: `rumah pohon ${number}`,
		agree: 'on',
	}
}

/** Registers a new customer, who is then signed in on this visit; returns the page that follows. */
export async function registerCustomer(visitor: Visit, account = newCustomer()): Promise<Page> {
	const page = await visitor.open('/auth/register')
	return visitor.submit(page, page.document.one('#register'), account)
}
