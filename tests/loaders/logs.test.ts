import { afterAll, beforeAll, expect, test } from 'vitest'
import * as confirmEmail from '#app/routes/auth/confirm-email.tsx'
import * as emailSignIn from '#app/routes/auth/email-sign-in.tsx'
import * as forgot from '#app/routes/auth/forgot-password.tsx'
import * as login from '#app/routes/auth/login.tsx'
import * as logout from '#app/routes/auth/logout.tsx'
import * as register from '#app/routes/auth/register.tsx'
import * as reset from '#app/routes/auth/reset-password.tsx'
import * as signInLink from '#app/routes/auth/sign-in-link.tsx'
import * as lookUp from '#app/routes/orders/look-up.tsx'
import * as edit from '#app/routes/profile/account/edit.tsx'
import * as newAddress from '#app/routes/profile/address/new.tsx'
import * as newBank from '#app/routes/profile/bank/new.tsx'
import { LogLine } from '#process/log-line.ts'
import { exampleSecret } from '#tests/support/example-api.ts'
import { customerLink } from '#website-api/modules/customers/auth/auth.table.ts'
import { linkToken } from '#website-api/modules/customers/auth/link.queries.ts'
import { loggedShop } from './support/logged-shop.ts'

const pages = {
	'/auth/register': register,
	'/auth/login': login,
	'/auth/logout': logout,
	'/auth/forgot-password': forgot,
	'/auth/reset-password': reset,
	'/auth/confirm-email': confirmEmail,
	'/auth/sign-in-link': signInLink,
	'/auth/email-sign-in': emailSignIn,
	'/order/look-up': lookUp,
	'/profile/edit': edit,
	'/profile/address/new': newAddress,
	'/profile/bank/new': newBank,
	'/faq': {
		loader: () => {
			throw new Error(`Ratna Penanda could not be shown ${secretMail}`)
		},
	},
}

const secretMail = 'ratna.penanda@rahasia.id'
const person = {
	name: 'Ratna Penanda',
	email: secretMail,
	phone: '081277665544',
	phoneCountry: 'ID',
	password: 'kunci penanda 9z',
	agree: 'on',
}
let logged: Awaited<ReturnType<typeof loggedShop>>

beforeAll(async () => {
	logged = await loggedShop(pages, [{ price: 50_000, stock: 5 }])
})
afterAll(() => logged.stop())

const lastLink = async () => {
	const links = await logged.open.db.select().from(customerLink).orderBy(customerLink.createdAt)
	return linkToken(links.at(-1)?.id ?? '', exampleSecret)
}

test('neither log has personal data or credentials of a customer’s journey', async () => {
	const { lines, jar, status } = logged
	const secrets: string[] = []
	const remember = () => secrets.push(...jar.values())

	expect(await status('/auth/register', { ...person, password: 'x' })).toBe(422)
	expect(await status('/auth/register', person)).toBe(303)
	remember()
	secrets.push(await lastLink())
	expect(await status(`/auth/confirm-email?token=${await lastLink()}`, {})).toBe(303)
	expect(await status('/profile/edit', { ...person, birthday: '1991-02-03' })).toBe(303)
	const address = {
		label: 'Rumah penanda',
		recipient: person.name,
		phone: person.phone,
		phoneCountry: 'ID',
		district: '31.74.01',
		village: 'Tebet Timur',
		postcode: '12820',
		street: 'Jalan Penanda Nomor 77',
	}
	expect(await status('/profile/address/new', address)).toBe(303)
	const bank = { bank: 'BRI', number: '8877665544332', holder: person.name }
	const { password } = person
	expect(await status('/profile/bank/new', { ...bank, password: 'kunci salah 8y' })).toBe(422)
	expect(await status('/profile/bank/new', { ...bank, password })).toBe(303)
	remember()
	expect(await status('/auth/logout', {})).toBe(303)
	expect(await status('/auth/login', { login: secretMail, password: 'kunci salah 8y' })).toBe(422)
	expect(await status('/auth/forgot-password', { email: secretMail })).toBeLessThan(400)
	const token = await lastLink()
	secrets.push(token)
	expect(await status(`/auth/reset-password?token=${token}`)).toBe(200)
	const other = `${password} baru`
	expect(await status(`/auth/reset-password?token=${token}`, { password: other })).toBe(303)
	expect(await status('/auth/login', { login: person.phone, password: other })).toBe(303)
	remember()
	expect(await status('/auth/logout', {})).toBe(303)
	expect(await status('/auth/sign-in-link', { email: secretMail })).toBe(303)
	const link = `/auth/email-sign-in?token=${await lastLink()}`
	secrets.push(await lastLink())
	expect(await status(link)).toBe(200)
	expect(await status(link, {})).toBe(303)
	remember()
	const order = { number: 'PENANDA1', phone: person.phone, phoneCountry: 'ID' }
	expect(await status('/order/look-up', order)).toBe(404)
	expect(await status(`/products?q=${encodeURIComponent(person.name)}`)).toBeLessThan(500)

	// A failure is logged with its kind and place, not with its input.
	expect(await status(`/faq?email=${secretMail}`)).toBe(500)
	logged.net.isDown = true
	expect(await status('/profile/edit')).toBe(503)

	// One shape for all processes.
	for (const line of lines)
		expect([line, LogLine.safeParse(JSON.parse(line)).error?.issues]).toEqual([line, undefined])
	const processes = new Set(lines.map((line) => LogLine.parse(JSON.parse(line)).process))
	expect([...processes].toSorted()).toEqual(['storefront', 'website-api'])
	const requests = lines
		.map((line) => LogLine.parse(JSON.parse(line)))
		.filter(({ msg }) => msg === 'request')
	for (const { route, method, status, ms, correlationId } of requests) {
		expect([route, method, status, ms, correlationId]).not.toContain(undefined)
	}
	// What went wrong is found by level, without reading every request.
	const levels = new Set(requests.map(({ status = 0, level }) => `${status} ${level}`))
	expect([...levels].filter((pair) => /^5/.test(pair)).toSorted()).toEqual([
		'500 error',
		'503 warn',
	])
	expect(
		[...levels].filter((pair) => /^[1-4]/.test(pair) && !/ (?:info|debug)$/.test(pair)),
	).toEqual([])
	// The page that failed because the website API was away says which calls it waited for.
	expect(requests.findLast(({ status }) => status === 503)?.unanswered?.length).toBeGreaterThan(0)

	const log = lines.join('\n')
	expect(lines.length).toBeGreaterThan(30)
	expect(log).toContain('/auth/login')
	const personalData =
		/penanda|rahasia\.id|1277665544|kunci|1991-02-03|8877665544332|eyJ|Bearer|Tebet Timur/i
	expect(lines.filter((line) => personalData.test(line))).toEqual([])
	const longSecrets = secrets.filter((secret) => secret.length > 20)
	expect(longSecrets.length).toBeGreaterThan(5)
	for (const secret of longSecrets) expect(log).not.toContain(secret)
})
