import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '#tests/support/sizes.ts'
import { type Address, adminAddresses } from './support/addresses.ts'
import { namesIn } from './support/hostile-fields.ts'
import type { Answer } from './support/send-request.ts'
import { wholeAdmin } from './support/whole-admin.ts'

let admin: Awaited<ReturnType<typeof wholeAdmin>>
beforeAll(async () => {
	admin = await wholeAdmin()
})
afterAll(() => admin.close())

/** Fields that are read without standing in the page, or only when there is something to change. */
const others = `
	next locale theme company session event delivery number intent act version section kind key
	token code password name email role reason note amount courier tracking file picture id
`
	.trim()
	.split(/\s+/)

type Form = { type: string; body: string | Uint8Array }
type Fields = [name: string, value: string][]

const encoded = (fields: Fields): Form => ({
	type: 'application/x-www-form-urlencoded',
	body: new URLSearchParams(fields).toString(),
})

async function inParts(fields: [string, string | File][]): Promise<Form> {
	const form = new FormData()
	for (const [name, value] of fields) form.append(name, value)
	const sent = new Response(form)
	return {
		type: sent.headers.get('content-type') ?? '',
		body: new Uint8Array(await sent.arrayBuffer()),
	}
}

/** Makes one form of each kind for a page's fields. */
function formsOf(names: string[]): Record<string, () => Form | Promise<Form>> {
	const each = (valueOf: (name: string) => string) =>
		names.map((name): [string, string] => [name, valueOf(name)])
	const typed = (value: string) => () => encoded(each(() => value))
	const file = new File(['<svg/>'], '../../x.svg', { type: 'image/svg+xml' })
	return {
		nothing: () => encoded([]),
		'foreign fields': () =>
			encoded([
				['__proto__', '1'],
				['constructor', '1'],
				['', ''],
			]),
		empty: typed(''),
		doubled: () => encoded([...each(() => '1'), ...each(() => '2')]),
		words: typed('x'),
		'a negative number': typed('-1'),
		'no number': typed('1e309'),
		'a huge number': typed('9'.repeat(30)),
		'a broken character': typed('\ud800\0'),
		'a list': () => encoded(each(() => '1').map(([name, value]) => [`${name}[0]`, value])),
		nested: () => encoded(each(() => '1').map(([name, value]) => [`${name}.a.b`, value])),
		'files for texts': () => inParts(names.map((name) => [name, file])),
		'texts for files': () => inParts(each(() => '<svg/>')),
	}
}

let visits = 0

function send(target: string, cookie: string, form?: Form): Promise<Answer> {
	visits += 1
	return admin.request({
		method: form ? 'POST' : 'GET',
		target,
		body: form?.body,
		headers: [
			['Host', 'localhost'],
			// Every request comes from another network.
			['X-Forwarded-For', `20.${visits >> 8}.${visits & 255}.7`],
			['Sec-Fetch-Site', 'same-origin'],
			['Cookie', cookie],
			...(form ? [['Content-Type', form.type] satisfies [string, string]] : []),
		],
	})
}

/** What is wrong with the answer to a form; '' for a page or a way to one. */
function faultOf({ status, headers, body }: Answer): string {
	if (status >= 300 && status < 400) return headers.has('location') ? '' : `${status} to nowhere`
	if (status >= 500) return String(status)
	return /^<!DOCTYPE html>/i.test(body) ? '' : `${status} without a page`
}

const withAction = ({ id }: Address) => admin.routes[id]?.hasAction === true

const leadsToSignIn = ({ status, headers }: Answer) =>
	status === 401 || headers.get('location')?.startsWith('/sign-in') === true

/** Pages of orders belong to the shop that has one. */
const companyOf = (path: string) => (path.startsWith('/orders') ? 'toko' : 'sandang')

describe.each([
	// One guard stands before all pages: usually some of them.
	['without signing in', 4, async () => ''],
	['by an owner', 1, (path: string) => admin.signedIn({ company: companyOf(path) })],
] as const)('every form of the admin, sent %s', (_who, stride, open) => {
	test('empty, doubled, mistyped or nested is answered with a page, never with a failure', async () => {
		const targets = adminAddresses({ number: admin.number }).filter(withAction)
		expect(targets.length).toBeGreaterThan(60)
		const faults: string[] = []
		for (const [at, { path }] of sampleOf(targets, stride).entries()) {
			let cookie = await open(path)
			const page = await send(path, cookie)
			const names = [...new Set([...namesIn(page.body), ...others])].slice(0, 60)
			const kinds = Object.entries(formsOf(names))
			// Usually one kind for each page, another for the next one.
			for (const [kind, form] of sampleOf(kinds, kinds.length, at)) {
				const answer = await send(path, cookie, await form())
				const fault = faultOf(answer)
				if (fault !== '') faults.push(`${path}, ${kind}: ${fault} ${admin.lines.splice(0).join()}`)
				// Some forms end the session.
				if (leadsToSignIn(answer)) cookie = await open(path)
			}
		}
		expect(faults).toEqual([])
	})
})
