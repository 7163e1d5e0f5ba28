import type { Page } from '@playwright/test'
import {
	addToCart,
	completeCheckout,
	buyer,
	choose,
	chooseBank,
	chooseCourier,
	choosePlace,
	fillAddress,
	fillContact,
	openProduct,
	placeOption,
	placeOrder,
	putInCart,
	searchDistrict,
	stepOf,
	submitOf,
	submitStep,
} from './support/checkout.ts'
import { form, plainForm } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

type At = (path: `/${string}`, host?: string) => string

async function openCheckout(page: Page, at: At) {
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await page.goto(at('/order/checkout'))
}

const field = (page: Page, name: string) => page.locator('main').getByLabel(name, { exact: true })
const alert = (page: Page) => page.locator('main').getByRole('alert')

test('an empty cart redirects to the cart page with a message', plainForm, async ({ page, at }) => {
	await page.goto(at('/order/checkout'))
	expect(new URL(page.url()).pathname).toBe('/Cart')
	await expect(page.getByText('Keranjangmu masih kosong. Pilih barang dulu')).toBeVisible()
})

test(
	'[VA-12] a rejected contact shows errors in the summary and at the field, and keeps the input',
	plainForm,
	async ({ page, at }) => {
		await openCheckout(page, at)
		await field(page, 'Nama lengkap').fill('12')
		await field(page, 'Nomor HP').fill('0812')
		await field(page, 'Email').fill('sari(at)contoh')
		const response = page.waitForResponse((response) => response.request().method() === 'POST')
		await submitOf(page, 'contact').click()
		expect((await response).status()).toBe(422)

		const links = alert(page).getByRole('link')
		await expect(links).toHaveText([
			'Nama harus memuat huruf',
			'Nomor ini kurang panjang. Periksa lagi angkanya',
			'Alamat email belum benar. Contoh: nama@email.com',
		])
		const phone = field(page, 'Nomor HP')
		await expect(links.nth(1)).toHaveAttribute('href', `#${await phone.getAttribute('id')}`)
		await expect(phone).toHaveAttribute('aria-invalid', 'true')
		await expect(phone).toHaveAccessibleDescription(/kurang panjang/)
		await expect(field(page, 'Nama lengkap')).toHaveValue('12')
		await expect(phone).toHaveValue('0812')
		await expect(field(page, 'Email')).toHaveValue('sari(at)contoh')
	},
)

test(
	'finds a village by name or postcode and fills in the postcode; a missing village can be typed',
	form,
	async ({ page, at }) => {
		await openCheckout(page, at)
		// A mobile number is accepted without its leading zero.
		await fillContact(page, '812 3456 7890')
		await expect(stepOf(page, 'contact')).toContainText('0812-3456-7890')
		const status = stepOf(page, 'address').getByRole('status')
		await searchDistrict(page, 'zz')
		await expect(status).toContainText('minimal 3 huruf')
		await searchDistrict(page, 'Negeri Dongeng')
		await expect(status).toContainText('Negeri Dongeng')

		await searchDistrict(page, '12160')
		await expect(placeOption(page).first()).toHaveAccessibleName(/Melawai.*Kebayoran Baru.*12160/)
		await field(page, 'Alamat lengkap').fill('Jl. X')
		await submitStep(page, 'address')
		await expect(alert(page).getByRole('link')).toHaveText([
			'Pilih kelurahan atau desa',
			'Alamat terlalu singkat. Tambahkan nama jalan dan nomor rumah',
		])
		await choose(placeOption(page).first())
		await field(page, 'Alamat lengkap').fill(buyer.street)
		await submitStep(page, 'address')
		await expect(stepOf(page, 'address')).toContainText('12160')

		await page.getByRole('link', { name: 'Ubah Alamat pengiriman' }).click()
		await page.getByText('Tidak ada di daftar?').click()
		await field(page, 'Tulis nama kelurahan atau desa').fill('Kampung Baru')
		await submitStep(page, 'address')
		await expect(stepOf(page, 'address')).toContainText('Kampung Baru')
	},
)

test(
	'[FN-09] shows couriers with prices, and the total changes with the choice',
	plainForm,
	async ({ page, at }) => {
		await openCheckout(page, at)
		await fillContact(page)
		await choosePlace(page)
		await fillAddress(page)
		const others = stepOf(page, 'delivery').getByRole('group', { name: 'Kurir', exact: true })
		await expect(others.getByRole('radio').first()).toHaveAccessibleName(/Gratis/)
		await expect(others.getByRole('radio').nth(1)).toHaveAccessibleName(/Rp \d/)

		// The cheapest available courier is preselected, not pickup.
		await expect(others.getByRole('radio').nth(1)).toBeChecked()
		const total = page.locator('[data-total]').filter({ visible: true }).first()
		const before = await total.innerText()
		await chooseCourier(page)
		await chooseBank(page)
		await expect(total).not.toHaveText(before)
	},
)

