import type { Browser, Page } from '@playwright/test'
import { startBuiltShop } from '#tests/support/built-shop.ts'
import { addToCart, completeCheckout, placeOrder } from './support/checkout.ts'
import { isFullCrossing, noScript } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'

const email = 'sari@toko.example'
const password = 'kopi pagi di teras'

const csv = [
	'Handle,Title,Body (HTML),Vendor,Published,Status,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price',
	'kendi,Kendi Tanah,<p>Buatan tangan.</p>,Pengrajin,true,active,Title,Default Title,KENDI,250,50,40000',
	'cobek,Cobek Batu,<p>Buatan tangan.</p>,Pengrajin,true,active,Title,Default Title,COBEK,900,50,65000',
].join('\n')

test(
	`an empty installation is set up and receives, packs and ships its first order, on a phone${isFullCrossing ? ' and on a desktop' : ''}`,
	noScript,
	async ({ page, browser }) => {
		// Starts and sets up a whole installation and buys in it.
		test.slow()
		const built = await startBuiltShop(() => ({
			ETALASE_SEED: 'no',
			SITE_REFRESH_MS: '200',
			PAGE_CHANGES_MS: '400',
			ETALASE_MOST_DELAY_MS: '60000',
		}))
		try {
			const link = /http:\S+\/setup\?token=\S+/.exec(built.log())?.[0] ?? ''
			const admin = new URL(link).origin
			const shop = `http://localhost:${built.port}`
			await page.setViewportSize({ width: 360, height: 740 })
			await page.goto(link)
			await setUp(page)
			await page.goto(shop)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toko sedang dirapikan')
			await setTariff(page, admin)
			await importProducts(page, admin)
			await page.goto(`${admin}/setup/open`)
			await page.getByRole('button', { name: 'Buka toko' }).click()
			await expect(page.getByRole('status')).toContainText('Toko sudah buka')
			await expect(async () => {
				await page.goto(`${shop}/product/kendi`)
				await expect(page.getByRole('banner')).toContainText('Toko Melati', { timeout: 1_000 })
			}).toPass()

			await buyAndShip(page, { admin, shop, tracking: 'JP0000000001' })
			if (!isFullCrossing) return
			const desktop = await openDesktopPage(browser)
			await signIn(desktop, admin)
			await buyAndShip(desktop, { admin, shop, tracking: 'JP0000000002' })
			await desktop.context().close()
		} finally {
			await built.stop()
		}
	},
)

async function setUp(page: Page) {
	await page.getByLabel('Nama kamu').fill('Sari Wulandari')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890')
	await page.getByLabel('Kata sandi baru').fill(password)
	await page.getByRole('button', { name: 'Buat akun' }).click()
	await page.getByRole('link', { name: 'Nanti saja' }).click()
	await page.getByLabel('Nama toko').fill('Toko Melati')
	await page.getByLabel('Kecamatan asal pengiriman').fill('Coblong')
	await page.getByRole('radio', { name: 'Merah muda', exact: true }).check()
	await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
	await page.getByLabel('Bank', { exact: true }).selectOption('BCA')
	await page.getByLabel('Nomor rekening').fill('1234567890')
	await page.getByLabel('Nama pemilik rekening').fill('Sari Wulandari')
	await page.getByRole('button', { name: 'Tambah rekening' }).click()
	await expect(page.getByRole('status')).toHaveText('Rekening disimpan.')
}

async function setTariff(page: Page, admin: string) {
	await page.goto(`${admin}/settings/shipping`)
	// The proposed couriers are ticked.
	await page.getByRole('button', { name: 'Simpan', exact: true }).click()
	await expect(page.getByRole('status')).toHaveText('Perubahan sudah disimpan.')
	await page.goto(`${admin}/settings/shipping/sicepat-reg`)
	for (const field of await page.locator('input[id^="first-"]').all()) await field.fill('12.345')
	await page.getByRole('button', { name: 'Simpan', exact: true }).click()
	await expect(page.getByRole('status')).toContainText('Tarif SiCepat Reguler')
}

async function importProducts(page: Page, admin: string) {
	await page.goto(`${admin}/products/import`)
	const file = { name: 'barang.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
	await page.getByLabel('Berkas', { exact: true }).setInputFiles(file)
	await page.getByRole('button', { name: 'Periksa berkas' }).click()
	const state = page.locator('main header')
	await expect(async () => {
		await page.reload()
		await expect(state).toContainText('Sudah diperiksa', { timeout: 1_000 })
	}).toPass()
	await page.locator('button[value="run"]').click()
	await expect(async () => {
		await page.reload()
		await expect(state).toContainText('Sudah diimpor', { timeout: 1_000 })
	}).toPass()
}

async function signIn(page: Page, admin: string) {
	await page.goto(`${admin}/sign-in`)
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Kata sandi').fill(password)
	await page.getByRole('button', { name: 'Masuk' }).click()
	await expect(page.getByRole('heading', { name: 'Halo, Sari' })).toBeVisible()
}

/** A browser with script, a wide window and a user agent that does not look like a bot. */
async function openDesktopPage(browser: Browser): Promise<Page> {
	const context = await browser.newContext({
		javaScriptEnabled: true,
		viewport: { width: 1280, height: 800 },
		locale: 'id-ID',
	})
	return context.newPage()
}

type Places = { admin: string; shop: string; tracking: string }

/** A shopper orders; the owner confirms the payment, packs, prints the label and ships. */
async function buyAndShip(page: Page, { admin, shop, tracking }: Places) {
	await page.goto(`${shop}/product/kendi`)
	await addToCart(page)
	await page.goto(`${shop}/order/checkout`)
	await completeCheckout(page)
	const number = await placeOrder(page)
	await page.goto(`${admin}/orders/${number}`)
	await page.getByRole('button', { name: 'Uang sudah masuk' }).click()
	await page.getByRole('button', { name: 'Tandai dikemas' }).click()
	await expect(page.getByRole('status')).toHaveText('Pesanan ditandai dikemas.')
	const label = await page.request.get(`${admin}/orders/labels?n=${number}`)
	expect((await label.body()).subarray(0, 5).toString()).toBe('%PDF-')
	await page.goto(`${admin}/orders/ship`)
	await page.getByLabel(`Nomor resi untuk ${number}`).fill(tracking)
	await page.getByRole('button', { name: 'Kirim yang terisi' }).click()
	await expect(page.getByRole('status')).toHaveText('1 pesanan ditandai dikirim.')
	await page.goto(`${admin}/orders/${number}`)
	await expect(page.locator('main')).toContainText(tracking)
}
