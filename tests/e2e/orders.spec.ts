import type { Page } from '@playwright/test'
import { buyer, quickOrder } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { fileOf, receipt } from './support/proof.ts'

test.use({ viewport: { width: 360, height: 740 } })

const phone = '0812 3456 7890'

async function lookUp(page: Page, number: string, typed = phone) {
	await page.locator('#look-up-number').fill(number)
	await page.locator('#look-up-phone').fill(typed)
	await page.locator('form:has(#look-up-phone) button').click()
}

async function confirm(page: Page, over: { amount?: string; date?: string; number?: string } = {}) {
	if (over.number !== undefined) await page.locator('#confirmation-order').fill(over.number)
	if (over.amount !== undefined) await page.locator('#confirmation-amount').fill(over.amount)
	if (over.date !== undefined) await page.locator('#confirmation-date').fill(over.date)
	await page.locator('#confirmation-senderBank').fill('Bank Jago')
	await page.locator('#confirmation-senderName').fill(buyer.name)
	await page.locator('#confirmation-proof').setInputFiles(await receipt())
	await send(page)
}

/** Script says what is too large before anything is sent. */
async function holdsBack(page: Page) {
	const sent: string[] = []
	page.on('request', (request) => void sent.push(request.method()))
	await expect(page.locator('#confirmation-proof-error')).toContainText('lebih besar dari 5 MB')
	await page.locator('form[enctype] button').click()
	await expect(page.locator('#confirmation-proof')).toBeFocused()
	expect(sent).not.toContain('POST')
}

async function send(page: Page) {
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await page.locator('form[enctype] button').click()
	await answered
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

test('an order is shown to its number and its phone only, and the phone is in no address', async ({
	page,
	at,
	context,
	traffic,
}) => {
	const number = await quickOrder(page, at)
	await context.clearCookies()
	await page.goto(at('/order/look-up'))
	await lookUp(page, '', '')
	await expect(page.locator('[role="alert"] a')).toHaveText([
		'Tulis nomor pesanan',
		'Tulis nomor HP',
	])
	await lookUp(page, number, '0812 0000 0000')
	await expect(page.locator('[role="alert"]')).toContainText('tidak ditemukan')
	await expect(page.locator('#look-up-number')).toHaveValue(number)
	await lookUp(page, number.toLowerCase())
	await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'PENDING')
	await expect(page.locator('[data-amount]')).toBeVisible()
	for (const { url } of await traffic()) expect(url).not.toMatch(/812.?3456/)
})

test('[FN-15, NJ-01] what is wrong with a payment confirmation is said at its field, and what was typed stays', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	const number = await quickOrder(page, at)
	await page.goto(at('/konfirmasi-pembayaran'))
	await expect(page.locator('#confirmation-order')).toHaveValue(number)
	await page.locator('#confirmation-amount').fill('seratus ribu')
	await page.locator('#confirmation-senderName').fill('Al')
	await page.locator('#confirmation-note').fill('Dari rekening suami')
	await send(page)
	await expect(page.locator('[role="alert"] a')).toHaveText([
		'Tulis bank pengirim',
		'Nama minimal 3 huruf',
		'Tulis jumlahnya dengan angka saja, misalnya 150123',
		'Pilih foto atau PDF bukti transfer',
	])
	await expect(page.locator('#confirmation-amount')).toHaveValue('seratus ribu')
	await expect(page.locator('#confirmation-note')).toHaveValue('Dari rekening suami')

	await page
		.locator('#confirmation-proof')
		.setInputFiles(fileOf(6 * 1024 * 1024, 'foto.png', 'image/png'))
	if (javaScriptEnabled === false) await send(page)
	else await holdsBack(page)
	await expect(page.locator('#confirmation-proof-error')).toContainText('lebih besar dari 5 MB')
	await expect(page.locator('#confirmation-note')).toHaveValue('Dari rekening suami')
	await page
		.locator('#confirmation-proof')
		.setInputFiles(fileOf(100, 'bukti.exe', 'application/x-msdownload'))
	await send(page)
	await expect(page.locator('#confirmation-proof-error')).toContainText('Jenis berkas')
	// More than the field itself lets choose.
	await page.locator('#confirmation-proof').evaluate((field) => field.setAttribute('multiple', ''))
	await page
		.locator('#confirmation-proof')
		.setInputFiles([await receipt('satu.png'), await receipt('dua.png'), await receipt('tiga.png')])
	await send(page)
	await expect(page.locator('#confirmation-proof-error')).toContainText('satu berkas saja')
	await expect(page.locator('#confirmation-note')).toHaveValue('Dari rekening suami')

	await page.locator('#confirmation-senderBank').fill('Bank Jago')
	await page.locator('#confirmation-senderName').fill(buyer.name)
	await page.locator('#confirmation-amount').fill('1000')
	await page.locator('#confirmation-proof').setInputFiles(fileOf(100, 'palsu.png', 'image/png'))
	await send(page)
	await expect(page.locator('[role="alert"]')).toBeVisible()
	await page.locator('#confirmation-proof').setInputFiles(await receipt())
	await send(page)
	await expect(page.locator('#confirmation-amount-error')).toContainText('tidak sama dengan total')
})

test('a confirmation with another phone, twice, for a paid and for a cancelled order', async ({
	page,
	at,
}) => {
	const number = await quickOrder(page, at)
	const amount = (await page.locator('[data-amount]').getAttribute('data-amount')) ?? ''
	const form = at('/konfirmasi-pembayaran?order=')
	await page.goto(form)
	await page.locator('#confirmation-phone').fill('0812 0000 0000')
	await page.locator('#confirmation-bank').selectOption({ index: 1 })
	await confirm(page, { number, amount })
	await expect(page.locator('[role="alert"]')).toContainText('tidak cocok')

	await page.locator('#confirmation-phone').fill(phone)
	await confirm(page)
	await expect(page.locator('[data-confirmation="WAITING"]')).toContainText('Menunggu verifikasi')

	await page.goto(form)
	await page.locator('#confirmation-phone').fill(phone)
	await page.locator('#confirmation-bank').selectOption({ index: 1 })
	await confirm(page, { number, amount })
	await expect(page.locator('[role="alert"]')).toContainText('sudah kami terima')

	await etalase('orders', 'confirm', number)
	await confirm(page)
	await expect(page.locator('[role="alert"]')).toContainText('sudah dibayar')
	await page.goto(at(`/konfirmasi-pembayaran?order=${number}`))
	await expect(page.locator('[data-closed="paid"]')).toBeVisible()
	await page.goto(at(`/order/success?order=${number}`))
	await expect(page.locator('h1')).toHaveText('Pesananmu sudah dibayar')

	await etalase('orders', 'cancel', number)
	await page.goto(at(`/order/success?order=${number}`))
	await expect(page.locator('h1')).toHaveText('Pesanan ini sudah tidak berlaku')
	await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'CANCEL')
	await page.goto(at(`/konfirmasi-pembayaran?order=${number}`))
	await expect(page.locator('[data-closed="cancelled"]')).toBeVisible()
})

test('a day that has not come is refused', async ({ page, at }) => {
	await quickOrder(page, at)
	await page.goto(at('/konfirmasi-pembayaran'))
	await confirm(page, { date: '2999-01-01' })
	await expect(page.locator('#confirmation-date-error')).toContainText('belum boleh lewat hari ini')
})
