import type { Page } from '@playwright/test'
import { addresses } from '#tests/guard/support/addresses.ts'
import { everyPage } from '#tests/support/every-page.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { ownShop, withFile, type OwnShop } from '#tests/support/own-shop.ts'
import { visitorOf } from '#tests/support/visitor.ts'

const run = 'window.ran=1'
/** Ways out of the places where a shop's words stand: text, attribute, script, style, JSON. */
const words = [
	`<img src=x onerror=${run}>`,
	`"><svg onload=${run}>`,
	`' onmouseover=${run} autofocus onfocus=${run} x='`,
	`</script><script>${run}</script>`,
	`</title><script>${run}</script>`,
	`</style><script>${run}</script>`,
	`</textarea><script>${run}</script>`,
	`--><script>${run}</script><!--`,
	`"};${run};//`,
	`\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
	`javascript:${run}`,
	`{{constructor.constructor('${run}')()}}`,
	`\${${run}}`,
]
const [image = '', attribute = '', , script = ''] = words

test.describe.configure({ mode: 'default' })

let shop: OwnShop
test.beforeAll(async () => {
	shop = await ownShop({
		name: `Toko ${image}`,
		goods: words.map((text, at) => ({
			handle: `barang-${at}`,
			title: `Barang ${text}`,
			price: 20_000 + at,
			body: `<p>Isi ${text}</p><script>${run}</script><a href="javascript:${run}">klik</a>`,
			vendor: `Merek ${text}`,
			option: `Ukuran ${text}`.slice(0, 60),
			value: `Besar ${text}`.slice(0, 60),
			sku: `SKU-${at}`,
		})),
	})
	const site = ['--company', shop.company]
	await etalase('site', 'set', ...site, '--tagline-id', script, '--tagline-en', attribute)
	const page = `<h2>Judul</h2>${words.map((text) => `<p>${text}</p>`).join('')}`
	const questions = JSON.stringify([
		{
			title: { id: image, en: image },
			entries: words.map((text) => ({
				question: { id: text, en: text },
				answer: { id: `<p>${text}</p>`, en: `<p>${text}</p>` },
			})),
		},
	])
	const told = ['--title', `Judul ${script}`, '--summary', `Ringkasan ${attribute}`]
	await withFile('page.html', page, async (file) => {
		for (const [kind, name] of [
			['information', 'uji'],
			['pages', 'about'],
			['pages', 'faq'],
		] as const) {
			await etalase(kind, 'put', name, file, ...site, '--lang', 'id', ...told)
		}
	})
	await withFile('faq.json', questions, (file) => etalase('pages', 'faq', file, ...site))
})

/** Opens an address and moves over what is there; fails when anything of the words has run. */
async function expectInert(page: Page, url: string) {
	await page.goto(url)
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
			element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
		}
	})
	expect(await page.evaluate(() => 'ran' in window), url).toBe(false)
}

const shops = ['/', '/products', '/faq', '/information/uji', '/about', '/info', '/Cart'] as const

// Script is on in both projects: once under the policy, which must have nothing to report, and once without it.
test.describe('words of others, with script', () => {
	test.use({
		javaScriptEnabled: true,
		// eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
		bypassCSP: ({}, use, { project }) => use(project.name === 'no-script'),
	})

	test('E1, E2: what the shop’s people wrote is text on every page', async ({ page, at }) => {
		const goods = words.map((_text, index) => `/product/barang-${index}` as const)
		for (const path of [...shops, ...goods]) {
			await expectInert(page, at(path, shop.host))
			await expectInert(page, at(`/en${path}`, shop.host))
		}
		await page.goto(at('/product/barang-0', shop.host))
		await expect(page.locator('h1')).toHaveText(`Barang ${image}`)
		await expect(page).toHaveTitle(`Barang ${image} · Toko ${image}`)
		await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
		await expect(page.locator('main .alert, .toast').first()).toContainText(image)
		await expectInert(page, at('/Cart', shop.host))
		await expect(page.locator('main .line')).toContainText(`Barang ${image}`)
	})

	test('E1: what is in the address is text on every page', async ({ page, at }) => {
		for (const text of words) {
			const sent = encodeURIComponent(text)
			for (const path of [
				`/products?q=${sent}&brand=${sent}&sort=${sent}&min=${sent}`,
				`/articles?q=${sent}`,
				`/our-agen?q=${sent}&province=${sent}`,
				`/statistic-agen?code=${sent}`,
				`/contact?topic=${sent}&sent=${sent}`,
				`/order/look-up?order=${sent}`,
				`/konfirmasi-pembayaran?order=${sent}`,
				`/tidak/${encodeURIComponent(text.replaceAll('/', ''))}`,
				`/?ref=${sent}&agen=${sent}`,
			] as const) {
				await expectInert(page, at(path))
			}
		}
	})

	test('E1: what is typed into forms, and cookies that were forged, are text', async ({
		page,
		at,
		context,
	}) => {
		for (const text of [image, attribute, script]) {
			for (const [path, form] of [
				['/contact', '#contact'],
				['/order/look-up', 'main form'],
			] as const) {
				await page.goto(at(path))
				await page
					.locator(`${form} :is(input:not([type="hidden"]), textarea)`)
					.evaluateAll((fields, value) => {
						for (const field of fields) {
							if (field instanceof HTMLInputElement) field.type = 'text'
							if (!('value' in field)) continue
							field.setAttribute('value', value)
							Object.assign(field, { value })
						}
					}, text)
				await page
					.locator(form)
					.first()
					.evaluate((element: HTMLFormElement) => element.submit())
				await page.waitForLoadState()
				await expect(page.locator('main')).toBeVisible()
				expect(await page.evaluate(() => 'ran' in window), path).toBe(false)
			}
			const names = ['CART', 'FLASH', 'THEME', 'HEMAT', 'LOCALE', 'AFFILIATE_CODE', 'AGEN_CODE']
			const value = encodeURIComponent(text)
			await context.addCookies(names.map((name) => ({ name, value, url: at('/') })))
			for (const path of ['/', '/Cart', '/en/products'] as const) await expectInert(page, at(path))
			await context.clearCookies()
		}
	})
})

test('E3: every page carries a policy whose nonce is its scripts’ and nobody else’s', async () => {
	const paths = [
		...addresses().map(({ path }) => path),
		...everyPage
			.flatMap(({ ways }) => ways.map(({ path }) => path))
			.filter((path) => !path.includes(':')),
	]
	const { get } = visitorOf()
	const seen = new Set<string>()
	let asked = 0
	for (const path of [...new Set(paths)]) {
		// A page that caches may keep is a new one for everybody who reaches the shop itself.
		for (let time = 0; time < 2; time += 1) {
			const { headers, body } = await get(path)
			const policy = headers.get('content-security-policy') ?? ''
			const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
			expect(nonce.length, path).toBeGreaterThanOrEqual(22)
			expect(policy, path).toContain("object-src 'none'")
			expect(policy, path).toContain("base-uri 'none'")
			expect(policy, path).not.toMatch(/unsafe-|\*/)
			seen.add(nonce)
			asked += 1
			for (const [tag] of body.matchAll(/<(?:script|style)\b[^>]*>/g)) {
				const isData = /type="(?:text\/plain|application\/(?:ld\+)?json)"/.test(tag)
				if (!isData) expect(tag, path).toContain(`nonce="${nonce}"`)
			}
			expect(body, path).not.toMatch(/<[a-z][^<>]* (?:style|on[a-z]+)="/)
		}
	}
	expect(seen.size).toBe(asked)
})
