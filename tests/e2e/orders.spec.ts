import type { Page } from '@playwright/test'
import { sendForm } from './support/account-form.ts'
import { amountDue, buyer, quickOrder } from './support/checkout.ts'
import { form, noScript, plainForm, script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { fileOf, receipt } from './support/proof.ts'
import { moveOrder } from './support/shop-staff.ts'

test.use({ viewport: { width: 360, height: 740 } })

const phone = '0812 3456 7890'

const field = (page: Page, name: string) => page.locator('main').getByLabel(name, { exact: true })
const alert = (page: Page) => page.locator('main').getByRole('alert')
const proof = (page: Page) => field(page, 'Bukti transfer')
const send = (page: Page) => sendForm(page, 'Kirim konfirmasi')

async function lookUp(page: Page, number: string, typed = phone) {
	await field(page, 'Nomor pesanan').fill(number)
	await field(page, 'Nomor HP').fill(typed)
	await page.getByRole('button', { name: 'Lihat pesanan' }).click()
}

async function confirm(page: Page, over: { amount?: string; date?: string; number?: string } = {}) {
	if (over.number !== undefined) await field(page, 'Nomor pesanan').fill(over.number)
	if (over.amount !== undefined) await field(page, 'Jumlah transfer').fill(over.amount)
	if (over.date !== undefined) await field(page, 'Tanggal transfer').fill(over.date)
	await field(page, 'Bank pengirim').fill('Bank Jago')
	await field(page, 'Nama pemilik rekening').fill(buyer.name)
	await proof(page).setInputFiles(await receipt())
	await send(page)
}

test(
	'an order is shown only for its number and phone, and no address contains the phone',
	plainForm,
	async ({ page, at, context, traffic }) => {
		const number = await quickOrder(page, at)
		await context.clearCookies()
		await page.goto(at('/order/look-up'))
		await lookUp(page, '', '')
		await expect(alert(page).getByRole('link')).toHaveText([
			'Tulis nomor pesanan',
			'Tulis nomor HP',
		])
		await lookUp(page, number, '0812 0000 0000')
		await expect(alert(page)).toContainText('tidak ditemukan')
		await expect(field(page, 'Nomor pesanan')).toHaveValue(number)
		await lookUp(page, number.toLowerCase())
		await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'PENDING')
		await expect(page.locator('[data-amount]')).toBeVisible()
		for (const { url } of await traffic()) expect(url).not.toMatch(/812.?3456/)
	},
)

const large = fileOf(6 * 1024 * 1024, 'foto.png', 'image/png')

test(
	'[FN-15, NJ-01] a rejected payment confirmation shows errors at the fields and keeps the input',
	form,
	async ({ page, at }) => {
		const number = await quickOrder(page, at)
		await page.goto(at('/konfirmasi-pembayaran'))
		await expect(field(page, 'Nomor pesanan')).toHaveValue(number)
		await field(page, 'Jumlah transfer').fill('seratus ribu')
		await field(page, 'Nama pemilik rekening').fill('12')
		const note = page.getByLabel('Catatan')
		await note.fill('Dari rekening suami')
		await send(page)
		await expect(alert(page).getByRole('link')).toHaveText([
			'Tulis bank pengirim',
			'Nama harus memuat huruf',
			'Tulis jumlahnya dengan angka saja, misalnya 150123',
			'Pilih foto atau PDF bukti transfer',
		])
		await expect(field(page, 'Jumlah transfer')).toHaveValue('seratus ribu')
		await expect(note).toHaveValue('Dari rekening suami')

		await proof(page).setInputFiles(fileOf(100, 'bukti.exe', 'application/x-msdownload'))
		await send(page)
		await expect(proof(page)).toHaveAccessibleDescription(/Jenis berkas/)
		// More files than the field itself allows.
		await proof(page).evaluate((input) => input.setAttribute('multiple', ''))
		await proof(page).setInputFiles([
			await receipt('satu.png'),
			await receipt('dua.png'),
			await receipt('tiga.png'),
		])
		await send(page)
		await expect(proof(page)).toHaveAccessibleDescription(/satu berkas saja/)
		await expect(note).toHaveValue('Dari rekening suami')

		await field(page, 'Bank pengirim').fill('Bank Jago')
		await field(page, 'Nama pemilik rekening').fill(buyer.name)
		await field(page, 'Jumlah transfer').fill('1000')
		await proof(page).setInputFiles(fileOf(100, 'palsu.png', 'image/png'))
		await send(page)
		await expect(alert(page)).toBeVisible()
		await proof(page).setInputFiles(await receipt())
		await send(page)
		await expect(field(page, 'Jumlah transfer')).toHaveAccessibleDescription(
			/bukan jumlah yang harus dibayar/,
		)
	},
)

