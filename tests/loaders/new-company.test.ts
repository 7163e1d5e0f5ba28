import type { LoaderFunction } from '@remix-run/node'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getSitemapContent } from '#contract/feed.ts'
import * as about from '#app/routes/content/about.tsx'
import * as affiliate from '#app/routes/content/affiliate.tsx'
import * as contact from '#app/routes/content/contact.tsx'
import * as faq from '#app/routes/content/faq.tsx'
import * as howToUse from '#app/routes/content/how-to-use.tsx'
import * as info from '#app/routes/content/info.tsx'
import * as information from '#app/routes/content/information.tsx'
import * as joinAgent from '#app/routes/content/join-agen.tsx'
import * as ourAgents from '#app/routes/content/our-agen.tsx'
import * as paymentMethod from '#app/routes/content/payment-method.tsx'
import * as privacy from '#app/routes/content/privacy.tsx'
import * as shoppingGuide from '#app/routes/content/shopping-guide.tsx'
import * as statisticAgent from '#app/routes/content/statistic-agen.tsx'
import * as terms from '#app/routes/content/terms.tsx'
import { loadFrame } from '#app/routes/layouts/frame.server.ts'
import { openHref } from '#app/routes/open-paths.ts'
import { getShipping } from '#contract/shipping-settings.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { shopper } from './support/shopper.ts'

const host = 'rempah.localhost'
const key = newOperatorKey()
let tiny: TinyApi

