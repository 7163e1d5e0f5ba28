import { quickOrder } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'

test('[VA-04, VA-05] copying says how it went; Escape closes what it says', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await quickOrder(page, at)
	const account = page.locator('.copy').first()
	if (javaScriptEnabled === false) {
		await expect(account).toHaveText(/\d/)
		await expect(account.locator('button')).toHaveCount(0)
		return
	}
	await page.evaluate(() => {
		Object.defineProperty(navigator, 'clipboard', {
			configurable: true,
			value: { writeText: async (text: string) => void sessionStorage.setItem('copied', text) },
		})
	})
	await account.locator('button').click()
	const toast = page.locator('.toast')
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
	await account.locator('button').click()
	await expect(toast).toContainText('Gagal menyalin teks.')
})

test('the shop can be written to on WhatsApp', async ({ page, at }) => {
	await page.goto(at('/'))
	const chat = page.locator('a[href^="https://wa.me/"]').first()
	await expect(chat).toBeAttached()
	await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/62\d{8,13}/)
})
