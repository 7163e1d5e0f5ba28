import type { Page } from '@playwright/test'
import { ownShop } from '#tests/support/own-shop.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import {
	choose,
	choosePlace,
	fillAddress,
	fillContact,
	payeeOption,
	placeOrder,
	putInCart,
	submitStep,
} from './support/checkout.ts'
import { inFullCrossing, noScript } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const t = textsOf('id')
const admin = (path: string) => `${shopAddress().adminOrigin}${path}`

/** A shop whose owner offers cash on delivery with one courier, for a fee of Rp 5,000. */
async function codShop(page: Page) {
	const shop = await ownShop()
	const { email, password } = await newStaff('owner', shop.company)
	await page.goto(admin('/sign-in'))
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Kata sandi').fill(password)
	await page.getByRole('button', { name: 'Masuk' }).click()
	await page.goto(admin('/settings/shipping'))
	await page.getByRole('link', { name: 'Atur bayar di tempat' }).click()
	await page.getByRole('checkbox', { name: 'Tawarkan bayar di tempat' }).check()
	await page.getByRole('checkbox', { name: /SiCepat/ }).check()
	await page.getByLabel('Biaya untuk pembeli (Rp)').fill('5.000')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('status')).toHaveText('Pengaturan bayar di tempat disimpan.')
	return { ...shop, password }
}

type At = (path: `/${string}`) => string

/** A guest's order that is paid to the courier; returns its number. */
async function orderOnDelivery(page: Page, at: At): Promise<string> {
	await putInCart(page, at('/products'))
	await page.goto(at('/order/checkout'))
	await fillContact(page)
	await choosePlace(page)
	await fillAddress(page)
	await choose(page.getByRole('radio', { name: /SiCepat REG/i }))
	await choose(payeeOption(page).and(page.locator('[value="COD"]')))
	await submitStep(page, 'delivery')
	await expect(page.locator('[data-pays]').first()).toBeVisible()
	const number = await placeOrder(page)
	await expect(page.locator('[data-payment="onDelivery"]')).toBeVisible()
	await expect(page.locator('[data-cod]')).toContainText('untuk kurir')
	return number
}

/** Sends it as staff; returns the tracking number. */
async function ship(page: Page, number: string): Promise<string> {
	const tracking = `CD${number.replace('-', '')}`
	await page.goto(admin(`/orders/${number}`))
	await page.getByLabel('Nomor resi').fill(tracking)
	await page.getByRole('button', { name: 'Kirim' }).click()
	await expect(page.locator('main')).toContainText('Kurir berutang jumlah ini')
	return tracking
}

async function endParcel(page: Page, number: string, button: string, reason?: string) {
	await page.goto(admin(`/orders/${number}/parcels/1`))
	if (reason !== undefined)
		await page
			.getByLabel(/^Alasan/)
			.first()
			.fill(reason)
	await page.getByRole('button', { name: button }).click()
}

/** Puts the line of a parcel that nobody knows aside, which takes the password again. */
async function dismiss(page: Page, tracking: string, password: string) {
	await page.getByRole('row', { name: tracking }).getByRole('link', { name: 'Abaikan' }).click()
	await page.getByLabel(/^Alasan/).fill('Paket toko lain')
	await page.getByLabel('Kata sandi kamu').fill(password)
	await page.getByRole('button', { name: 'Abaikan baris' }).click()
	await expect(page.getByRole('status')).toHaveText('Baris diabaikan.')
	await expect(page.locator('main')).toContainText('Paket toko lain')
}

test(
	'cash on delivery: the parcel is delivered, and the courier’s file pays the order',
	noScript,
	async ({ page, at: on }) => {
		const { host, password } = await codShop(page)
		const at: At = (path) => on(path, host)
		const number = await orderOnDelivery(page, at)
		const tracking = await ship(page, number)
		await endParcel(page, number, 'Sudah sampai')
		await page.goto(admin('/cod'))
		const row = page.getByRole('row', { name: number })
		await expect(row).toContainText(tracking)
		const owed = /Rp\s?([\d.]+)/.exec(await row.innerText())?.[1] ?? ''
		const buffer = Buffer.from(`No Resi;Nilai COD;Biaya\n${tracking};${owed};4.000\nXX1;10.000;0\n`)
		await page.getByLabel('Laporan (CSV atau XLSX)').setInputFiles({
			name: 'cod.csv',
			mimeType: 'text/csv',
			buffer,
		})
		await page.getByRole('button', { name: 'Unggah dan periksa' }).click()
		await expect(page.getByRole('row', { name: tracking })).toContainText('Cocok')
		await expect(page.getByRole('row', { name: 'XX1' })).toContainText('Resi tidak dikenal')
		await dismiss(page, 'XX1', password)
		await page.getByRole('button', { name: 'Bukukan 1 baris' }).click()
		await expect(page.getByRole('row', { name: tracking })).toContainText('Dibukukan')
		await page.goto(admin('/cod'))
		await expect(page.locator('main')).toContainText('Kurir tidak berutang')
		await page.goto(at(`/order/success?order=${number}`))
		await expect(page.locator('[data-payment="paid"]')).toBeVisible()
		await expect(page.locator('[data-cod]')).toContainText('dibayar ke kurir')
	},
)

// Also told by tests/money/cash-on-delivery.test.ts.
test(
	'cash on delivery: the parcel is refused, comes back, and ends the order',
	inFullCrossing(noScript),
	async ({ page, at: on }) => {
		const { host } = await codShop(page)
		const at: At = (path) => on(path, host)
		const number = await orderOnDelivery(page, at)
		await ship(page, number)
		await endParcel(page, number, 'Paket kembali', 'Pembeli menolak')
		await page.goto(admin(`/orders/${number}`))
		await page.getByRole('link', { name: 'Akhiri pesanan' }).click()
		await page.getByLabel('Alasan').selectOption('NOT_ACCEPTED')
		await page.getByRole('button', { name: 'Batalkan' }).click()
		await expect(page.locator('main')).toContainText('Pembeli tidak menerima paketnya.')
		await page.goto(admin('/cod'))
		await expect(page.locator('main')).toContainText('Kurir tidak berutang')
		await page.goto(at(`/order/look-up?order=${number}`))
		await expect(page.locator('main')).toContainText(t('orders:cancelReason.NOT_ACCEPTED'))
	},
)
