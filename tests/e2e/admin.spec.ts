import type { Page } from '@playwright/test'
import { shopAddress } from '#tests/support/shop-address.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { expectDarkContrast, expectNoFindings, expectReflow } from './support/accessible.ts'
import { isFullCrossing } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { guestOrder } from './support/guest-order.ts'

const admin = (path: string) => `${shopAddress().adminOrigin}${path}`

async function signIn(page: Page) {
	const { email, password } = await newStaff('owner')
	await page.goto(admin('/sign-in'))
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Kata sandi').fill(password)
	await page.getByRole('button', { name: 'Masuk' }).click()
	await expect(page.getByRole('heading', { name: 'Halo, Rina' })).toBeVisible()
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

test('the main screens of the admin are accessible in both looks, at every width @script', async ({
	page,
}) => {
	const { ORDER_NUMBER: number } = await guestOrder()
	await page.goto(admin('/sign-in'))
	await expectNoFindings(page)
	await signIn(page)
	for (const path of [
		...['/', '/orders', '/orders?tab=PENDING', '/orders/ship', `/orders/${number}`],
		...['/returns', '/withdrawals', '/messages', '/account'],
	]) {
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 800 })
			await page.goto(admin(path))
			await expectNoFindings(page)
			// The colours of a screen are the same at every width.
			if (width === 360 || isFullCrossing) await expectDarkContrast(page)
		}
		await expectReflow(page)
	}
})
