import type { Page } from '@playwright/test'
import { ownShop } from '#tests/support/own-shop.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import {
	choose,
	chooseBank,
	choosePlace,
	courierOption,
	fillAddress,
	fillContact,
	placeOrder,
	putInCart,
	stepOf,
} from './support/checkout.ts'
import { courierDoes, giveCouriers } from './support/couriers.ts'
import { inFullCrossing, noScript, script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const t = textsOf('id')
const admin = (path: string) => `${shopAddress().adminOrigin}${path}`
const pinField = (page: Page) =>
	stepOf(page, 'address').getByLabel(new RegExp(`^${t('checkout:address.pin.label')}`))

/** A shop whose owner offers couriers that drive at once, at any hour. */
async function instantShop(page: Page) {
	const shop = await ownShop()
	await giveCouriers(shop, ['jne', 'gosend', 'grab'])
	const { email, password } = await newStaff('owner', shop.company)
	await page.goto(admin('/sign-in'))
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Kata sandi').fill(password)
	await page.getByRole('button', { name: 'Masuk' }).click()
	await page.goto(admin('/settings/shipping'))
	await page.getByRole('link', { name: 'Atur kurir instan' }).click()
	await page.getByRole('checkbox', { name: 'Tawarkan kurir instan' }).check()
	await page.getByLabel('Lokasi penjemputan di peta').fill('-6.2297, 106.8405')
	for (const day of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']) {
		await page.getByLabel(day, { exact: true }).fill('00.00–24.00')
	}
	await page.getByRole('button', { name: 'Simpan kurir instan' }).click()
	await expect(page.getByRole('status')).toHaveText('Kurir instan disimpan.')
	return shop
}

test('the browser finds where it is', script, async ({ page, context, at: on }) => {
	const shop = await instantShop(page)
	const at = (path: `/${string}`) => on(path, shop.host)
	await context.grantPermissions(['geolocation'])
	await context.setGeolocation({ latitude: -6.2263, longitude: 106.8584 })
	await putInCart(page, at('/products'))
	await page.goto(at('/order/checkout'))
	await fillContact(page)
	await choosePlace(page)
	await page.getByRole('button', { name: t('checkout:address.pin.own') }).click()
	await expect(pinField(page)).toHaveValue('-6.226300,106.858400')
	await fillAddress(page)
	await expect(page.getByRole('radio', { name: /GoSend Instant/ })).toBeVisible()
})

const sharedPlace =
	'https://www.google.com/maps/place/Tebet+Timur/@-6.2301,106.8512,15z/data=!3m1!4b1!4m6!3m5!1s0x2e69f3:0x9a!8m2!3d-6.2263!4d106.8584!16s%2Fg%2F11b'

type At = (path: `/${string}`) => string

/** A guest's order by GoSend to a place that they copied from a map; returns its number. */
async function orderToPlace(page: Page, at: At): Promise<string> {
	await putInCart(page, at('/products'))
	await page.goto(at('/order/checkout'))
	await fillContact(page)
	await choosePlace(page)
	await fillAddress(page)
	const gosend = courierOption(page, /GoSend Instant.*Rp\s?[\d.]+/s)
	await expect(courierOption(page, /GoSend|Grab/)).toHaveCount(0)
	const step = stepOf(page, 'delivery')
	await expect(step).toContainText(t('checkout:courier.instant.NO_PIN'))
	await step.getByRole('link', { name: t('checkout:courier.instant.NO_PIN_LINK') }).click()
	await pinField(page).fill(sharedPlace)
	await fillAddress(page)
	await expect(gosend).toHaveCount(1)
	await choose(gosend)
	await chooseBank(page)
	return placeOrder(page)
}

/** Has staff take the money and call a driver, by the buttons of the order and of its parcel. */
async function bookDriver(page: Page, number: string) {
	await page.goto(admin(`/orders/${number}`))
	await page.getByRole('button', { name: 'Uang sudah masuk' }).click()
	await page.getByRole('button', { name: 'Tandai dikemas' }).click()
	await page.goto(admin(`/orders/${number}/parcels/new`))
	await page.getByRole('button', { name: 'Buat paket' }).click()
	await page.goto(admin(`/orders/${number}/parcels/1`))
	await page.getByRole('button', { name: 'Pesan kurir' }).click()
	await expect(page.getByRole('status').first()).toHaveText('Kurir dipesan untuk paket ini.')
}

test(
	'a guest pastes a place, and sees who drives there until the parcel has arrived',
	inFullCrossing(noScript),
	async ({ page, at: on }) => {
		const shop = await instantShop(page)
		const at: At = (path) => on(path, shop.host)
		const number = await orderToPlace(page, at)
		await bookDriver(page, number)
		const main = page.locator('main')
		const driver = t('orders:parcels.driver', { name: 'Budi Santoso' })
		const tracking = at(`/order/tracking?order=${number}`)

		await courierDoes(shop, number, 'findDriver')
		await expect(async () => {
			await page.goto(tracking)
			await expect(main).toContainText(driver)
		}).toPass()
		await expect(main.getByRole('link', { name: t('orders:parcels.live') })).toBeVisible()
		await page.goto(admin(`/orders/${number}`))
		await expect(main).toContainText('Pengemudi: Budi Santoso · ')
		await page.goto(admin(`/orders/${number}/parcels/1`))
		await expect(main).toContainText('Budi Santoso · ')

		await courierDoes(shop, number, 'pickUp')
		await expect(async () => {
			await page.goto(tracking)
			await expect(page.locator('[data-parcel="SHIPPED"]')).toBeVisible()
		}).toPass()
		await expect(main).toContainText(driver)

		await courierDoes(shop, number, 'deliver')
		await expect(async () => {
			await page.goto(tracking)
			await expect(page.locator('[data-parcel="DELIVERED"]')).toBeVisible()
		}).toPass()
		await expect(main).not.toContainText('Budi Santoso')
	},
)
