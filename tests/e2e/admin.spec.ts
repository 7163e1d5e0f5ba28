import type { Locator, Page } from '@playwright/test'
import { ownShop } from '#tests/support/own-shop.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { expectDarkContrast, expectNoFindings, expectReflow } from './support/accessible.ts'
import { isFullCrossing, someOf } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { overflowing } from './support/cut-off.ts'
import { expect, test } from './support/fixtures.ts'
import { guestOrder } from './support/guest-order.ts'
import { placedOrder } from './support/order.ts'

const admin = (path: string) => `${shopAddress().adminOrigin}${path}`

/** Orders of one press: a page of them, and some that are as many taps. */
const many = isFullCrossing ? 20 : 5

async function signIn(page: Page, company?: string): Promise<string> {
	const { email, password } = await newStaff('owner', company)
	await page.goto(admin('/sign-in'))
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Kata sandi').fill(password)
	await page.getByRole('button', { name: 'Masuk' }).click()
	await expect(page.getByRole('heading', { name: 'Halo, Rina' })).toBeVisible()
	return password
}

test('staff find an order, confirm its payment, pack and ship it on a phone @no-script', async ({
	page,
}) => {
	const { ORDER_NUMBER: number } = await guestOrder()
	await page.setViewportSize({ width: 360, height: 740 })
	await signIn(page)
	await page.getByRole('img', { name: 'Menu' }).click()
	await page
		.getByRole('navigation', { name: 'Menu' })
		.getByRole('link', { name: 'Pesanan' })
		.click()
	await page.getByRole('searchbox').first().fill(number)
	await page.getByRole('button', { name: 'Cari' }).first().click()
	await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
	await page.getByRole('button', { name: 'Uang sudah masuk' }).click()
	await page.getByRole('button', { name: 'Tandai dikemas' }).click()
	await expect(page.getByRole('status')).toHaveText('Pesanan ditandai dikemas.')
	await page.goto(admin('/orders/ship'))
	await page.getByLabel(`Nomor resi untuk ${number}`).fill(`JP${Date.now()}`)
	await page.getByRole('button', { name: 'Kirim yang terisi' }).click()
	await expect(page.getByRole('status')).toHaveText('1 pesanan ditandai dikirim.')
	await expect(page.getByRole('row', { name: number })).toContainText('Dikirim')
})

// Also told by tests/pages/admin/wallets.test.ts.
test('staff add money to a wallet after they have seen what it does, and take some back, on a phone @no-script @full-crossing', async ({
	page,
	at,
}) => {
	const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
	await page.setViewportSize({ width: 360, height: 740 })
	const password = await signIn(page)
	await page.goto(admin(`/customers?${new URLSearchParams({ q: customer.email })}`))
	await page.getByRole('link', { name: customer.name }).click()
	const change = async (step: string, amount: string) => {
		await page.getByRole('link', { name: 'Tambah atau kurangi' }).click()
		await page.getByRole('radio', { name: step }).check()
		await page.getByLabel('Jumlah').fill(amount)
		await page.getByLabel('Alasan').fill('Paket terlambat')
		await page.getByLabel('Catatan untuk pelanggan').fill('Maaf paketnya terlambat')
		await page.getByRole('button', { name: 'Periksa' }).click()
	}
	const rows = page.getByRole('table', { name: 'Mutasi saldo' }).locator('tbody tr')
	await change('Tambah saldo', '30.000')
	await expect(page.getByRole('heading', { name: 'Tambah saldo ini?' })).toBeVisible()
	await page.getByLabel('Kata sandi').fill(password)
	await page.getByRole('button', { name: 'Tambah saldo' }).click()
	await expect(page.getByRole('status')).toContainText('ditambahkan')
	await expect(rows).toHaveCount(1)
	await change('Kurangi saldo', '40.000')
	await expect(page.getByLabel('Jumlah')).toHaveAccessibleDescription(/Saldo dompet hanya/)
	await page.getByLabel('Jumlah').fill('10.000')
	await page.getByRole('button', { name: 'Periksa' }).click()
	await page.getByRole('button', { name: 'Kurangi saldo' }).click()
	await expect(rows).toHaveCount(2)
	await page.goto(at('/profile/wallet'))
	const moves = page.getByRole('table', { name: 'Mutasi' }).locator('tbody tr')
	await expect(moves).toContainText(['Diambil oleh toko', 'Ditambahkan oleh toko'])
	await expect(moves.first()).toContainText('Maaf paketnya terlambat')
})

