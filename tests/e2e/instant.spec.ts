import type { Page } from '@playwright/test'
import { ownShop } from '#tests/support/own-shop.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { choosePlace, fillAddress, fillContact, putInCart, stepOf } from './support/checkout.ts'
import { giveCouriers } from './support/couriers.ts'
import { script } from './support/crossing.ts'
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
