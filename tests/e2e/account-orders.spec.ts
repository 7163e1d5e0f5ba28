import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import { amountInWords } from '#app/domain/amount-in-words.ts'
import { digitalOrder, expectStatus, orderOf, press, shipOrder } from './support/account-order.ts'
import { newCustomer } from './support/customer.ts'
import { putPopupAway } from './support/popup.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { receipt } from './support/proof.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ prefix: '', lang: 'id', paid: 'Lunas', badge: 'Dana dikembalikan' },
	{ prefix: '/en', lang: 'en', paid: 'Paid', badge: 'Refunded' },
] as const

for (const { prefix, lang, paid, badge } of languages) {
	test(`[RT-44, RT-45, RT-46, RT-50, RT-51, FN-08] bought, received, reviewed, sent back and refunded, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		await newCustomer(page, at('/').replace(/\/$/, ''))
		await page.goto(at('/profile/order'))
		await expect(page.locator('main .empty')).toBeVisible()
		await page.goto(at('/profile/return'))
		await expect(page.locator('main .empty')).toBeVisible()

		const number = await orderOf(page, at)
		await page.goto(at('/profile/order'))
		await expect(page.locator('html')).toHaveAttribute('lang', lang)
		await page.locator('#orders-q').fill(number.slice(0, 4).toLowerCase())
		await page.locator('form:has(#orders-q) button').click()
		await page.locator(`main article a[href$="/${number}"]`).first().click()
		await expectStatus(page, 'PENDING')

		await shipOrder(number)
		await page.goto(at('/profile/order?status=SHIPPING'))
		await expect(page.locator('main .chips [aria-current]')).toContainText('(1)')
		await page.locator(`main article a[href$="/${number}"]`).first().click()
		await expect(page.locator('main .time li')).toHaveCount(4)
		await expect(page.getByText('JP1234567890')).toBeVisible()
		const chat = page.locator('main a[href^="https://wa.me/"]')
		expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(number)
		await press(page, 'receipt')
		await expectStatus(page, 'DELIVERED')

		await page.locator('main a[href*="/review?"]').click()
		await page.locator('#review button').click()
		await expect(page.locator('#review [role="alert"] a')).toHaveAttribute('href', '#review-rating')
		await page.locator('input[name="rating"][value="4"]').check({ force: true })
		await page.locator('#review-text').fill(`Ulasan untuk ${number}`)
		await page.locator('#review-pictures').setInputFiles([await receipt(), await receipt()])
		await page.locator('#review button').click()
		await expectStatus(page, 'DELIVERED')
		await expect(page.locator('main a[href*="/review?"]')).toHaveCount(0)

		await page.locator(`main a[href$="/${number}/return"]`).click()
		await page.locator('#return-description').fill('Jahitan lengan kirinya terbuka dua jari.')
		await page.locator('#return button').click()
		await expect(page.locator('#return-pictures-error')).toBeVisible()
		await expect(page.locator('#return-description')).toHaveValue(/Jahitan lengan/)
		await page.locator('#return-lines-0-quantity').selectOption('1')
		await page.locator('#return-lines-0-reason').selectOption('DAMAGED')
		await page.locator('#return-pictures').setInputFiles([await receipt(), await receipt()])
		await page.locator('#return button').click()
		const status = page.locator('main [data-return-status]').first()
		await expect(status).toHaveAttribute('data-return-status', 'REQUESTED')
		const asked = await page.locator('[data-return-number]').getAttribute('data-return-number')
		const goods = asked ?? ''
		const pictures = page.locator('main img[src*="/picture/"]')
		await expect(pictures).toHaveCount(2)
		const picture = await page.request.get(
			new URL((await pictures.first().getAttribute('src')) ?? '', page.url()).href,
		)
		expect(picture.headers()['content-type']).toBe('image/jpeg')

		await page.locator('#message-message').fill('Kapan dicek?')
		await page.locator('#message button').click()
		await expect(page.locator('[data-from="CUSTOMER"]')).toContainText('Kapan dicek?')
		await etalase('returns', 'message', goods, 'Hari ini.')
		await etalase('returns', 'approve', goods)
		await page.reload()
		await expect(page.locator('[data-from="SHOP"]')).toContainText('Hari ini.')
		await expect(page.locator('main [data-return-address]')).toContainText('Jalan')
		await page.locator('#send-back-courier').fill('JNE')
		await page.locator('#send-back-tracking').fill('BALIK123')
		await page.locator('#send-back button').click()
		await expect(status).toHaveAttribute('data-return-status', 'SENT_BACK')
		await etalase('returns', 'received', goods)
		await etalase('returns', 'refund', goods)
		await page.goto(at('/profile/return'))
		await expect(status).toHaveText(badge)

		await page.goto(at(`/profile/order/${number}/invoice`))
		await expect(page.locator('[data-stamp="paid"]')).toHaveText(paid)
	})

	test(`[RT-47, FN-08] the invoice has no layout, prints on one sheet and downloads, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		const { email } = await newCustomer(page, at('/').replace(/\/$/, ''))
		const number = await orderOf(page, at, 2)
		const amount = Number(await page.locator('[data-amount]').getAttribute('data-amount'))
		const words = amountInWords(amount, lang)
		await page.goto(at(`/profile/order/${number}/invoice`))
		await expect(page.locator('header.invoice-head')).toBeVisible()
		await expect(page.locator('header, footer, nav')).toHaveCount(2)
		await expect(page.locator('[data-stamp="open"]')).toBeVisible()
		await expect(page.locator('.invoice-words')).toContainText(words, { ignoreCase: true })

		const printed = await page.pdf({ preferCSSPageSize: true })
		const onPaper = await extractText(new Uint8Array(printed), { mergePages: true })
		expect(onPaper.totalPages).toBe(1)
		expect(onPaper.text).not.toContain('PDF')

		const arriving = page.waitForEvent('download')
		await page.locator('a[href$="/invoice.pdf"]').click()
		const download = await arriving
		expect(download.suggestedFilename()).toContain(number)
		const file = await readFile(await download.path())
		const { text, totalPages } = await extractText(new Uint8Array(file), { mergePages: true })
		expect(totalPages).toBe(1)
		for (const said of [number, email, 'PT Lungsin Pakan Nusantara', words.slice(1)]) {
			expect(text.replace(/\s+/g, ' ')).toContain(said)
		}
		expect(text.replace(/\D/g, '')).toContain(String(amount))
	})

	test(`[RT-49] what waits for payment shows how to pay it, and can be cancelled, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		await newCustomer(page, at('/').replace(/\/$/, ''))
		const number = await orderOf(page, at)
		const amount = await page.locator('[data-amount]').getAttribute('data-amount')
		await page.goto(at('/profile/order/waiting-payment'))
		const card = page.locator(`[data-waiting="${number}"]`)
		await expect(card.locator('[data-amount]')).toHaveAttribute('data-amount', amount ?? '')
		await expect(card.locator('time').first()).toBeVisible()
		await expect(card.locator('a[href*="konfirmasi-pembayaran"]')).toBeVisible()
		await card.locator('details:has(select[name="payee"]) summary').click()
		await card.locator('select[name="payee"]').selectOption('QRIS')
		await card.locator('form:has(select[name="payee"]) button').click()
		await expect(page).toHaveURL(at(`/profile/order/${number}`))
		await expect(page.locator('[data-amount]')).toHaveAttribute('data-amount', amount ?? '')
		await expect(page.locator('main svg[data-qris]')).toBeVisible()
		await press(page, 'cancellation')
		await expectStatus(page, 'CANCEL')
		await page.goto(at('/profile/order/waiting-payment'))
		await expect(page.locator('main .empty')).toBeVisible()
		await page.goto(at(`/profile/order/${number}`))
		await press(page, 'reorder')
		await expect(page).toHaveURL(at('/Cart'))
		await expect(page.locator('main .line')).toHaveCount(1)
	})

	test(`[RT-45] a change that the shop proposes is accepted, and another refused, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		await newCustomer(page, at('/').replace(/\/$/, ''))
		for (const [answer, status] of [
			['change-acceptance', 'PROCESSING'],
			['change-refusal', 'CANCEL'],
		] as const) {
			const number = await orderOf(page, at, 2)
			await etalase('orders', 'confirm', number)
			await etalase('orders', 'process', number)
			await page.goto(at(`/profile/order/${number}/invoice`))
			const sku = await page.locator('.invoice-goods tbody th span').first().innerText()
			const reason = 'Stoknya tinggal satu, maaf ya.'
			await etalase('orders', 'propose-change', number, '--line', `${sku}=1`, '--reason', reason)
			await page.goto(at(`/profile/order/${number}`))
			await expectStatus(page, 'CHANGE_PROCESSING')
			await expect(page.locator('main blockquote')).toHaveText(reason)
			await press(page, answer)
			await expectStatus(page, status)
		}
	})

	test(`[RT-48, FN-16] a digital product is downloaded in the account, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`, 'kopi.localhost')
		await newCustomer(page, at('/').replace(/\/$/, ''))
		await page.goto(at('/profile/order/product-digital'))
		await putPopupAway(page)
		await expect(page.locator('main .empty')).toBeVisible()
		await page.goto(at('/product/panduan-seduh-rumahan'))
		await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
		await expect(page.locator('.alert, .toast').first()).toBeVisible()
		const number = await digitalOrder(page, at)
		await etalase('orders', 'confirm', number)
		await page.goto(at('/profile/order/product-digital'))
		const left = page.locator('[data-downloads-left]')
		const before = Number(await left.getAttribute('data-downloads-left'))
		const arriving = page.waitForEvent('download')
		await page.locator('form[action$="/download"] button').click()
		const download = await arriving
		expect(download.suggestedFilename()).toBe('panduan-seduh-rumahan.pdf')
		const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
			mergePages: true,
		})
		expect(text).toContain('Panduan Seduh Rumahan')
		await page.reload()
		await expect(left).toHaveAttribute('data-downloads-left', String(before - 1))
	})
}
