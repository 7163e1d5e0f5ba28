import { openProduct, quickOrder } from './support/checkout.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { toasts } from './support/toasts.ts'

test(
	'[VA-04, VA-05] copying reports success or failure in a toast that Escape closes',
	script,
	async ({ page, at }) => {
		await quickOrder(page, at)
		const copy = page.getByRole('button', { name: 'Salin', exact: true }).first()
		await page.evaluate(() => {
			Object.defineProperty(navigator, 'clipboard', {
				configurable: true,
				value: { writeText: async (text: string) => void sessionStorage.setItem('copied', text) },
			})
		})
		await copy.click()
		const toast = toasts(page)
		await expect(toast).toContainText('Berhasil salin teks ke clipboard')
		await page.keyboard.press('Escape')
		await expect(toast).toHaveCount(0)
		expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toMatch(/^\d+$/)

		await page.evaluate(() => {
			Object.defineProperty(navigator, 'clipboard', {
				configurable: true,
				value: { writeText: () => Promise.reject(new Error('not allowed')) },
			})
		})
		await copy.click()
		await expect(toast).toContainText('Gagal menyalin teks.')
	},
)

test(
	'[NT-01] a toast closes after a time, pauses under the pointer, and closes on Escape',
	script,
	async ({ page, at }) => {
		const copy = page.getByRole('button', { name: 'Salin link' })
		await page.clock.install()
		await openProduct(page, at)
		const toast = toasts(page)
		await untilScriptRuns(page)
		await expect(copy).toBeVisible()
		await page.evaluate(() => {
			Object.defineProperty(navigator, 'clipboard', {
				configurable: true,
				value: { writeText: () => Promise.resolve() },
			})
		})
		await page.clock.pauseAt(Date.now() + 600_000)
		await copy.click()
		await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toBeAttached()
		await expect(toast).toHaveCount(1)
		await page.clock.runFor(4_600)
		await expect(toast).toHaveCount(0)

		await copy.click()
		await expect(toast).toHaveCount(1)
		await toast.hover()
		await page.clock.runFor(60_000)
		await expect(toast).toHaveCount(1)
		await page.mouse.move(4, 300)
		await page.clock.runFor(4_600)
		await expect(toast).toHaveCount(0)

		await copy.click()
		await expect(toast).toHaveCount(1)
		await page.keyboard.press('Escape')
		await expect(toast).toHaveCount(0)
	},
)

test(
	'[NT-02] adding to the cart shows pending, success and failure without covering content',
	script,
	async ({ page, at }) => {
		await page.setViewportSize({ width: 360, height: 640 })
		await openProduct(page, at)
		const form = page.locator('form[action$="/Cart/lines"]')
		const add = form.locator('button[value="stay"]')
		await expect(add).toBeEnabled()
		await untilScriptRuns(page)
		let answer = () => {}
		const pending = new Promise<void>((done) => (answer = done))
		await page.route('**/Cart/lines?*', async (route) => {
			await pending
			await route.continue()
		})
		await expect(add).not.toHaveAttribute('aria-busy')
		await add.click()
		await expect(add).toHaveAttribute('aria-busy', 'true')
		answer()
		await expect(form.getByRole('status')).toContainText('masuk keranjang')
		await expect(add).not.toHaveAttribute('aria-busy')
		await expect(toasts(page)).toHaveCount(0)
		const controls = [
			add,
			form.getByRole('link', { name: 'Chat WhatsApp' }),
			form.getByRole('link', { name: 'Lanjut belanja' }),
			form.getByRole('link', { name: 'Lihat keranjang' }),
			form.getByRole('button', { name: 'Tambah jumlah' }),
		]
		// A trial click fails if another element would receive it.
		for (const control of controls) await control.click({ trial: true })

		await form.locator('input[name="quantity"]').evaluate((box) => {
			if (box instanceof HTMLInputElement) box.type = 'text'
		})
		await form.locator('input[name="quantity"]').fill('banyak')
		await add.click()
		await expect(form.getByRole('alert')).toContainText('Tulis jumlah dengan angka')
		await expect(toasts(page)).toHaveCount(0)
	},
)

