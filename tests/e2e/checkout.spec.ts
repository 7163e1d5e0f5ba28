import type { Page } from '@playwright/test'
import {
	choose,
	answerEverything,
	buyer,
	chooseBank,
	chooseCourier,
	chooseDistrict,
	fillAddress,
	fillContact,
	openHeading,
	placeOrder,
	putInCart,
	stepForm,
	submitStep,
} from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

type At = (path: `/${string}`, host?: string) => string

async function openCheckout(page: Page, at: At) {
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await page.goto(at('/order/checkout'))
}

test('an empty cart leads to the cart, with words', async ({ page, at }) => {
	await page.goto(at('/order/checkout'))
	expect(new URL(page.url()).pathname).toBe('/Cart')
	await expect(page.locator('.alert, .toast').first()).toContainText('Keranjangmu masih kosong')
})

test('[VA-12] a refused contact says what is wrong, at the top and at the field, and keeps what was typed', async ({
	page,
	at,
}) => {
	await openCheckout(page, at)
	await page.locator('#contact-name').fill('Al')
	await page.locator('#contact-phone').fill('0812')
	await page.locator('#contact-email').fill('sari(at)contoh')
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await stepForm(page, 'contact').locator('button').click()
	expect((await answered).status()).toBe(422)

	const summary = page.locator('[role="alert"]')
	await expect(summary.locator('a')).toHaveText([
		'Nama minimal 3 huruf',
		'Nomor HP kurang panjang. Periksa lagi angkanya',
		'Alamat email belum benar. Contoh: nama@email.com',
	])
	await expect(summary.locator('a').nth(1)).toHaveAttribute('href', '#contact-phone')
	await expect(page.locator('#contact-phone')).toHaveAttribute('aria-invalid', 'true')
	await expect(page.locator('#contact-phone-error')).toContainText('kurang panjang')
	await expect(page.locator('#contact-name')).toHaveValue('Al')
	await expect(page.locator('#contact-phone')).toHaveValue('0812')
	await expect(page.locator('#contact-email')).toHaveValue('sari(at)contoh')
})

test('a mobile number is understood without its zero', async ({ page, at }) => {
	await openCheckout(page, at)
	await fillContact(page, '812 3456 7890')
	await expect(page.locator('section[data-state="done"]').first()).toContainText('0812-3456-7890')
})

test('a district is found by its name or its postcode, and a village that is missing may be typed', async ({
	page,
	at,
}) => {
	await openCheckout(page, at)
	await fillContact(page)
	const search = page.locator('form:has(#district-search)')

	await page.locator('#district-search').fill('zz')
	await search.locator('button').click()
	await expect(page.locator('main [role="status"]').first()).toContainText('minimal 3 huruf')
	await page.locator('#district-search').fill('Negeri Dongeng')
	await search.locator('button').click()
	await expect(page.locator('main [role="status"]').first()).toContainText('Negeri Dongeng')

	await page.locator('#district-search').fill('12110')
	await search.locator('button').click()
	await expect(page.locator('input[name="district"]').first()).toBeAttached()
	await submitStep(page, 'district')
	await expect(page.locator('[role="alert"]')).toContainText('Pilih salah satu kecamatan')
	await choose(page.locator('input[name="district"]').first())
	await submitStep(page, 'district')

	await expect(page.locator('#address-postcode')).toHaveValue('12110')
	await page.locator('#address-street').fill('Jl. X')
	await submitStep(page, 'address')
	await expect(page.locator('[role="alert"] a')).toHaveText([
		'Pilih kelurahan atau desa, atau tulis namanya',
		'Alamat terlalu singkat. Tambahkan nama jalan dan nomor rumah',
	])
	await page.locator('details:has(#address-villageTyped) summary').click()
	await page.locator('#address-villageTyped').fill('Kampung Baru')
	await page.locator('#address-street').fill(buyer.street)
	await submitStep(page, 'address')
	await expect(page.locator('section[data-state="done"]').nth(1)).toContainText('Kampung Baru')
})

test('[FN-09] couriers stand with their price, and the total follows the choice', async ({
	page,
	at,
}) => {
	await openCheckout(page, at)
	await fillContact(page)
	await chooseDistrict(page, 'Kebayoran Baru')
	await fillAddress(page)
	await expect(openHeading(page)).toHaveText('Kurir')
	const groups = page.locator('section[data-state="open"] legend:not(.vh)')
	expect(await groups.allInnerTexts()).toContain('Kurir lainnya')
	const others = page.locator('#courier-others label')
	await expect(others.first()).toContainText('Gratis')
	await expect(others.nth(1)).toContainText(/Rp \d/)

	await submitStep(page, 'courier')
	await expect(page.locator('[role="alert"]')).toContainText('Pilih salah satu kurir')
	const total = page.locator('[data-total]:visible').first()
	const before = await total.innerText()
	await chooseCourier(page)
	await expect(total).not.toHaveText(before)
})