test('confirming many payments, packing many parcels and changing a price take few taps on a phone @no-script', async ({
	page,
}) => {
	const shop = await ownShop()
	const orders = await Promise.all(
		Array.from({ length: many }, (_, at) => {
			const phone = `08127${String(Date.now()).slice(-5)}${String(at).padStart(2, '0')}`
			const email = `tamu${at}@contoh.id`
			const buyer = { host: shop.host, name: 'Dewi Anggraini', email, phone }
			return placedOrder(buyer, { product: ['kendi', 'cobek', 'tampah', 'besek'][at % 4] ?? '' })
		}),
	)
	await page.setViewportSize({ width: 360, height: 740 })
	await signIn(page, shop.company)
	let presses = 0
	const press = async (target: Locator) => {
		presses += 1
		await target.click()
	}
	const openMenu = async (name: string) => {
		await press(page.getByRole('img', { name: 'Menu' }))
		await press(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }))
	}

	await openMenu('Mutasi bank')
	// Choosing a file takes two taps: one on its field and one on the file.
	presses += 2
	const buffer = Buffer.from(klikBca(orders.map(({ TOTAL }) => TOTAL)))
	const statement = { name: 'mutasi.csv', mimeType: 'text/csv', buffer }
	await page.getByLabel('File mutasi').setInputFiles(statement)
	await press(page.getByRole('button', { name: 'Unggah dan periksa' }))
	await press(page.getByRole('button', { name: `Konfirmasi ${many} pembayaran` }))
	await expect(page.locator('main')).toContainText(`${many} pembayaran dikonfirmasi.`)
	expect(presses).toBeLessThanOrEqual(8)

	presses = 0
	await openMenu('Pesanan')
	await press(page.getByRole('link', { name: /^Perlu dikemas/ }))
	await press(page.getByRole('link', { name: 'Pilih semua di halaman ini' }))
	await press(page.getByRole('button', { name: 'Tandai dikemas' }))
	await expect(page.getByRole('status')).toHaveText(`${many} pesanan ditandai dikemas.`)
	const file = page.waitForEvent('download')
	await press(page.getByRole('button', { name: 'Label' }))
	expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
	await press(page.getByRole('link', { name: 'Isi resi sekaligus' }))
	await press(page.getByText('Tempel tabel atau unggah CSV'))
	presses += 1
	const numbers = orders.map(({ ORDER_NUMBER }, at) => `${ORDER_NUMBER}\tJP${100_000 + at}`)
	await page.getByLabel('Tabel nomor resi').fill(numbers.join('\n'))
	await press(page.getByRole('button', { name: 'Kirim yang terisi' }))
	await expect(page.getByRole('status')).toHaveText(`${many} pesanan ditandai dikirim.`)
	expect(presses).toBeLessThanOrEqual(30)

	presses = 0
	await openMenu('Produk')
	await press(page.getByRole('link', { name: 'Harga dan stok', exact: true }))
	presses += 1
	await page.getByLabel('Harga', { exact: true }).first().fill('51.000')
	await press(page.getByRole('button', { name: 'Simpan semua' }))
	await expect(page.getByRole('status')).toContainText('1 perubahan disimpan.')
	expect(presses).toBeLessThanOrEqual(5)
})

test('long names do not make the lists of categories, footer links and questions wider than a phone @script', async ({
	page,
}) => {
	const word = 'Kerajinantangan'.repeat(4)
	const { company } = await ownShop()
	await page.setViewportSize({ width: 360, height: 740 })
	await signIn(page, company)
	const save = async (path: string, values: Record<string, string>, button: string) => {
		await page.goto(admin(path))
		for (const [label, value] of Object.entries(values)) {
			await page.getByRole('textbox', { name: label, exact: true }).fill(value)
		}
		await page.getByRole('button', { name: button, exact: true }).click()
	}
	const expectFit = async (link: string) => {
		await page.getByRole('link', { name: link, exact: true }).click()
		await expect(page).toHaveURL(/\?(edit|remove)=/)
		expect(await overflowing(page)).toEqual([])
	}

	await save('/products/categories', { Nama: word }, 'Tambah')
	await expectFit(word)
	// All shops have the same categories.
	await page.getByRole('link', { name: 'Batal' }).click()
	await page.getByRole('button', { name: `Hapus ${word}` }).click()
	await expect(page.locator('main')).not.toContainText(word)
	await save('/content/footer', { Tulisan: word }, 'Tambah kolom')
	await expectFit(`Keluarkan ${word}`)
	await save('/content/articles', { 'Nama kategori': word }, 'Tambah kategori')
	await expectFit(word)
	const question = { Kelompok: word, Pertanyaan: word, Jawaban: word }
	await save('/content/faq', question, 'Tambah pertanyaan')
	await expectFit(word)
})

