import type { Page } from '@playwright/test'
import { z } from 'zod'
import { putInCart, quickOrder } from './support/checkout.ts'
import { firstOf, noScript, plainForm, script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { visitorOf } from '#tests/support/visitor.ts'

test.use({ serviceWorkers: 'allow' })

const languages = [
	{ prefix: '', title: 'Kamu sedang offline', again: 'Coba lagi' },
	{ prefix: '/en', title: 'You are offline', again: 'Try again' },
] as const

for (const { prefix, title, again } of firstOf(languages)) {
	test(
		`offline under "${prefix}": shows the last seen cart and payment instructions, and nothing after Refresh`,
		script,
		async ({ page, at, context }) => {
			const addressOf = (path: `/${string}`) => at(`${prefix}${path}`)
			const number = await quickOrder(page, addressOf)
			const amount = (await page.locator('[data-amount]').innerText()).split('\n')[0] ?? ''
			await putInCart(page, addressOf('/products?stock=1'))
			await page.goto(addressOf('/Cart'))
			await expect.poll(() => isCached(page, 'cart')).toBe(true)
			await expect.poll(() => isCached(page, 'pay')).toBe(true)
			const lines = page.locator('main').getByRole('listitem').getByRole('heading')
			const name = await lines.last().innerText()
			await untilItAnswers(page)

			await context.setOffline(true)
			await page.goto(addressOf('/products'))
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
			const pay = page.locator('[data-kept="pay"]')
			await expect(pay).toContainText(number)
			await expect(pay).toContainText(amount)
			await expect(page.locator('[data-kept="cart"]').getByRole('listitem')).toHaveCount(1)
			await expect(page.locator('[data-kept="cart"]').getByRole('listitem')).toContainText(name)
			await expect(page.getByRole('link', { name: again })).not.toHaveCSS(
				'background-color',
				'rgba(0, 0, 0, 0)',
			)

			await context.setOffline(false)
			await page.getByRole('link', { name: again }).click()
			await expect(page).toHaveURL(addressOf('/products'))
			await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)

			await page.evaluate((action) => {
				const form = Object.assign(document.createElement('form'), { method: 'post', action })
				document.body.append(form)
				form.submit()
			}, addressOf('/error/refresh'))
			await expect(page).toHaveURL(addressOf('/').replace(/\/en\/$/, '/en'))
			expect([await isCached(page, 'cart'), await isCached(page, 'pay')]).toEqual([false, false])
		},
	)
}

test(
	'client-side navigation while offline shows the offline page',
	script,
	async ({ page, at, context }) => {
		await page.goto(at('/'))
		await untilItAnswers(page)
		await page.goto(at('/products'))
		await untilScriptRuns(page)
		// The last module that loads without interaction.
		await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toBeAttached()
		await page.waitForLoadState('networkidle')
		await context.setOffline(true)
		await page.locator('main').getByRole('article').getByRole('link').first().click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamu sedang offline')
		await expect(page.locator('[data-kept]').filter({ visible: true })).toHaveCount(0)
	},
)

test('without script nothing is cached for offline use', noScript, async ({ page, at }) => {
	await page.goto(at('/offline'))
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamu sedang offline')
	await expect(page.locator('[data-kept]').filter({ visible: true })).toHaveCount(0)
})

test('each shop’s web app manifest has its own name, colours and icons', plainForm, async () => {
	const manifests = await Promise.all(
		['localhost', 'kopi.localhost', 'gawai.localhost'].map(async (host) => {
			const { get } = visitorOf(host)
			const answer = await get('/manifest.webmanifest')
			expect(answer.headers.get('content-type')).toBe('application/manifest+json')
			const manifest = Manifest.parse(JSON.parse(answer.body))
			for (const { src, type } of manifest.icons) {
				// While the API is busy, a plain icon may be served instead.
				await expect.poll(async () => (await get(src)).headers.get('content-type')).toBe(type)
			}
			const plain = await get('/favicon.ico')
			expect(manifest.icons[0]?.src.startsWith(dirOf(plain.headers.get('location')))).toBe(true)
			expect((await get(plain.headers.get('location') ?? '')).status).toBe(200)
			return manifest
		}),
	)
	for (const part of ['name', 'theme_color'] as const) {
		expect(new Set(manifests.map((manifest) => manifest[part])).size).toBe(3)
	}
	const icons = manifests.flatMap((manifest) => manifest.icons.map(({ src }) => src))
	expect(new Set(icons).size).toBe(12)
	const english = await visitorOf().get('/en/manifest.webmanifest')
	expect(JSON.parse(english.body)).toMatchObject({ id: '/', lang: 'en', start_url: '/en' })
})

/** The folder that contains a picture's sizes. */
function dirOf(address: string | null): string {
	return String(address).replace(/[^/]+$/, '')
}

const Manifest = z.object({
	name: z.string(),
	theme_color: z.string(),
	icons: z.array(z.object({ src: z.string(), type: z.string() })),
})

function isCached(page: Page, what: string): Promise<boolean> {
	return page.evaluate(
		async (address) => (await caches.match(address)) !== undefined,
		`/offline/${what}.json`,
	)
}

async function untilItAnswers(page: Page) {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready
	})
}
