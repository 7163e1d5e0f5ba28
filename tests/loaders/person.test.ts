import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as confirmEmail from '#app/routes/auth/confirm-email.tsx'
import * as confirmationMail from '#app/routes/profile/account/confirmation-mail.ts'
import * as edit from '#app/routes/profile/account/edit.tsx'
import * as sessions from '#app/routes/profile/account/sessions.tsx'
import { exampleApi, exampleSecret } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { customerLink } from '#website-api/modules/customers/auth/auth.table.ts'
import { linkToken } from '#website-api/modules/customers/auth/link.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { hashPassword } from '#website-api/modules/platform/passwords/password.ts'
import { customerSession } from '#website-api/modules/platform/sessions/session.table.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [])
	api = exampleApi(open.db)
})
afterAll(() => open.close())

async function signedInVisitor() {
	const { customerId, headers } = await exampleCustomer(open.db, shop)
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
	const itself = and(eq(customer.companyId, shop.companyId), eq(customer.id, customerId))
	const [row] = await open.db.select().from(customer).where(itself)
	if (!row) throw new Error('No customer')
	const current = async () =>
		(await visitor.storefront(visitor.requestTo('/profile'))).context.customer.current()
	return { ...visitor, row, itself, customerId, current }
}

test('a new name appears on every page immediately, in the same session', async () => {
	const { post, get, row, current } = await signedInVisitor()
	const form = { name: 'Sekar Baru', email: row.email, phone: row.phone, phoneCountry: 'ID' }
	expect((await post(edit, '/profile/edit', form)).status).toBe(303)
	expect(await current()).toMatchObject({ name: 'Sekar Baru', email: row.email, code: row.code })
	const { data } = await get(sessions, '/profile/sessions')
	expect(data).toMatchObject({ sessions: [{ isCurrent: true }] })
	expect(Reflect.get(Object(data), 'sessions')).toHaveLength(1)
})

test('a new email without the password is told that it is needed, not that it is wrong', async () => {
	const { post, row, itself } = await signedInVisitor()
	const passwordHash = await hashPassword('teh manis hangat')
	await open.db.update(customer).set({ passwordHash }).where(itself)
	const form = { name: row.name, email: 'baru@contoh.id', phone: row.phone, phoneCountry: 'ID' }
	const refusal = async (password: string) => {
		const { status, data } = await post(edit, '/profile/edit', { ...form, password })
		expect(status).toBe(422)
		return Reflect.get(Object(data), 'error')
	}
	expect(await refusal('')).toEqual({ password: ['auth:password.needed'] })
	expect(await refusal('teh tawar')).toEqual({ password: ['account:password.wrong'] })
})

test('a session is named by its browser and system, in the language of the page', async () => {
	const { get, customerId } = await signedInVisitor()
	const name = async (device: string, path: string) => {
		await open.db
			.update(customerSession)
			.set({ device })
			.where(eq(customerSession.customerId, customerId))
		const { data } = await get(sessions, path)
		return Reflect.get(Object(Reflect.get(Object(data), 'sessions')), 0)
	}
	const chrome = 'Chrome, Android'
	expect(await name(chrome, '/profile/sessions')).toMatchObject({ device: 'Chrome di Android' })
	expect(await name(chrome, '/en/profile/sessions')).toMatchObject({ device: 'Chrome on Android' })
	const older = 'MOBILE Linux; Android 14; Pixel 8'
	expect(await name(older, '/profile/sessions')).toMatchObject({ device: 'Android' })
	expect(await name('x', '/profile/sessions')).toMatchObject({ device: 'Perangkat tanpa nama' })
})

describe('the mail that confirms an email', () => {
	const mails = (customerId: string) =>
		open.db
			.select()
			.from(outbox)
			.where(sql`${outbox.payload} ->> 'customerId' = ${customerId}`)
	const again = ({ post }: Awaited<ReturnType<typeof signedInVisitor>>) =>
		post(confirmationMail, '/profile/edit/confirmation-mail', {})

	test('is sent again three times an hour, and only the last link is valid', async () => {
		const person = await signedInVisitor()
		for (let time = 0; time < 4; time += 1) {
			const { status, location } = await again(person)
			expect([status, location]).toEqual([303, '/profile/edit'])
			const { context } = await person.storefront(person.requestTo('/profile/edit'))
			expect(context.takeFlash()?.type).toBe(time < 3 ? 'success' : 'error')
		}
		const sent = await mails(person.customerId)
		expect(sent.map(({ topic }) => topic)).toEqual(Array(3).fill('customer.email-confirmation'))
		const links = await open.db
			.select()
			.from(customerLink)
			.where(eq(customerLink.customerId, person.customerId))
		const good = links.filter(({ usedAt }) => usedAt === null)
		expect(good).toHaveLength(1)
		const token = linkToken(good[0]?.id ?? '', exampleSecret)
		const confirmed = await person.post(confirmEmail, `/auth/confirm-email?token=${token}`, {})
		expect(confirmed.status).toBe(303)
		const [row] = await open.db.select().from(customer).where(person.itself)
		expect(row?.emailConfirmedAt).not.toBeNull()
	})

	test('goes to the unconfirmed address, and is not sent if there is none', async () => {
		const waits = await signedInVisitor()
		await open.db.update(customer).set({ emailWaiting: 'baru@contoh.id' }).where(waits.itself)
		await again(waits)
		expect(await mails(waits.customerId)).toMatchObject([
			{ topic: 'customer.email-change', payload: { email: 'baru@contoh.id' } },
		])
		const done = await signedInVisitor()
		await open.db.update(customer).set({ emailConfirmedAt: new Date() }).where(done.itself)
		expect((await again(done)).status).toBe(303)
		expect(await mails(done.customerId)).toEqual([])
	})
})