test('keyboard shortcuts open pages and rows, and can be switched off @script', async ({
	page,
}) => {
	await guestOrder()
	await signIn(page)
	// Hidden until the shortcuts' script has run.
	const list = page.getByRole('button', { name: 'Pintasan papan ketik (?)' })
	await expect(list).toBeVisible()
	await page.keyboard.type('go')
	await page.waitForURL(admin('/orders'))
	await page.keyboard.press('j')
	const first = page.locator('main tbody tr').first().getByRole('link').first()
	await expect(first).toBeFocused()
	await page.keyboard.press('/')
	const search = page.getByRole('searchbox').and(page.locator(':focus'))
	await page.keyboard.type('gh?')
	await expect(search).toHaveValue('gh?')
	await list.click()
	const dialog = page.getByRole('dialog', { name: 'Pintasan papan ketik' })
	await expectNoFindings(page)
	await dialog.getByLabel('Gunakan pintasan').uncheck()
	await dialog.getByRole('button', { name: 'Tutup' }).click()
	await page.reload()
	await page.keyboard.press('?')
	await expect(dialog).toBeHidden()
	await list.click()
	await expect(dialog.getByLabel('Gunakan pintasan')).not.toBeChecked()
})

/** A KlikBCA export with these amounts, all of today. */
function klikBca(amounts: number[]): string {
	const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
	const day = today.split('-').toReversed().join('/')
	let balance = 1_000_000
	const rows = amounts.map((amount) => {
		balance += amount
		return `'${day},TRSF E-BANKING CR,'0000,${amount}.00,CR,${balance}.00`
	})
	const head = ['No. rekening,:,1234567890', 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo']
	return [...head, ...rows].join('\n')
}

/** Every fourth one, and all in the full crossing. */
const mainScreens = someOf(
	[
		'/orders',
		'/',
		'/orders?tab=PENDING',
		'/orders/ship',
		'/returns',
		'/withdrawals',
		'/messages',
		'/account',
		'/promotions/agents/new',
		'/account/mails',
		'/activity',
		'/reviews',
		'/content/home/new',
		'/content/faq',
		'/content/pages',
		'/content/informations/new',
		'/content/articles',
		'/content/home',
		'/content/home/new?kind=HERO',
		'/content/home/versions',
	],
	4,
)

/** A few screens per test, so that tests run in parallel. */
const perTest = 7
const groups = Array.from({ length: Math.ceil(mainScreens.length / perTest) }, (_, at) =>
	mainScreens.slice(at * perTest, (at + 1) * perTest),
)

/** The pages of the admin have no script that depends on the width: each is loaded once. */
async function expectAccessibleScreen(page: Page, path: string, widths = [360, 1280]) {
	await page.goto(admin(path))
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 })
		await expectNoFindings(page)
		// The colours of a screen are the same at every width.
		if (width === 360 || isFullCrossing) await expectDarkContrast(page)
	}
	await expectReflow(page)
}

for (const [at, screens] of groups.entries()) {
	test(`the main screens of the admin are accessible in both colour themes, at every width, part ${at + 1} @script`, async ({
		page,
	}) => {
		await signIn(page)
		for (const [at, path] of screens.entries()) {
			const widths = [360, 1280].filter((_width, one) => isFullCrossing || one === at % 2)
			await expectAccessibleScreen(page, path, widths)
		}
	})
}

test('the sign-in and an order of the admin are accessible in both colour themes, at every width @script', async ({
	page,
}) => {
	const { ORDER_NUMBER: number } = await guestOrder()
	await expectAccessibleScreen(page, '/sign-in')
	await signIn(page)
	await expectAccessibleScreen(page, `/orders/${number}`)
})
