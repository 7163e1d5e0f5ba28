import { answerEverything, placeOrder, putInCart } from './support/checkout.ts'
import { addressOf, everyPage, pagePatterns, type Visit } from '#tests/support/every-page.ts'
import { expect, test } from './support/fixtures.ts'
import { faultsOf } from '#tests/support/html-rules.ts'
import { visitorOf } from '#tests/support/visitor.ts'

const languages = [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const

test('the list of pages is that of the route table', () => {
	expect(everyPage.map(({ pattern }) => pattern).sort()).toEqual(pagePatterns().sort())
})

for (const { pattern, ways } of everyPage) {
	for (const { lang, prefix } of languages) {
		test(`${pattern} in ${lang} is valid HTML, and says whether it may be kept`, async ({
			javaScriptEnabled,
		}) => {
			// With script: the page as most get it. Without: as mode hemat data sends it.
			const thrifty = javaScriptEnabled === false
			for (const way of ways.filter(({ needs }) => needs === undefined)) {
				await checkPage(way, { lang, prefix, thrifty })
			}
		})
	}
}

for (const { lang, prefix } of languages) {
	test(`forms that are refused, in ${lang}, answer 422 with valid HTML`, async () => {
		const { post } = visitorOf()
		for (const [path, fields] of [
			['/contact', {}],
			['/contact', { name: '<b>', email: 'bukan', phone: '12', topic: 'X', message: '"\'<&' }],
			['/order/look-up', { number: '<', phone: '1' }],
		] satisfies [string, Record<string, string>][]) {
			const { status, body } = await post(`${prefix}${path}`, fields)
			expect(status, path).toBe(422)
			expect(await faultsOf(body), path).toEqual([])
		}
	})
}

test('a purchase is valid HTML at every step', async ({ page, at }) => {
	const seen: [url: string, html: string][] = []
	const look = async (path?: `/${string}`) => {
		if (path !== undefined) await page.goto(at(path))
		const answer = await page.request.get(page.url())
		seen.push([page.url(), await answer.text()])
	}
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await look('/Cart')
	await look('/en/Cart')
	await look('/en/order/checkout')
	await look('/order/checkout')
	const headers = { origin: new URL(page.url()).origin }
	const refusals = [
		await page.request.post(page.url(), { headers, form: { form: 'contact', phone: '1' } }),
		await page.request.post(at('/konfirmasi-pembayaran'), { headers, multipart: { number: '<' } }),
	]
	for (const refused of refusals) {
		expect(refused.status(), refused.url()).toBe(422)
		seen.push([`refused: ${refused.url()}`, await refused.text()])
	}
	await answerEverything(page)
	await look()
	const number = await placeOrder(page)
	await look()
	await look(`/en/order/success?order=${number}`)
	await look(`/order/look-up?order=${number}`)
	await look(`/konfirmasi-pembayaran?order=${number}`)
	for (const [url, html] of seen) {
		expect(await faultsOf(html), url).toEqual([])
		expect(html, url).toMatch(noIndex)
	}
})

const noIndex = /<meta name="robots" content="noindex/

type How = { lang: string; prefix: string; thrifty: boolean }

async function checkPage(way: Visit, { lang, prefix, thrifty }: How) {
	const { origin, get } = visitorOf(way.host, thrifty ? [['Save-Data', 'on']] : [])
	const path = await addressOf(way.path, async (part) => (await get(part)).body)
	const target = path === '/' ? prefix || '/' : `${prefix}${path}`
	const { status, body } = await get(target)
	const page = `${origin}${target}`
	expect(status, page).toBe(way.status ?? 200)
	expect(body, page).toContain(`<html lang="${lang}"`)
	expect(await faultsOf(body), page).toEqual([])
	expect(noIndex.test(body), `${page} noindex`).toBe(!way.indexed)
	expect(body.includes('rel="canonical"'), `${page} canonical`).toBe(Boolean(way.indexed))
}
