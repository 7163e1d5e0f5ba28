import type { Page } from '@playwright/test'
import {
	chooseBank,
	chooseCourier,
	choosePlace,
	fillAddress,
	fillContact,
	placeOrder,
	putInCart,
	submitOf,
} from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { unreadableTexts, zoomText } from './support/legible.ts'

test.use({ viewport: { width: 360, height: 740 } })

async function expectLegible(page: Page) {
	await page.waitForLoadState()
	await zoomText(page, 200)
	expect(await unreadableTexts(page), page.url()).toEqual([])
	await zoomText(page, 100)
}

// A purchase with a font size of 200 % is told by large-text.spec.ts.
test('with text zoomed to 200 % nothing is cut off or overlaps during a purchase @full-crossing', async ({
	page,
	at,
}) => {
	const expectPageLegible = () => expectLegible(page)
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await expectPageLegible()
	await page.goto(at('/Cart'))
	await expectPageLegible()
	await page.goto(at('/order/checkout'))
	await expectPageLegible()
	await fillContact(page)
	await choosePlace(page)
	await expectPageLegible()
	await fillAddress(page)
	await expectPageLegible()
	await chooseCourier(page)
	await chooseBank(page)
	await expect(submitOf(page, 'order')).toBeVisible()
	await expectPageLegible()
	const number = await placeOrder(page)
	await expectPageLegible()
	await page.goto(at(`/konfirmasi-pembayaran?order=${number}`))
	await expectPageLegible()
})

test('with text zoomed to 200 % the catalogue pages are legible', async ({ page, at }) => {
	const paths = [
		'/',
		'/products',
		'/faq',
		'/contact',
		'/payment-method',
		'/articles',
		'/x',
	] as const
	for (const path of paths) {
		await page.goto(at(path))
		await expectLegible(page)
	}
})