test(
	'changing an earlier step keeps the later ones, and ordering requires the agreement',
	plainForm,
	async ({ page, at }) => {
		await openCheckout(page, at)
		await completeCheckout(page)
		await page.getByRole('link', { name: 'Ubah Kontak' }).click()
		await expect(field(page, 'Nama lengkap')).toHaveValue(buyer.name)
		await field(page, 'Nama lengkap').fill('Budi Santoso')
		await submitStep(page, 'contact')
		await expect(submitOf(page, 'order')).toBeVisible()
		await expect(stepOf(page, 'contact')).toContainText('Budi Santoso')

		const note = page.getByLabel('Catatan untuk penjual')
		await note.fill('Tolong bungkus kado')
		await submitStep(page, 'order')
		await expect(alert(page)).toContainText('Centang persetujuan')
		await expect(note).toHaveValue('Tolong bungkus kado')
	},
)

test(
	'resubmitting the order form, during and after its request, creates a single order',
	plainForm,
	async ({ page, at }) => {
		await openCheckout(page, at)
		await completeCheckout(page)
		const { url, fields } = await orderRequestOf(page)
		const send = (form: Record<string, string>) =>
			page.request.post(url, {
				form,
				maxRedirects: 0,
				headers: { origin: at('/').slice(0, -1) },
			})
		// A manipulated total does not lower the price: a different total requires a confirmation.
		const cheaper = await send({ ...fields, expectedTotal: '1', total: '1', price: '1' })
		expect(cheaper.status()).toBe(409)
		expect(await cheaper.text()).toContain('Totalnya berubah dari Rp 1 menjadi')

		const answers = await Promise.all([send(fields), send(fields), send(fields)])
		const after = await send(fields)
		const orders = [...answers, after].map((answer) => answer.headers().location)
		expect(new Set(orders).size).toBe(1)
		expect(orders[0]).toMatch(/^\/order\/success\?order=/)
		expect([...answers, after].map((answer) => answer.status())).toEqual([303, 303, 303, 303])
	},
)

test(
	'a cart that changed in another tab needs confirmation before the order',
	plainForm,
	async ({ page, at, context }) => {
		await openCheckout(page, at)
		await completeCheckout(page)
		const other = await context.newPage()
		await putInCart(other, at('/products?stock=1&sort=cheapest'))
		await other.close()
		await choose(stepOf(page, 'review').getByRole('checkbox'))
		await submitStep(page, 'order')
		await expect(alert(page)).toContainText('Isi keranjang berubah di tab lain')
		await placeOrder(page)
	},
)

test(
	'insufficient stock redirects to the cart and keeps the checkout answers',
	plainForm,
	async ({ page, at }) => {
		await openProduct(page, at)
		await addToCart(page)
		await page.goto(at('/Cart'))
		const quantity = page.locator('main').getByRole('spinbutton').first()
		const changed = page.waitForResponse((answer) => answer.request().method() === 'POST')
		await quantity.fill('99999')
		await quantity.press('Enter')
		// The hint alone may be there before: another journey may have bought most of the stock.
		await changed
		await expect(page.locator('main')).toContainText('Stok tinggal')
		await page.goto(at('/order/checkout'))
		await expect(page.locator('main')).toContainText('Stok beberapa barang tidak cukup')
		await fillContact(page)
		await submitStep(page, 'pickup')
		await chooseBank(page)
		await choose(stepOf(page, 'review').getByRole('checkbox'))
		await submitStep(page, 'order')
		await expect(alert(page)).toContainText('Stok beberapa barang tidak cukup')
		await alert(page).getByRole('link', { name: 'Ke keranjang' }).click()
		await expect(page).toHaveURL(at('/Cart'))
		await page.goto(at('/order/checkout'))
		await expect(stepOf(page, 'contact')).toContainText(buyer.name)
	},
)

test(
	'the success page of another visitor’s order redirects to the look-up',
	plainForm,
	async ({ page, at }) => {
		await page.goto(at('/order/success?order=AAAA-AAAA'))
		expect(page.url()).toBe(at('/order/look-up?order=AAAA-AAAA'))
		await expect(field(page, 'Nomor pesanan')).toHaveValue('AAAA-AAAA')
	},
)

/** The request that the last form would send. */
async function orderRequestOf(page: Page) {
	const last = page
		.locator('form')
		.filter({ has: page.getByRole('button', { name: 'Buat pesanan' }) })
	const fields: Record<string, string> = { note: '', agreement: 'on' }
	for (const input of await last.locator('input[type="hidden"]').all()) {
		fields[(await input.getAttribute('name')) ?? ''] = await input.inputValue()
	}
	const action = (await last.getAttribute('action')) ?? ''
	return { url: new URL(action, page.url()).href.replace(/#.*/, ''), fields }
}