test(
	'[FN-15] script rejects a proof that is too large before sending it',
	script,
	async ({ page, at }) => {
		await page.goto(at('/konfirmasi-pembayaran'))
		await untilScriptRuns(page)
		const sent: string[] = []
		page.on('request', (request) => void sent.push(request.method()))
		await proof(page).setInputFiles(large)
		await expect(proof(page)).toHaveAccessibleDescription(/lebih besar dari 5 MB/)
		await page.getByRole('button', { name: 'Kirim konfirmasi' }).click()
		await expect(proof(page)).toBeFocused()
		expect(sent).not.toContain('POST')
	},
)

test(
	'[FN-15, NJ-01] without script the server rejects a proof that is too large and keeps the input',
	noScript,
	async ({ page, at }) => {
		await page.goto(at('/konfirmasi-pembayaran'))
		await page.getByLabel('Catatan').fill('Dari rekening suami')
		await proof(page).setInputFiles(large)
		await send(page)
		await expect(proof(page)).toHaveAccessibleDescription(/lebih besar dari 5 MB/)
		await expect(page.getByLabel('Catatan')).toHaveValue('Dari rekening suami')
	},
)

test(
	'rejects a confirmation with a wrong phone, a future date, a repetition, and for a paid or cancelled order',
	plainForm,
	async ({ page, at }) => {
		const number = await quickOrder(page, at)
		const amount = await amountDue(page)
		const address = at('/konfirmasi-pembayaran?order=')
		await page.goto(address)
		await field(page, 'Nomor HP pemesan').fill('0812 0000 0000')
		await field(page, 'Tujuan pembayaran').selectOption({ index: 1 })
		await confirm(page, { number, amount, date: '2999-01-01' })
		await expect(field(page, 'Tanggal transfer')).toHaveAccessibleDescription(
			/belum boleh lewat hari ini/,
		)
		await confirm(page, { date: new Date().toISOString().slice(0, 10) })
		await expect(alert(page)).toContainText('tidak cocok')

		await field(page, 'Nomor HP pemesan').fill(phone)
		await confirm(page)
		await expect(page.locator('[data-confirmation="WAITING"]')).toContainText('Menunggu verifikasi')

		await page.goto(address)
		await field(page, 'Nomor HP pemesan').fill(phone)
		await field(page, 'Tujuan pembayaran').selectOption({ index: 1 })
		await confirm(page, { number, amount })
		await expect(alert(page)).toContainText('sudah kami terima')

		await moveOrder(number, 'confirm')
		await confirm(page)
		await expect(alert(page)).toContainText('sudah dibayar')
		await page.goto(at(`/konfirmasi-pembayaran?order=${number}`))
		await expect(page.locator('[data-closed="paid"]')).toBeVisible()
		const heading = page.getByRole('heading', { level: 1 })
		await page.goto(at(`/order/success?order=${number}`))
		await expect(heading).toHaveText('Pesananmu sudah dibayar')

		await moveOrder(number, 'cancel')
		await page.goto(at(`/order/success?order=${number}`))
		await expect(heading).toHaveText('Pesanan ini sudah tidak berlaku')
		await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'CANCEL')
		await page.goto(at(`/konfirmasi-pembayaran?order=${number}`))
		await expect(page.locator('[data-closed="cancelled"]')).toBeVisible()
	},
)