test('an earlier answer can be changed, and the later ones stay', async ({ page, at }) => {
	await openCheckout(page, at)
	await answerEverything(page)
	await page.locator('a[href*="step=contact"]').click()
	await expect(page.locator('#contact-name')).toHaveValue(buyer.name)
	await page.locator('#contact-name').fill('Budi Santoso')
	await submitStep(page, 'contact')
	await expect(stepForm(page, 'order')).toBeVisible()
	await expect(page.locator('section[data-state="done"]').first()).toContainText('Budi Santoso')
})

test('the order needs the agreement, and the note is kept', async ({ page, at }) => {
	await openCheckout(page, at)
	await answerEverything(page)
	await page.locator('#order-note').fill('Tolong bungkus kado')
	await submitStep(page, 'order')
	await expect(page.locator('[role="alert"]')).toContainText('Centang persetujuan')
	await expect(page.locator('#order-note')).toHaveValue('Tolong bungkus kado')
})

test('the same order form sent again, and again after its answer, gives the one order', async ({
	page,
	at,
}) => {
	await openCheckout(page, at)
	await answerEverything(page)
	const { url, fields } = await orderRequestOf(page)
	const send = () =>
		page.request.post(url, {
			form: fields,
			maxRedirects: 0,
			headers: { origin: at('/').slice(0, -1) },
		})
	const answers = await Promise.all([send(), send(), send()])
	const after = await send()
	const orders = [...answers, after].map((answer) => answer.headers().location)
	expect(new Set(orders).size).toBe(1)
	expect(orders[0]).toMatch(/^\/order\/success\?order=/)
	expect([...answers, after].map((answer) => answer.status())).toEqual([303, 303, 303, 303])
})

test('a cart that changed in another tab is asked about, never ordered', async ({
	page,
	at,
	context,
}) => {
	await openCheckout(page, at)
	await answerEverything(page)
	const other = await context.newPage()
	await putInCart(other, at('/products?stock=1&sort=cheapest'))
	await other.close()
	await choose(page.locator('#order-agreement'))
	await submitStep(page, 'order')
	await expect(page.locator('[role="alert"]')).toContainText('Isi keranjang berubah di tab lain')
	await placeOrder(page)
})

test('a total that is not the one that holds is asked about, and nothing is cheaper for a changed form', async ({
	page,
	at,
}) => {
	await openCheckout(page, at)
	await answerEverything(page)
	const { url, fields } = await orderRequestOf(page)
	const answer = await page.request.post(url, {
		form: { ...fields, expectedTotal: '1', total: '1', price: '1' },
		maxRedirects: 0,
		headers: { origin: at('/').slice(0, -1) },
	})
	expect(answer.status()).toBe(409)
	expect(await answer.text()).toContain('Totalnya berubah dari Rp 1 menjadi')
})

test('more than the shop has leads back to the cart, and every answer is kept', async ({
	page,
	at,
}) => {
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await page.goto(at('/Cart'))
	const quantity = page.locator('input[name="quantity"]').first()
	await quantity.fill('99999')
	const changed = page.waitForResponse((response) => response.request().method() === 'POST')
	await quantity.press('Enter')
	await changed
	await page.goto(at('/order/checkout'))
	await expect(page.locator('main')).toContainText('Stok beberapa barang tidak cukup')
	await fillContact(page)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	await choose(page.locator('#order-agreement'))
	await submitStep(page, 'order')
	const alert = page.locator('[role="alert"]')
	await expect(alert).toContainText('Stok beberapa barang tidak cukup')
	await alert.locator('a').click()
	await expect(page).toHaveURL(at('/Cart'))
	await page.goto(at('/order/checkout'))
	await expect(page.locator('section[data-state="done"]').first()).toContainText(buyer.name)
})

test('the success page of an order that is not this visitor’s leads to the look-up', async ({
	page,
	at,
}) => {
	await page.goto(at('/order/success?order=AAAA-AAAA'))
	expect(page.url()).toBe(at('/order/look-up?order=AAAA-AAAA'))
	await expect(page.locator('#look-up-number')).toHaveValue('AAAA-AAAA')
})

/** What the last form would send. */
async function orderRequestOf(page: Page) {
	const form = stepForm(page, 'order')
	const fields: Record<string, string> = { note: '', agreement: 'on' }
	for (const input of await form.locator('input[type="hidden"]').all()) {
		fields[(await input.getAttribute('name')) ?? ''] = await input.inputValue()
	}
	const action = (await form.getAttribute('action')) ?? ''
	return { url: new URL(action, page.url()).href.replace(/#.*/, ''), fields }
}
