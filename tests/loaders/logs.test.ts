import {
	json,
	type ActionFunction,
	type AppLoadContext,
	type LoaderFunction,
} from '@remix-run/node'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as confirmEmail from '#app/routes/auth/confirm-email.tsx'
import * as forgot from '#app/routes/auth/forgot-password.tsx'
import * as login from '#app/routes/auth/login.tsx'
import * as logout from '#app/routes/auth/logout.tsx'
import * as register from '#app/routes/auth/register.tsx'
import * as reset from '#app/routes/auth/reset-password.tsx'
import * as lookUp from '#app/routes/orders/look-up.tsx'
import * as edit from '#app/routes/profile/account/edit.tsx'
import * as newAddress from '#app/routes/profile/address/new.tsx'
import * as newBank from '#app/routes/profile/bank/new.tsx'
import { readEnv } from '#server/env.ts'
import { close, createHttpServer, listen } from '#server/listen.ts'
import { createStorefrontServer } from '#server/storefront.ts'
import { exampleSecret } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import { createApi } from '#website-api/app.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { customerLink } from '#website-api/modules/auth/auth.table.ts'
import { linkToken } from '#website-api/modules/auth/link.queries.ts'
import { ask } from '../guard/support/ask.ts'

type Page = { loader?: LoaderFunction; action?: ActionFunction }

const pages: Record<string, Page> = {
	'/auth/register': register,
	'/auth/login': login,
	'/auth/logout': logout,
	'/auth/forgot-password': forgot,
	'/auth/reset-password': reset,
	'/auth/confirm-email': confirmEmail,
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
	...{ name: 'Ratna Penanda', email: secretMail, phone: '081277665544', phoneCountry: 'ID' },
	...{ password: 'kunci penanda 9z', agree: 'on' },
}
const lines: string[] = []
const jar = new Map<string, string>()
let open: OpenDatabase
let shop: ExampleShop
let server: ReturnType<typeof createHttpServer>
let port = 0
let isDown = false

beforeAll(async () => {
	open = await freshPglite()
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 5 }])
	const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
	const clock = () => new Date()
	const storage = memoryStorage()
	const api = createApi({ db: open.db, clock, secret: exampleSecret, storage, log })
	server = createHttpServer(() => undefined)
	const { listener } = createStorefrontServer({
		env: readEnv({
			NODE_ENV: 'production',
			ETALASE_SECRET: 'a secret of the storefront that is long enough',
			WEBSITE_API_URL: 'http://website-api.test',
			ETALASE_REGISTRATION_SECONDS: '0',
		}),
		...{ log, pages: show, files: () => undefined },
		transport: async (request) => {
			if (isDown) throw new Error(`${secretMail} did not arrive at ${request.url}`)
			return api.fetch(request)
		},
	})
	server.on('request', listener)
	port = await listen(server, 0, '127.0.0.1')
})
afterAll(async () => {
	await close(server, 0)
	await open.close()
})

async function show(request: Request, context: AppLoadContext): Promise<Response> {
	const page = pages[context.pathname]
	const run = request.method === 'POST' ? page?.action : page?.loader
	try {
		const answer = await run?.({ request, context, params: {} })
		return answer instanceof Response ? answer : json(answer ?? null)
	} catch (thrown) {
		if (thrown instanceof Response) return thrown
		throw thrown
	}
}

async function send(target: string, fields?: Record<string, string>) {
	const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
	const answer = await ask(port, {
		...{ method: fields ? 'POST' : 'GET', target },
		headers: [
			...(
				[
					['Host', shop.host],
					['Cookie', cookie],
					['Sec-Fetch-Site', 'same-origin'],
				] as const
			).map(([name, value]): [string, string] => [name, value]),
			['User-Agent', 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile'],
			['Content-Type', 'application/x-www-form-urlencoded'],
		],
		...(fields ? { body: new URLSearchParams(fields).toString() } : {}),
	})
	for (const line of answer.headers.getSetCookie()) {
		const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
		if (/max-age=0/i.test(line)) jar.delete(name)
		else jar.set(name, value)
	}
	return answer
}

const lastLink = async () => {
	const links = await open.db.select().from(customerLink).orderBy(customerLink.createdAt)
	return linkToken(links.at(-1)?.id ?? '', exampleSecret)
}

test('G1p: of a customer’s journey neither log keeps what they said or what lets them in', async () => {
	const secrets: string[] = []
	const remember = () => secrets.push(...jar.values())
	const status = async (target: string, fields?: Record<string, string>) =>
		(await send(target, fields)).status

	expect(await status('/auth/register', { ...person, password: 'x' })).toBe(422)
	expect(await status('/auth/register', person)).toBe(303)
	remember()
	secrets.push(await lastLink())
	expect(await status(`/auth/confirm-email?token=${await lastLink()}`, {})).toBe(303)
	expect(await status('/profile/edit', { ...person, birthday: '1991-02-03' })).toBe(303)
	const place = {
		...{ label: 'Rumah penanda', recipient: person.name, phone: person.phone, phoneCountry: 'ID' },
		...{ district: '31.74.01', village: 'Tebet Timur', postcode: '12820' },
		street: 'Jalan Penanda Nomor 77',
	}
	expect(await status('/profile/address/new', place)).toBe(303)
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
	const order = { number: 'PENANDA1', phone: person.phone, phoneCountry: 'ID' }
	expect(await status('/order/look-up', order)).toBe(404)
	expect(await status(`/products?q=${encodeURIComponent(person.name)}`)).toBeLessThan(500)

	// What fails names its kind and its place, not what was in it.
	expect(await status(`/faq?email=${secretMail}`)).toBe(500)
	isDown = true
	expect(await status('/profile/edit')).toBe(503)

	const log = lines.join('\n')
	expect(lines.length).toBeGreaterThan(30)
	expect(log).toContain('/auth/login')
	const said =
		/penanda|rahasia\.id|1277665544|kunci|1991-02-03|8877665544332|eyJ|Bearer|Tebet Timur/i
	expect(lines.filter((line) => said.test(line))).toEqual([])
	const kept = secrets.filter((secret) => secret.length > 20)
	expect(kept.length).toBeGreaterThan(5)
	for (const secret of kept) expect(log).not.toContain(secret)
})