async function callOperatorApi(method: string, path: string, body?: unknown) {
	const response = await tiny.api.request(`/operator/v1${path}`, {
		method,
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

beforeAll(async () => {
	tiny = await tinyApi()
	await storeOperatorKey(tiny.db, key, { label: 'o', role: 'owner', companyId: null })
	const made = await callOperatorApi('POST', '/companies', {
		CODE: 'rempah',
		NAME: 'Rempah & Co',
		LEGAL_NAME: 'CV Rempah <Nusantara>',
		ORIGIN_DISTRICT: '33.72.01',
		CUSTOMER_CARE_PHONE: '+6281211112222',
		HOST: host,
		BANK_LIST: [
			{
				BANK_CODE: 'BCA',
				BANK_NAME: 'BCA',
				BANK_ACCOUNT_NUMBER: '1234567890',
				BANK_ACCOUNT_HOLDER: 'CV Rempah',
			},
		],
	})
	expect(made.status, JSON.stringify(made.answer)).toBe(201)
})
afterAll(() => tiny.close())

const visitor = () => shopper(host, async (request) => tiny.api.fetch(request))

type Route = { loader: LoaderFunction }

function at(route: Route, params: Record<string, string>): Route {
	return { loader: (args) => route.loader({ ...args, params }) }
}

const pages: [string, Route][] = [
	['/about', about],
	['/faq', faq],
	['/terms', terms],
	['/privacy', privacy],
	['/payment-method', paymentMethod],
	['/shopping-guide', shoppingGuide],
	['/how-to-use', howToUse],
	['/info', info],
	['/contact', contact],
	['/affiliate', affiliate],
	['/join-agen', joinAgent],
	['/information/pengiriman', at(information, { slug: 'pengiriman' })],
]

const Text = z.object({ text: z.object({ title: z.string(), html: z.string() }) })

describe('a new company', () => {
	test.each(pages)('has %s in both languages', async (path, route) => {
		const [id, en] = [await visitor().get(route, path), await visitor().get(route, `/en${path}`)]
		expect([id.status, en.status]).toEqual([200, 200])
		const [indonesian, english] = [Text.parse(id.data).text, Text.parse(en.data).text]
		expect(indonesian.title).not.toBe(english.title)
		if (path !== '/faq') expect(indonesian.html).not.toBe(english.html)
		for (const { html } of [indonesian, english]) expect(html).not.toMatch(/\{\w+\}|undefined|null/)
	})

	test('has pages with its name, payment methods and return rules', async () => {
		const textOf = async (path: string, route: Route) =>
			Text.parse((await visitor().get(route, path)).data).text.html
		expect(await textOf('/about', about)).toContain(`Rempah &amp; Co adalah toko daring di ${host}`)
		expect(await textOf('/about', about)).toContain(
			'CV Rempah &lt;Nusantara&gt; dari Kota Surakarta',
		)
		expect(await textOf('/payment-method', paymentMethod)).toContain(
			'Transfer bank</strong> ke BCA',
		)
		expect(await textOf('/terms', terms)).toContain('tiga hari setelah diterima')
		expect(await textOf('/privacy', privacy)).toContain('Nomor 27 Tahun 2022')
		const { data } = await visitor().get(faq, '/faq')
		expect(JSON.stringify(data).match(/"question"/g)?.length).toBeGreaterThan(10)
		expect(JSON.stringify(data)).toContain('0812-1111-2222')
	})

	test('links to existing pages only in its footer and pages', async () => {
		const there = new Set([
			...pages.map(([path]) => path),
			'/products',
			'/Cart',
			'/order/look-up',
			'/konfirmasi-pembayaran',
			'/our-agen',
		])
		const linked: string[] = []
		for (const [path, route] of pages) {
			const { data } = await visitor().get(route, path)
			linked.push(
				...[...JSON.stringify(data).matchAll(/href=\\"(\/[^"\\]*)/g)].map(([, to]) => to ?? ''),
			)
		}
		expect(linked.length).toBeGreaterThan(30)
		expect(linked.filter((to) => !there.has(to))).toEqual([])
	})

	test('[SC-03] [SC-06] shows a footer and a logo of its initial', async () => {
		const frame = await visitor().visit(
			({ context }) => loadFrame(context),
			visitor().requestTo('/'),
		)
		const { menus, logo } = z
			.object({
				menus: z.array(z.object({ links: z.array(z.object({ href: z.string() })) })),
				logo: z.object({ id: z.string() }),
			})
			.parse(frame.data)
		expect(menus).toHaveLength(3)
		for (const { links } of menus) {
			expect(links.length).toBeGreaterThanOrEqual(3)
			for (const { href } of links) expect(openHref('id', href)).toBe(href)
		}
		const response = await tiny.api.request(`/v1/media/${logo.id}/240.webp`)
		expect(response.status).toBe(200)
		const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
		// A letter on a coloured background: neither blank nor of one tone.
		expect(channels[0]?.stdev).toBeGreaterThan(20)
	})
})

test('a new company has no courier on, three proposed, and example tariffs until it confirms them', async () => {
	const read = async () => {
		const { answer } = await callOperatorApi('GET', '/sites/rempah/shipping')
		return getShipping.answer.parse(answer).data.COURIER_LIST
	}
	const keysOf = (list: Awaited<ReturnType<typeof read>>) =>
		list.map((one) => `${one.VENDOR_CODE}/${one.VENDOR_METHOD}`)
	const fresh = await read()
	expect(keysOf(fresh.filter(({ IS_ON }) => IS_ON))).toEqual(['FREE_SHIPPING/free_shipping'])
	const proposed = fresh.filter(({ IS_PROPOSED }) => IS_PROPOSED)
	expect(keysOf(proposed)).toEqual(['SICEPAT/reg', 'JNT/ez', 'RAJAONGKIR/jne'])
	expect(fresh.filter((one) => one.HAS_TARIFFS !== one.HAS_EXAMPLE_TARIFFS)).toEqual([])
	const [first, second] = proposed.map(({ VENDOR_CODE, VENDOR_METHOD, TARIFF_LIST }) => ({
		key: { VENDOR_CODE, VENDOR_METHOD },
		TARIFF_LIST,
	}))
	const changed = await callOperatorApi('PATCH', '/sites/rempah/couriers', {
		COURIER_LIST: [
			{ ...first?.key, TARIFFS_CONFIRMED: true },
			{ ...second?.key, TARIFF_LIST: second?.TARIFF_LIST },
		],
	})
	expect(changed.status, JSON.stringify(changed.answer)).toBe(200)
	const examples = keysOf((await read()).filter((one) => one.HAS_EXAMPLE_TARIFFS))
	expect(examples).toHaveLength(fresh.filter((one) => one.HAS_EXAMPLE_TARIFFS).length - 2)
})

test('the pages of programmes that a company does not run do not exist', async () => {
	const set = (PROGRAMME_OFF_LIST: string[]) =>
		callOperatorApi('PATCH', '/sites/rempah', { PROGRAMME_OFF_LIST })
	const statuses = async () => {
		const found = []
		for (const [path, route] of [
			['/affiliate', affiliate],
			['/join-agen', joinAgent],
			['/our-agen', ourAgents],
			['/statistic-agen', statisticAgent],
		] satisfies [string, Route][]) {
			found.push((await visitor().get(route, path)).status)
		}
		return found
	}
	const sitemap = async () => {
		const { data } = await visitor().visit(
			({ context }) => context.api.callUnhurried(getSitemapContent, {}),
			visitor().requestTo('/'),
		)
		return JSON.stringify(data)
	}
	expect(await statuses()).toEqual([200, 200, 200, 200])
	expect(await sitemap()).toContain('join-agen')
	await set(['AFFILIATE', 'AGENT'])
	expect(await statuses()).toEqual([404, 404, 404, 404])
	expect(await sitemap()).not.toMatch(/affiliate|agen/)
	expect((await toReview('pages')).filter((key) => /affiliate|agen/.test(key))).toEqual([])
	await set(['AGENT'])
	expect(await statuses()).toEqual([200, 404, 404, 404])
	await set([])
	expect(await statuses()).toEqual([200, 200, 200, 200])
})

const Listed = z.object({
	data: z.object({ list: z.array(z.object({ KEY: z.string(), NEEDS_REVIEW: z.boolean() })) }),
})

async function toReview(kind: 'pages' | 'informations'): Promise<string[]> {
	const { answer } = await callOperatorApi('GET', `/sites/rempah/${kind}`)
	return Listed.parse(answer)
		.data.list.filter((one) => one.NEEDS_REVIEW)
		.map((one) => one.KEY)
}

describe('the generated pages of a company', () => {
	test('are marked for review until they are published', async () => {
		expect(await toReview('pages')).toHaveLength(13)
		expect(await toReview('informations')).toEqual(['pengiriman'])
		const text = { LANGUAGE: 'id', HTML: '<p>Kami.</p>' }
		await callOperatorApi('PUT', '/sites/rempah/pages/about', text)
		expect(await toReview('pages')).toContain('about')
		expect((await callOperatorApi('POST', '/sites/rempah/pages/about/review', {})).status).toBe(200)
		expect(await toReview('pages')).not.toContain('about')
		await callOperatorApi('POST', '/sites/rempah/informations/pengiriman/review', {})
		expect(await toReview('informations')).toEqual([])
		expect(
			(await callOperatorApi('POST', '/sites/rempah/informations/none/review', {})).status,
		).toBe(404)
	})

	test('are added where a company lacks them, without changing existing ones', async () => {
		const before = await tiny.call('/content/page/about')
		const { status, answer } = await callOperatorApi('POST', '/companies/sandang/defaults', {})
		expect(status).toBe(200)
		expect(answer).toMatchObject({
			data: {
				PAGE_LIST: expect.arrayContaining(['terms', 'privacy']),
				INFORMATION_LIST: ['pengiriman'],
				HAS_NEW_FOOTER: false,
				HAS_NEW_LOGO: false,
			},
		})
		expect(JSON.stringify(answer)).not.toMatch(/"about"|"faq"/)
		expect(await (await tiny.call('/content/page/about')).json()).toEqual(await before.json())
		expect((await tiny.call('/content/page/terms')).status).toBe(200)
		expect((await callOperatorApi('POST', '/companies/sandang/defaults', {})).answer).toEqual({
			data: { PAGE_LIST: [], INFORMATION_LIST: [], HAS_NEW_FOOTER: false, HAS_NEW_LOGO: false },
		})
	})
})
