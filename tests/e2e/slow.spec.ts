import type { Page } from '@playwright/test'
import { addButton, addToCart, fillContact, submitOf } from './support/checkout.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { textsOf } from './support/texts.ts'
import { toastRegion } from './support/toasts.ts'

const t = textsOf('id')
const shirt = '/product/kemeja-linen-teduh'
const jacket = '/product/blazer-santai-lobi'

/** What a test waits for, and what lets it go on. */
function gate() {
	let open = () => {}
	const opened = new Promise<void>((resolve) => (open = resolve))
	return { open, opened }
}

/** Holds the script that hydrates pages back, until it is let go. */
async function holdScript(page: Page) {
	const { open, opened } = gate()
	await page.route('**/assets/entry.client-*.js', async (route) => {
		await opened
		await route.continue()
	})
	return open
}

/**
 * Requests of this page to these addresses are held from now on, and fail as if the connection had broken once the returned
 * function is called.
 */
async function loseRequests(page: Page, part: string) {
	await page.evaluate((lost) => {
		const real = window.fetch
		const opened = new Promise((open) => Object.assign(window, { loseNow: open }))
		window.fetch = async (input, init) => {
			const address = input instanceof Request ? input.url : String(input)
			if (!address.includes('_data=') || !address.includes(lost)) return real(input, init)
			await opened
			throw new TypeError('Failed to fetch')
		}
	}, part)
	return () => page.evaluate(() => Reflect.get(window, 'loseNow')())
}

test(
	'what was typed before script ran stays, also when its request is lost, and a quantity is sent',
	script,
	async ({ page, at }) => {
		let letGo = await holdScript(page)
		await page.goto(at('/contact?about=agent'), { waitUntil: 'domcontentloaded' })
		const message = page.getByLabel(t('contact:message.label'), { exact: true })
		await expect(message).not.toHaveValue('')
		await message.fill('Saya ingin bertanya.')
		letGo()
		await untilScriptRuns(page)
		await expect(message).toHaveValue('Saya ingin bertanya.')

		const lose = await loseRequests(page, '/contact')
		await page.getByRole('button', { name: t('contact:submit'), exact: true }).click()
		await expect(page.locator('form[aria-busy]')).toBeAttached()
		await lose()
		await expect(toastRegion(page)).toContainText(t('common:failure.network'))
		await expect(message).toHaveValue('Saya ingin bertanya.')
		await expect(page.locator('form[aria-busy]')).toHaveCount(0)

		await page.goto(at(shirt))
		await addToCart(page)
		letGo = await holdScript(page)
		await page.goto(at('/Cart'), { waitUntil: 'domcontentloaded' })
		const quantity = page.locator('main').getByRole('spinbutton')
		await quantity.fill('3')
		await quantity.blur()
		letGo()
		const filled = t('frame:cart.filled', { count: 3 })
		await expect(page.getByRole('banner').getByRole('link', { name: filled })).toBeVisible()
		await expect(quantity).toHaveValue('3')
	},
)

test(
	'what becomes of a cart line that is no longer shown is said, and what takes its place has the focus',
	script,
	async ({ page, at }) => {
		for (const product of [shirt, jacket] as const) {
			await page.goto(at(product))
			await addToCart(page)
		}
		await page.goto(at('/Cart'))
		await untilScriptRuns(page)
		const main = page.locator('main#main')
		const focused = page.locator('main:focus, main :focus')
		const later = page.getByRole('button', { name: /^Simpan .+ untuk nanti$/ })
		await later.first().press('Enter')
		await expect(toastRegion(page)).toContainText(t('cart:said.saved'))
		await expect(main.getByRole('listitem').first().getByRole('link')).toBeFocused()
		await page
			.getByRole('region')
			.getByRole('button', { name: /^Pindahkan .+ ke keranjang$/ })
			.press('Enter')
		await expect(toastRegion(page)).toContainText('masuk keranjang')
		await expect(focused).toHaveCount(1)

		const lose = await loseRequests(page, '/Cart/')
		await page.getByText(t('cart:clear.action')).click()
		await page.getByRole('button', { name: t('cart:clear.yes') }).press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart:empty.title'))
		await expect(focused).toHaveCount(1)
		await lose()
		await expect(toastRegion(page)).toContainText(t('cart:refused.network'))
		await expect(page.locator('main').getByRole('spinbutton')).toHaveCount(2)
	},
)