for (const { prefix, title } of [
	{ prefix: '', title: 'Gagal' },
	{ prefix: '/en', title: 'Failed' },
] as const) {
	test(
		`[EC-03] a failure without a message is a toast with the title "${title}" and the message "-"`,
		script,
		async ({ page, at }) => {
			await page.goto(at(`${prefix}/`.replace(/(.)\/$/, '$1') as '/'))
			await untilScriptRuns(page)
			await page.route(/\/product\/.*_data=/, (route) =>
				route.fulfill({ status: 409, headers: { 'X-Remix-Catch': 'yes' }, body: '' }),
			)
			await page.locator('main a[href*="/product/"]').first().click()
			const toast = toasts(page)
			await expect(toast.locator('b')).toHaveText(title)
			await expect(toast).toHaveText(`${title}-`)
		},
	)
}

test(
	'[EC-02] a failed page is a toast with the website API’s own message, which stays on the page',
	script,
	async ({ page, at }) => {
		await page.goto(at('/'))
		await untilScriptRuns(page)
		for (const [message, path] of [
			['Toko sedang menghitung stok.', '**/product/**_data=*'],
			['Request failed', '**/product/**_data=*'],
		] as const) {
			await page.route(path, (route) =>
				route.fulfill({
					status: 409,
					headers: { 'X-Remix-Catch': 'yes' },
					contentType: 'application/json',
					body: JSON.stringify({ statusCode: 500, message: 'Error', toast: message }),
				}),
			)
			await page.locator('main a[href*="/product/"]').first().click()
			await expect(toasts(page)).toHaveText(new RegExp(message.replaceAll('.', '\\.')))
			await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
			await page.unroute(path)
			await page.goto(at('/'))
			await untilScriptRuns(page)
		}
	},
)

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
	test(
		`[NT-02] navigation shows progress within 300 ms without layout shift: reduced motion ${reducedMotion}`,
		script,
		async ({ page, at }) => {
			await page.emulateMedia({ reducedMotion })
			await page.goto(at('/products'))
			await untilScriptRuns(page)
			let answer = () => {}
			const pending = new Promise<void>((done) => (answer = done))
			await page.route('**/product/**_data=*', async (route) => {
				await pending
				await route.continue()
			})
			const bar = page.getByRole('progressbar', { name: 'Memuat halaman' })
			await expect(bar).toHaveCount(0)
			const heading = page.locator('h1')
			const before = await heading.boundingBox()
			// A click that does not scroll.
			await page.locator('main a[href*="/product/"]').first().dispatchEvent('click', { button: 0 })
			await expect(bar).toBeVisible()
			const { duration, delay } = await bar.evaluate((element) => {
				const { animationDuration, animationDelay } = getComputedStyle(element)
				return {
					duration: Number.parseFloat(animationDuration),
					delay: Number.parseFloat(animationDelay),
				}
			})
			// A bar that is complete within one frame is not animated.
			if (reducedMotion === 'reduce') expect(duration).toBeLessThan(0.01)
			else expect(duration).toBeGreaterThan(1)
			expect(delay).toBeLessThan(0.3)
			await expect.poll(async () => ((await bar.boundingBox())?.width ?? 0) > 50).toBe(true)
			expect(await heading.boundingBox()).toEqual(before)
			answer()
			await expect(page).toHaveURL(/\/product\//)
			await expect(bar).toHaveCount(0)
		},
	)
}

test('[BO-07] the header is the phone’s up to 1024 px and the desktop’s above, also when the window is resized', async ({
	page,
	at,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 })
	await page.goto(at('/'))
	const header = page.getByRole('banner')
	const menu = header.getByLabel('Menu', { exact: true }).first()
	const categories = header.getByRole('navigation', { name: 'Kategori' })
	const language = header.getByRole('link', { name: 'English' })
	for (const [width, isMobile] of [
		[1280, false],
		[1024, true],
		[360, true],
		[1025, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 })
		await expect(menu).toBeVisible({ visible: isMobile })
		await expect(categories).toBeVisible({ visible: !isMobile })
		await expect(language).toBeVisible({ visible: !isMobile })
	}
})

test('hovering a link prefetches the script of its page', script, async ({ page, at }) => {
	await page.goto(at('/'))
	const link = page.locator('footer a[href$="/faq"]').first()
	await untilScriptRuns(page)
	const fetched = page.waitForRequest(/\/assets\/faq-[\w-]+\.js/)
	await link.hover()
	await fetched
	await expect(page).toHaveURL(at('/'))
})
