import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { amountInWords } from '#app/domain/amount-in-words.ts'
import { etalase } from '#tests/support/etalase.ts'
import { sendForm } from './support/account-form.ts'
import { expectStatus, press } from './support/account-order.ts'
import { addToCart, amountDue, chooseBank, placeOrder } from './support/checkout.ts'
import { firstOf, form, plainForm } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { placedOrder } from './support/order.ts'
import { putPopupAway } from './support/popup.ts'
import { receipt } from './support/proof.ts'
import { moveOrder, moveOrderUpTo, trackingNumber } from './support/shop-staff.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const

/** Looks at the pictures of the newest review of an order's product, and returns to the order. */
async function openReviewPictures(page: Page, t: ReturnType<typeof textsOf>, hasScript: boolean) {
	const order = page.url()
	await page.getByRole('link', { name: t('my-orders:line.product') }).click()
	const reviews = page.getByRole('region', { name: t('catalog:review.title') })
	const picture = reviews.locator('a:has(img)').nth(1)
	await expect(picture.getByRole('img')).toHaveAttribute('alt', /2/)
	if (hasScript) {
		await picture.focus()
		await page.keyboard.press('Enter')
		const dialog = page.getByRole('dialog', { name: t('catalog:review.pictures') })
		await expect(dialog.getByRole('status')).toHaveText(/^2 \//)
		await page.keyboard.press('ArrowLeft')
		await expect(dialog.getByRole('status')).toHaveText(/^1 \//)
		await page.keyboard.press('Escape')
		await expect(dialog).toBeHidden()
		await expect(picture).toBeFocused()
	} else {
		const address = new URL((await picture.getAttribute('href')) ?? '', page.url())
		const large = await page.request.get(address.href)
		expect(large.headers()['content-type']).toBe('image/jpeg')
	}
	await page.goto(order)
}

for (const { language, prefix } of firstOf(languages)) {
	test(
		`[RT-44, RT-45, RT-46, RT-50, RT-51, FN-08] an order is placed, received, reviewed, returned and refunded, in ${language}`,
		plainForm,
		async ({ page, at: on, javaScriptEnabled }) => {
			const t = textsOf(language)
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const main = page.locator('main')
			const field = (key: string) => main.getByLabel(t(key))
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			await page.goto(at('/profile/order'))
			await expect(page.getByText(t('my-orders:list.empty.title'))).toBeVisible()
			await page.goto(at('/profile/return'))
			await expect(page.getByText(t('returns:list.empty.title'))).toBeVisible()

			const { ORDER_NUMBER: number } = await placedOrder(customer)
			await page.goto(at('/profile/order'))
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			await field('my-orders:list.search').fill(number.slice(0, 4).toLowerCase())
			await main.getByRole('button', { name: t('my-orders:list.submit'), exact: true }).click()
			await main.getByRole('article').locator(`a[href$="/${number}"]`).first().click()
			await expectStatus(page, 'PENDING')

			await moveOrderUpTo(number, 'ship')
			await page.goto(at('/profile/order?status=SHIPPING'))
			const tabs = page.getByRole('list', { name: t('my-orders:list.tabs') })
			await expect(tabs.locator('[aria-current]')).toContainText('(1)')
			await main.getByRole('article').locator(`a[href$="/${number}"]`).first().click()
			const history = page.getByRole('region', { name: t('orders:history.title') })
			// Placed, paid, processed and shipped, and the expected arrival.
			await expect(history.getByRole('listitem')).toHaveCount(5)
			await expect(history).toContainText(t('orders:history.arrives'))
			await expect(page.getByText(trackingNumber).first()).toBeVisible()
			const chat = main.getByRole('link', { name: t('orders:success.whatsapp') })
			expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(number)
			await press(page, t('my-orders:receive.submit'))
			await expectStatus(page, 'DELIVERED')

			const review = main.getByRole('link', { name: t('my-orders:line.review') })
			await review.click()
			await sendForm(page, t('my-orders:review.submit'))
			await expect(main.getByRole('alert').getByRole('link')).toHaveText(
				t('my-orders:review.ratingRequired'),
			)
			await main.getByRole('radio', { name: /^4/ }).check({ force: true })
			await main.getByRole('textbox').fill(`Ulasan untuk ${number}`)
			await field('my-orders:review.pictures').setInputFiles([await receipt(), await receipt()])
			await sendForm(page, t('my-orders:review.submit'))
			await expectStatus(page, 'DELIVERED')
			await expect(review).toHaveCount(0)
			await openReviewPictures(page, t, javaScriptEnabled !== false)

			await main.getByRole('link', { name: t('my-orders:return') }).click()
			const description = field('returns:request.description')
			await description.fill('Jahitan lengan kirinya terbuka dua jari.')
			await sendForm(page, t('returns:request.submit'))
			await expect(main.getByRole('alert')).toContainText(t('my-orders:pictures.required'))
			await expect(description).toHaveValue(/Jahitan lengan/)
			await field('returns:request.quantity').selectOption('1')
			await field('returns:request.reason').selectOption('DAMAGED')
			await field('returns:request.pictures').setInputFiles([await receipt(), await receipt()])
			await sendForm(page, t('returns:request.submit'))
			const status = main.locator('[data-return-status]').first()
			await expect(status).toHaveAttribute('data-return-status', 'REQUESTED')
			const returnNumber = await page
				.locator('[data-return-number]')
				.getAttribute('data-return-number')
			const returnId = returnNumber ?? ''
			const pictures = main.getByRole('img', {
				name: new RegExp(t('returns:details.picture', { number: '\\d', count: 2 })),
			})
			await expect(pictures).toHaveCount(2)
			const picture = await page.request.get(
				new URL((await pictures.first().getAttribute('src')) ?? '', page.url()).href,
			)
			expect(picture.headers()['content-type']).toBe('image/jpeg')

			await field('returns:messages.label').fill('Kapan dicek?')
			await sendForm(page, t('returns:messages.submit'))
			await expect(page.locator('[data-from="CUSTOMER"]')).toContainText('Kapan dicek?')
			await etalase('returns', 'message', returnId, 'Hari ini.')
			await etalase('returns', 'approve', returnId)
			await page.reload()
			await expect(page.locator('[data-from="SHOP"]')).toContainText('Hari ini.')
			await expect(page.locator('main [data-return-address]')).toContainText('Jalan')
			await field('returns:sendBack.courier').fill('JNE')
			await field('returns:sendBack.tracking').fill('BALIK123')
			await sendForm(page, t('returns:sendBack.submit'))
			await expect(status).toHaveAttribute('data-return-status', 'SENT_BACK')
			await etalase('returns', 'received', returnId)
			await etalase('returns', 'refund', returnId)
			await page.goto(at('/profile/return'))
			await expect(status).toHaveText(t('returns:status.REFUNDED'))

			await page.goto(at(`/profile/order/${number}/invoice`))
			await expect(page.locator('[data-stamp="paid"]')).toHaveText(t('invoice:stamp.paid'))
		},
	)
}

for (const { language, prefix } of firstOf(languages)) {
	const t = textsOf(language)

	test(`[RT-47, FN-08] the invoice has no layout, prints on one sheet and downloads, in ${language}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
		const order = await placedOrder(customer, { units: 2 })
		const number = order.ORDER_NUMBER
		const inWords = amountInWords(order.AMOUNT_DUE, language)
		await page.goto(at(`/profile/order/${number}/invoice`))
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(page.locator('header, footer, nav')).toHaveCount(2)
		await expect(page.locator('[data-stamp="open"]')).toBeVisible()
		await expect(page.locator('main')).toContainText(inWords, { ignoreCase: true })

		const printed = await page.pdf({ preferCSSPageSize: true })
		const printedText = await extractText(new Uint8Array(printed), { mergePages: true })
		expect(printedText.totalPages).toBe(1)
		expect(printedText.text).not.toContain('PDF')

		const arriving = page.waitForEvent('download')
		await page.getByRole('link', { name: t('invoice:pdf') }).click()
		const download = await arriving
		expect(download.suggestedFilename()).toContain(number)
		const file = await readFile(await download.path())
		const { text, totalPages } = await extractText(new Uint8Array(file), { mergePages: true })
		expect(totalPages).toBe(1)
		for (const expected of [
			number,
			customer.email,
			'PT Lungsin Pakan Nusantara',
			inWords.slice(1),
		]) {
			expect(text.replace(/\s+/g, ' ')).toContain(expected)
		}
		expect(text.replace(/\D/g, '')).toContain(String(order.AMOUNT_DUE))
	})

	test(
		`[RT-49] an unpaid order shows how to pay and can be cancelled, in ${language}`,
		form,
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			const { ORDER_NUMBER: number, AMOUNT_DUE } = await placedOrder(customer)
			const amount = String(AMOUNT_DUE)
			await page.goto(at('/profile/order/waiting-payment'))
			const card = page.locator(`[data-waiting="${number}"]`)
			await expect(card.locator('[data-amount]')).toHaveAttribute('data-amount', amount)
			await expect(card.locator('time').first()).toBeVisible()
			await expect(card.getByRole('link', { name: t('orders:success.confirm') })).toBeVisible()
			await card.locator('summary', { hasText: t('my-orders:payment.title') }).click()
			await card.getByLabel(t('my-orders:payment.payee')).selectOption('QRIS')
			await card.getByRole('button', { name: t('my-orders:payment.submit') }).click()
			await expect(page).toHaveURL(at(`/profile/order/${number}`))
			expect(await amountDue(page)).toBe(amount)
			await expect(page.locator('main svg[data-qris]')).toBeVisible()
			await press(page, t('my-orders:cancel.submit'), t('my-orders:cancel.title'))
			await expectStatus(page, 'CANCEL')
			await page.goto(at('/profile/order/waiting-payment'))
			await expect(page.getByText(t('my-orders:waiting.empty.title'))).toBeVisible()
			await page.goto(at(`/profile/order/${number}`))
			await press(page, t('my-orders:reorder.submit'))
			await expect(page).toHaveURL(at('/Cart'))
			await expect(page.locator('main').getByRole('spinbutton')).toHaveCount(1)
		},
	)

	test(
		`[RT-45] one change proposed by the shop is accepted and another declined, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			for (const [answer, fold, status] of [
				['my-orders:change.accept', undefined, 'PROCESSING'],
				['my-orders:change.refuseSubmit', 'my-orders:change.refuse', 'CANCEL'],
			] as const) {
				const { ORDER_NUMBER: number, LINE_LIST } = await placedOrder(customer, { units: 2 })
				await moveOrder(number, 'confirm', 'process')
				const reason = 'Stoknya tinggal satu, maaf ya.'
				const line = `${LINE_LIST[0]?.VARIANT_SKU}=1`
				await etalase('orders', 'propose-change', number, '--line', line, '--reason', reason)
				await page.goto(at(`/profile/order/${number}`))
				await expectStatus(page, 'CHANGE_PROCESSING')
				await expect(page.getByRole('blockquote')).toHaveText(reason)
				await press(page, t(answer), fold && t(fold))
				await expectStatus(page, status)
			}
		},
	)

	test(
		`[RT-48, FN-16] a digital product is bought and downloaded in the account, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`, 'kopi.localhost')
			await newCustomer(page, at('/').replace(/\/$/, ''))
			await page.goto(at('/profile/order/product-digital'))
			await putPopupAway(page)
			await expect(page.getByText(t('my-orders:digital.empty.title'))).toBeVisible()
			await page.goto(at('/product/panduan-seduh-rumahan'))
			await addToCart(page)
			await page.goto(at('/order/checkout'))
			await chooseBank(page)
			const number = await placeOrder(page)
			await moveOrder(number, 'confirm')
			await page.goto(at('/profile/order/product-digital'))
			const left = page.locator('[data-downloads-left]')
			const before = Number(await left.getAttribute('data-downloads-left'))
			const arriving = page.waitForEvent('download')
			const unnamed = t('my-orders:digital.downloadNamed', { name: '' }).trim()
			await page.locator('main').getByRole('button', { name: unnamed }).click()
			const download = await arriving
			expect(download.suggestedFilename()).toBe('panduan-seduh-rumahan.pdf')
			const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
				mergePages: true,
			})
			expect(text).toContain('Panduan Seduh Rumahan')
			await page.reload()
			await expect(left).toHaveAttribute('data-downloads-left', String(before - 1))
		},
	)
}
