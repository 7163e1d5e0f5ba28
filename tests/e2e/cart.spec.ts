import type { Locator, Page, Request } from '@playwright/test'
import { addToCart, chooseBank, fillContact, placeOrder, submitStep } from './support/checkout.ts'
import { firstOf, form, plainForm, script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { textsOf } from './support/texts.ts'

const languages = [
	{ language: 'id', prefix: '', name: 'Kemeja Linen Teduh' },
	{ language: 'en', prefix: '/en', name: 'Teduh Linen Shirt' },
] as const

const products = ['/product/kemeja-linen-teduh', '/product/blazer-santai-lobi'] as const

type At = (path: `/${string}`) => string

/** Adds one unit of each product to the cart and opens the cart. */
async function fill(page: Page, at: At, ...paths: readonly `/${string}`[]) {
	for (const path of paths) {
		await page.goto(at(path))
		await addToCart(page)
	}
	await page.goto(at('/Cart'))
}

/** Acts, and waits for the form's response: with script the page shows a change before it. */
async function untilAnswered(
	page: Page,
	matches: (request: Request) => boolean,
	act: () => Promise<void>,
) {
	const answer = page.waitForResponse((response) => {
		const request = response.request()
		return request.method() === 'POST' && matches(request)
	})
	await act()
	await answer
}

const isClearing = (request: Request) => request.url().includes('/Cart/clearing')

/** With script a change is shown before it is answered, and one may wait for another. */
const untilAllAnswered = (page: Page) =>
	expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

const quantity = (within: Page | Locator) => within.getByRole('spinbutton')
const lines = (page: Page) =>
	page
		.locator('main')
		.getByRole('listitem')
		.filter({ has: quantity(page) })
const rupiah = (text: string) => Number(text.replace(/\D/g, ''))
const total = (page: Page) => page.getByRole('region').locator('dd').last()

for (const { language, prefix, name } of firstOf(languages)) {
	test.describe(`in ${language}`, () => {
		const t = textsOf(language)
		const at =
			(on: At): At =>
			(path) =>
				on(`${prefix}${path}`)
		const press = (line: Locator, step: 'increase' | 'decrease') => stepButton(line, step).click()
		const stepButton = (line: Locator, step: 'increase' | 'decrease') =>
			line.getByRole('button', { name: new RegExp(t(`cart:line.${step}`, { name: '' })) })
		const checkout = (page: Page) =>
			page.locator('main').getByRole('link', { name: t('cart:summary.checkout'), exact: true })

		test(
			'[RT-03, CL-01, NJ-03] an added product is in the cart, in any letter case of its address',
			form,
			async ({ page, at: on, javaScriptEnabled }) => {
				await page.goto(at(on)('/Cart'))
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart:empty.title'))
				await page.goto(at(on)(products[0]))
				if (javaScriptEnabled) await untilScriptRuns(page)
				await page.getByLabel(t('cart:buy.quantity'), { exact: true }).fill('2')
				await page.getByRole('button', { name: t('cart:buy.add'), exact: true }).click()
				await expect(page.getByText(t('cart:said.added', { name }), { exact: true })).toBeVisible()
				await expect(page).toHaveURL(at(on)(javaScriptEnabled ? products[0] : '/Cart'))
				const filled = t('frame:cart.filled', { count: 2 })
				await expect(page.getByRole('banner').getByRole('link', { name: filled })).toBeVisible()
				for (const path of ['/Cart', '/cart', '/CART'] as const) {
					await page.goto(at(on)(path))
					await expect(lines(page)).toHaveCount(1)
					await expect(quantity(lines(page))).toHaveValue('2')
				}
			},
		)

		test(
			'[CT-01, NJ-03] increases a quantity by button and by typing, and reports one above the stock',
			form,
			async ({ page, at: on }) => {
				await fill(page, at(on), products[0])
				const line = lines(page).first()
				const price = rupiah((await line.locator('ins, b').first().innerText()) ?? '')
				await press(line, 'increase')
				await expect(quantity(line)).toHaveValue('2')
				await press(line, 'increase')
				await expect(quantity(line)).toHaveValue('3')
				await expect(total(page)).toHaveText(`Rp ${(price * 3).toLocaleString('id-ID')}`)

				await quantity(line).fill('5000')
				await quantity(line).press('Enter')
				const take = line.getByRole('status').getByRole('button')
				await expect(take).toBeVisible()
				await press(line, 'increase')
				await expect(quantity(line)).toHaveValue('5001')
				await expect(checkout(page)).toHaveCount(0)
				await untilAllAnswered(page)
				await page.reload()
				await expect(quantity(line)).toHaveValue('5001')

				await take.click()
				await expect(line.getByRole('status')).toHaveCount(0)
				await expect(checkout(page)).toHaveCount(1)
			},
		)

		test(
			'[CT-02] decreases a quantity only while it is above 1',
			form,
			async ({ page, at: on }) => {
				await fill(page, at(on), products[0])
				const line = lines(page).first()
				await expect(stepButton(line, 'decrease')).toBeDisabled()
				await press(line, 'increase')
				await expect(quantity(line)).toHaveValue('2')
				await press(line, 'decrease')
				await expect(quantity(line)).toHaveValue('1')
				await expect(stepButton(line, 'decrease')).toBeDisabled()

				const stepper = line.locator('form').filter({ has: quantity(page) })
				const action = (await stepper.getAttribute('action')) ?? ''
				const origin = new URL(page.url()).origin
				for (const fields of [
					{ quantity: '1', step: 'less' },
					{ quantity: '0', step: 'set' },
					{ quantity: '-4', step: 'set' },
					{ quantity: '1e9', step: 'set' },
				]) {
					await page.request.post(`${origin}${action}`, { form: fields, headers: { origin } })
				}
				await page.reload()
				await expect(quantity(line)).toHaveValue('1')
			},
		)

		test(
			'[CT-03, NJ-03] removes and restores a line, and removes all lines after a confirmation',
			form,
			async ({ page, at: on, javaScriptEnabled }) => {
				await fill(page, at(on), ...products)
				await expect(lines(page)).toHaveCount(2)
				if (javaScriptEnabled !== false) await untilScriptRuns(page)
				const remove = t('cart:line.removeNamed', { name })
				await page.getByRole('button', { name: remove }).click()
				await expect(lines(page)).toHaveCount(1)
				await expect(lines(page)).toContainText('Blazer')
				const undo = page.getByRole('button', { name: t('cart:undo') })
				if (javaScriptEnabled !== false) await expect(undo).toBeFocused()
				await undo.click()
				await expect(lines(page)).toHaveCount(2)
				await expect(undo).toHaveCount(0)

				const clear = page.getByRole('button', { name: t('cart:clear.yes') })
				await expect(clear).toBeHidden()
				await page.getByText(t('cart:clear.action')).click()
				await untilAnswered(page, isClearing, () => clear.click())
				const heading = page.getByRole('heading', { level: 1 })
				await expect(heading).toHaveText(t('cart:empty.title'))
				await page.reload()
				await expect(heading).toHaveText(t('cart:empty.title'))
				const empty = t('frame:cart.empty')
				await expect(page.getByRole('banner').getByRole('link', { name: empty })).toBeVisible()
			},
		)
	})
}

test('"buy now" buys the product alone, and the cart stays', plainForm, async ({ page, at }) => {
	await fill(page, at, products[1])
	await page.goto(at(products[0]))
	await page.getByRole('button', { name: 'Beli sekarang' }).click()
	await expect(page).toHaveURL(/\/order\/checkout\?buy=[\w-]{8}$/)
	await fillContact(page)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	await placeOrder(page)
	await expect(page.locator('main')).toContainText('Kemeja Linen Teduh')
	await expect(page.locator('main')).not.toContainText('Blazer Santai Lobi')
	await page.goto(at('/Cart'))
	await expect(lines(page)).toHaveCount(1)
	await expect(lines(page)).toContainText('Blazer Santai Lobi')
})

test(
	'[NJ-03] counts all quick presses, whatever order the responses arrive in',
	script,
	async ({ page, at }) => {
		await fill(page, at, ...products)
		await untilScriptRuns(page)
		const more = (line: Locator) => line.getByRole('button', { name: /^Tambah / }).click()
		for (let pressed = 0; pressed < 3; pressed += 1) {
			await more(lines(page).first())
			await more(lines(page).last())
		}
		await expect(quantity(lines(page).first())).toHaveValue('4')
		await expect(quantity(lines(page).last())).toHaveValue('4')
		await untilAllAnswered(page)
		await page.reload()
		await expect(quantity(lines(page).first())).toHaveValue('4')
		await expect(quantity(lines(page).last())).toHaveValue('4')
	},
)

/** Presses the button three times while the first change is held back: the last waits for it. Returns what lets it go. */
async function pressThrice(page: Page, line: Locator) {
	let answer = () => {}
	const isAnswered = new Promise<void>((resolve) => (answer = resolve))
	await page.route(
		/\/Cart\/lines\//,
		async (route) => {
			await isAnswered
			await route.continue()
		},
		{ times: 1 },
	)
	for (let pressed = 0; pressed < 3; pressed += 1) {
		await line.getByRole('button', { name: /^Tambah / }).click()
	}
	await expect(quantity(line)).toHaveValue('4')
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1)
	return answer
}

test(
	'[NJ-03] the checkout opens with the quantity whose change was pending',
	script,
	async ({ page, at }) => {
		await fill(page, at, products[0])
		await untilScriptRuns(page)
		const price = rupiah(await total(page).innerText())
		const answer = await pressThrice(page, lines(page).first())
		await page.locator('main').getByRole('link', { name: 'Checkout', exact: true }).click()
		await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeVisible()
		await expect(page).toHaveURL(/\/cart$/i)
		answer()
		await expect(page).toHaveURL(/\/order\/checkout/)
		await expect(page.locator('main')).toContainText(`Rp ${(price * 4).toLocaleString('id-ID')}`)
		await page.goto(at('/Cart'))
		await expect(quantity(lines(page).first())).toHaveValue('4')
	},
)

test(
	'[NJ-03] a document that is left sends the quantity whose change was pending',
	script,
	async ({ page, at }) => {
		await fill(page, at, products[0])
		await untilScriptRuns(page)
		await pressThrice(page, lines(page).first())
		await page.goto(at('/'))
		await expect(async () => {
			await page.goto(at('/Cart'))
			await expect(quantity(lines(page).first())).toHaveValue('4', { timeout: 500 })
		}).toPass()
	},
)