test(
	'adding again is said again, a lost one also elsewhere, and a slow checkout step is covered',
	script,
	async ({ page, at }) => {
		await page.goto(at(shirt))
		await untilScriptRuns(page)
		const said = page
			.locator('main form')
			.getByRole('status')
			.filter({ hasText: 'masuk keranjang' })
		await addButton(page).click()
		await expect(said).toHaveCount(1)
		const { open, opened } = gate()
		await page.route(
			'**/Cart/lines?_data=*',
			async (route) => {
				await opened
				await route.continue()
			},
			{ times: 1 },
		)
		await addButton(page).click()
		await expect(said).toHaveCount(0)
		open()
		await expect(said).toHaveCount(1)

		const lose = await loseRequests(page, '/Cart/lines')
		await addButton(page).click()
		await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
		await page.getByRole('banner').getByRole('link').first().click()
		await expect(page).toHaveURL(at('/'))
		await expect(addButton(page)).toHaveCount(0)
		await lose()
		await expect(toastRegion(page)).toContainText(t('common:failure.network'))

		await page.goto(at('/order/checkout'))
		await untilScriptRuns(page)
		const loseStep = await loseRequests(page, '/order/checkout')
		const name = page.getByLabel(t('checkout:contact.name.label'), { exact: true })
		await name.fill('Sari')
		await submitOf(page, 'contact').click()
		await loseStep()
		await expect(toastRegion(page)).toContainText(t('common:failure.network'))
		await expect(name).toHaveValue('Sari')
		await page.goto(at('/order/checkout'))
		await untilScriptRuns(page)
		const covered = page.locator('form[aria-busy]')
		await page.route('**/order/checkout/contact?*', async (route) => {
			await expect(covered).toBeAttached()
			await route.continue()
		})
		await fillContact(page)
		await expect(covered).toHaveCount(0)
	},
)

test(
	'a form that nobody answers says why for as long as it is shown, and keeps its key and its errors',
	script,
	async ({ page, at }) => {
		await page.goto(at('/contact'))
		await untilScriptRuns(page)
		const sentKey = 'key-of-a-form-with-unknown-outcome'
		await page.evaluate((formKey) => {
			const real = window.fetch
			const refusal = {
				result: { error: { '': ['contact:unavailable'] } },
				formKey,
				unavailable: true,
			}
			const answers = [
				() => Response.json(refusal, { status: 503, headers: { 'X-Remix-Response': 'yes' } }),
				() => Promise.reject(new TypeError('Failed to fetch')),
				() => new Response('<h1>Bad gateway', { status: 502 }),
			]
			window.fetch = async (input, init) =>
				init?.method === 'POST' ? (answers.shift()?.() ?? real(input, init)) : real(input, init)
		}, sentKey)
		const form = page.locator('main form')
		const message = page.getByLabel(t('contact:message.label'), { exact: true })
		const submit = page.getByRole('button', { name: t('contact:submit'), exact: true })
		await message.fill('Saya ingin bertanya.')
		await submit.click()
		await expect(form).toContainText(t('contact:unavailable'))
		await submit.click()
		await expect(form).toContainText(t('common:failure.network'))
		await expect(form).toContainText(t('common:failure.kept'))
		await expect(toastRegion(page)).toContainText(t('common:failure.network'))
		await submit.click()
		await expect(form).toContainText(t('common:failure.request'))
		await expect(form).toContainText(t('contact:unavailable'))
		await expect(page.locator('main [name="formKey"]')).toHaveValue(sentKey)
		await expect(message).toHaveValue('Saya ingin bertanya.')

		// A page without the shop's frame.
		await page.goto(at('/auth/login'))
		await untilScriptRuns(page)
		const login = page.getByLabel(t('auth:login.label'), { exact: true })
		await login.fill('sari@contoh.id')
		const lose = await loseRequests(page, '/auth/login')
		const signIn = page.getByRole('button', { name: t('auth:login.submit'), exact: true })
		for (const _ of ['lost', 'lost again']) {
			await signIn.click()
			await lose()
			await expect(toastRegion(page)).toContainText(t('common:failure.network'))
			await expect(form).toContainText(t('common:failure.kept'))
		}
		await expect(login).toHaveValue('sari@contoh.id')
	},
)
