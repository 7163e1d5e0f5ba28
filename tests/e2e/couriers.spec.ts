import { ownShop } from '#tests/support/own-shop.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { courierDoes, giveCouriers } from './support/couriers.ts'
import { isFullCrossing } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { placedOrder } from './support/order.ts'
import { moveOrder } from './support/shop-staff.ts'

const admin = (path: string) => `${shopAddress().adminOrigin}${path}`

const many = isFullCrossing ? 20 : 5

test('couriers collect many orders of one press, whose slips are printed and which arrive, on a phone @no-script', async ({
	page,
}) => {
	const shop = await ownShop()
	const orders = await Promise.all(
		Array.from({ length: many }, (_, at) => {
			const phone = `08129${String(Date.now()).slice(-5)}${String(at).padStart(2, '0')}`
			const buyer = { host: shop.host, name: 'Dewi Anggraini', email: `tamu${at}@contoh.id`, phone }
			return placedOrder(buyer, {
				product: ['kendi', 'cobek', 'tampah', 'besek'][at % 4] ?? '',
				courier: 'SICEPAT/reg',
			})
		}),
	)
	const numbers = orders.map(({ ORDER_NUMBER }) => ORDER_NUMBER)
	await giveCouriers(shop)
	await Promise.all(numbers.map((number) => moveOrder(number, 'confirm', 'process')))
	await page.setViewportSize({ width: 360, height: 740 })
	const { email, password } = await newStaff('owner', shop.company)
	await page.goto(admin('/sign-in'))
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Kata sandi').fill(password)
	await page.getByRole('button', { name: 'Masuk' }).click()

	await page.goto(admin('/orders?tab=PROCESSING'))
	await page.getByRole('link', { name: 'Pilih semua di halaman ini' }).click()
	await page.getByRole('button', { name: 'Pesan kurir' }).click()
	await page.getByRole('button', { name: 'Minta kurir menjemput' }).click()
	await expect(page.getByRole('status').first()).toHaveText(
		`Kurir untuk ${many} pesanan sedang dihubungi.`,
	)
	const chosen = page.url()
	const main = page.locator('main')
	// The page loads itself anew in a browser.
	await expect(async () => {
		await page.goto(chosen)
		await expect(main).toContainText(`Serahkan ${many} paket ke kurir`)
	}).toPass()

	await page.getByRole('link', { name: 'Slip' }).click()
	await expect(page.locator('article')).toHaveCount(many)
	await page.goto(chosen)
	await page.getByRole('button', { name: `Serahkan ${many} paket ke kurir` }).click()
	await expect(page.getByRole('status').first()).toHaveText(`${many} paket diserahkan.`)

	await Promise.all(numbers.map((number) => courierDoes(shop, number, 'pickUp', 'deliver')))
	await expect(async () => {
		await page.goto(chosen)
		await expect(main.getByText('Sampai', { exact: true })).toHaveCount(many)
	}).toPass()
	await page.goto(admin(`/orders/${numbers[0]}`))
	await expect(main).toContainText('SIM')
})
