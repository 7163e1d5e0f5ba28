import { startBuiltShop } from '#tests/support/built-shop.ts'
import { noScript } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'

test(
	'an empty installation becomes a shop that shoppers see, on a phone',
	noScript,
	async ({ page }) => {
		const built = await startBuiltShop(() => ({
			...{ ETALASE_SEED: 'no', SITE_REFRESH_MS: '200', PAGE_CHANGES_MS: '100' },
			ETALASE_MOST_DELAY_MS: '60000',
		}))
		try {
			const link = /http:\S+\/setup\?token=\S+/.exec(built.log())?.[0] ?? ''
			await page.setViewportSize({ width: 360, height: 740 })
			await page.goto(link)
			await page.getByLabel('Nama kamu').fill('Sari Wulandari')
			await page.getByLabel('Email').fill('sari@toko.example')
			await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890')
			await page.getByLabel('Kata sandi baru').fill('kopi pagi di teras')
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

			const shop = `http://localhost:${built.port}`
			await page.goto(shop)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toko sedang dirapikan')
			await page.goto(`${new URL(link).origin}/setup/open`)
			await page.getByRole('button', { name: 'Buka toko' }).click()
			await expect(page.getByRole('status')).toContainText('Toko sudah buka')
			await expect(async () => {
				await page.goto(shop)
				await expect(page.getByRole('banner')).toContainText('Toko Melati', { timeout: 1_000 })
			}).toPass()
		} finally {
			await built.stop()
		}
	},
)
