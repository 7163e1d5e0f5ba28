import type { Page } from '@playwright/test'
import { openProduct } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'

/** Requests of forms and pages end as that: answered never, with a failure that says nothing, or thrown by the browser. */
function loseRequests(page: Page, how: 'AbortError' | 'TypeError' | 'after' | 'never' | 'nothing') {
	return page.evaluate((kind) => {
		const real = window.fetch
		window.fetch = (input, init) => {
			const address = input instanceof Request ? input.url : String(input)
			if (!address.includes('_data=')) return real(input, init)
			document.documentElement.dataset.asked = address
			if (kind === 'after' && init?.method === 'POST') return real(input, init)
			if (kind === 'never') return new Promise(() => undefined)
			if (kind === 'nothing') {
				if (init?.method !== 'POST') return real(input, init)
				const failure = new Response('', { status: 500, headers: { 'X-Remix-Catch': 'yes' } })
				return Promise.resolve(failure)
			}
			if (kind === 'TypeError' || kind === 'after')
				return Promise.reject(new TypeError('Failed to fetch'))
			return Promise.reject(new DOMException('Stopped', 'AbortError'))
		}
	}, how)
}

test('[EC-04] a page lost on its way says so and offers another try', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	if (javaScriptEnabled === false) return
	await page.goto(at('/'))
	await untilScriptRuns(page)
	await loseRequests(page, 'TypeError')
	await page.locator('main a[href*="/product/"]').first().click()
	await expect(page.locator('.toast.c-red')).toContainText('Sambungan internet terputus')
	const again = page.getByRole('link', { name: 'Coba lagi' })
	const address = await again.evaluate((link) => link instanceof HTMLAnchorElement && link.href)
	expect(address).toContain('/product/')
	await again.click()
	await expect(page).toHaveURL(String(address))
	await expect(page.locator('form[action$="/Cart/lines"]')).toBeVisible()
})

test('[EC-04] where a form arrived but what is asked for after it is lost, the shop stays and offers another try', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	if (javaScriptEnabled === false) return
	await openProduct(page, at)
	await untilScriptRuns(page)
	await loseRequests(page, 'after')
	await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
	await expect(page.locator('form[action$="/Cart/lines"]')).toContainText('masuk keranjang')
	await expect(page.locator('h1')).toBeVisible()

	await page.goto(at('/Cart'))
	await untilScriptRuns(page)
	await loseRequests(page, 'after')
	await page.locator('main .line button[value="more"]').click()
	await expect(page.locator('.toast.c-red')).toContainText('Sambungan internet terputus')
	await expect(page.locator('body header').first()).toBeVisible()
	await page.getByRole('link', { name: 'Coba lagi' }).click()
	await expect(page.locator('main .line input[name="quantity"]')).toHaveValue('2')
})

for (const [how, words] of [
	['never', 'Toko terlalu lama menjawab'],
	['TypeError', 'Sambungan terputus'],
	['AbortError', 'Permintaan dibatalkan'],
] as const) {
	test(`[EC-04] what goes into the cart and is lost by ${how} is told of, and the page stays`, async ({
		page,
		at,
		javaScriptEnabled,
	}) => {
		if (javaScriptEnabled === false) return
		await page.clock.install()
		const recent = page.waitForResponse('**/recently-viewed?*')
		await openProduct(page, at)
		await recent
		const address = page.url()
		const name = await page.locator('h1').innerText()
		const add = page.locator('form[action$="/Cart/lines"] button[value="stay"]')
		await untilScriptRuns(page)
		await loseRequests(page, how)
		await add.click()
		if (how === 'never') {
			await expect(page.locator('html[data-asked]')).toBeAttached()
			await expect(add).toHaveAttribute('aria-busy', 'true')
			await page.clock.fastForward(30_000)
		}
		await expect(page.locator('.toast.c-red')).toContainText(words)
		await expect(add).not.toHaveAttribute('aria-busy')
		await expect(page.locator('h1')).toHaveText(name)
		await expect(page.locator('form[action$="/Cart/lines"] .alert.c-red')).toContainText(words)
		await expect(page).toHaveURL(address)

		await page.locator('input[name="q"]').last().fill('kemeja')
		await expect(page.locator('html[data-asked*="suggestions"]')).toBeAttached()
		await expect(page.locator('[data-error]')).toHaveCount(0)
		await expect(page.locator('h1')).toHaveText(name)
	})
}

for (const [how, words] of [
	['never', 'Toko terlalu lama menjawab'],
	['TypeError', 'Sambungan internet terputus'],
	['AbortError', 'Permintaan dibatalkan di tengah jalan'],
	['nothing', 'Permintaan gagal'],
] as const) {
	test(`[EC-04] a heart that ends in ${how} is told of and is empty again`, async ({
		page,
		at,
		javaScriptEnabled,
	}) => {
		if (javaScriptEnabled === false) return
		await page.clock.install()
		await page.goto(at('/products?stock=1'))
		const heart = page.locator('button[form="wish"]').first()
		await expect(heart).toBeVisible()
		await untilScriptRuns(page)
		await loseRequests(page, how)
		await heart.click()
		if (how === 'never') {
			await expect(heart).toHaveAttribute('aria-pressed', 'true')
			await page.clock.fastForward(30_000)
		}
		await expect(page.locator('.toast.c-red')).toContainText(words)
		await expect(heart).toHaveAttribute('aria-pressed', 'false')
		await expect(page.locator('h1')).toHaveText('Semua produk')
	})
}

test('[EC-04] a form without a network is not sent, says so, and stays as typed', async ({
	page,
	at,
	context,
	javaScriptEnabled,
}) => {
	if (javaScriptEnabled === false) return
	await page.goto(at('/order/look-up'))
	await untilScriptRuns(page)
	await page.locator('#look-up-number').fill('LPK-1')
	await context.setOffline(true)
	await page.locator('form:has(#look-up-phone) button').last().click()
	await expect(page.locator('.toast.c-red')).toContainText('Sambungan internet terputus')
	await context.setOffline(false)
	await expect(page.locator('#look-up-number')).toHaveValue('LPK-1')
	await expect(page).toHaveURL(at('/order/look-up'))
})

test('an error page can be tried again', async ({ page, at, javaScriptEnabled }) => {
	await page.goto(at('/products?q=batik'))
	if (javaScriptEnabled !== false) await untilScriptRuns(page)
	// A form that no page of ours has: /products takes none.
	await page.evaluate(() => {
		const form = document.createElement('form')
		form.method = 'post'
		document.body.append(form)
		form.submit()
	})
	await expect(page.locator('[data-error="405"]')).toBeVisible()
	await page.getByRole('link', { name: 'Coba lagi' }).click()
	await expect(page).toHaveURL(at('/products?q=batik'))
	await expect(page.locator('h1')).toContainText('batik')
	await expect(page.locator('[data-error]')).toHaveCount(0)
})
