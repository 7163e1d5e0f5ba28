import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { etalase } from '#tests/support/etalase.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { sendForm } from './support/account-form.ts'
import { decideApplication, newAgent } from './support/agents.ts'
import {
	addToCart,
	chooseBank,
	chooseCourier,
	choosePlace,
	fillAddress,
	placeOrder,
	stepOf,
} from './support/checkout.ts'
import { firstOf, plainForm } from './support/crossing.ts'
import { newCustomer, register, newPerson, type Person } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { placedOrder } from './support/order.ts'
import { moveOrder, moveOrderUpTo } from './support/shop-staff.ts'
import { textsOf, textsOnPage } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const

type At = (path: `/${string}`) => string

/** A shop with an agent plan, one product, a tier and a reward. */
async function agencyShop() {
	const shop = await ownShop({
		products: [{ handle: 'lemari', title: 'Lemari Jati', price: 6_000_000 }],
	})
	const { company } = shop
	await etalase('agent-plan', 'set', '--company', company, '--price', '10', '--levels', '5,2,1')
	return shop
}

const applyRegion = (page: Page) => page.locator('#daftar')

async function applyFor(page: Page, at: At, reason: string) {
	const t = textsOnPage(page)
	await page.goto(at('/join-agen'))
	const search = applyRegion(page).getByRole('search')
	await search.getByRole('searchbox').fill('Kebayoran Baru')
	await search.getByRole('button', { name: t('checkout:district.submit'), exact: true }).click()
	await search.getByRole('radio').first().check({ force: true })
	await search.getByRole('button', { name: t('checkout:district.choose') }).click()
	await sendForm(page, t('agency:form.submit'))
	await expect(applyRegion(page).getByRole('alert').getByRole('link')).toHaveCount(2)
	await page.getByLabel(t('agency:form.reason.label')).fill(reason)
	await applyRegion(page).getByRole('checkbox').check()
	await sendForm(page, t('agency:form.submit'))
}

for (const { language, prefix } of firstOf(languages)) {
	const t = textsOf(language)

	test(
		`[RT-08, RT-09, FN-07] a customer applies as an agent, is rejected, applies again and is approved, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const { company, host } = await agencyShop()
			const at: At = (path) => on(`${prefix}${path}`, host)
			await page.goto(at('/join-agen'))
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			const enter = page.getByRole('link', { name: t('agency:apply.visitor.signIn') })
			await expect(enter).toHaveAttribute('href', /\/auth\/login/)
			const agent = await newCustomer(page, at('/').replace(/\/$/, ''))
			for (const [path, text] of [
				['/profile/agen', 'agency:none.title'],
				['/profile/downline', 'agency:none.title'],
				['/profile/genealogy', 'agency:none.title'],
			] as const) {
				await page.goto(at(path))
				await expect(page.locator('main').getByText(t(text))).toBeVisible()
			}

			await applyFor(page, at, 'Punya kios di pasar.')
			await expect(page.getByText(t('agency:apply.waiting.title'))).toBeVisible()
			const reason = 'Alamat kios belum lengkap.'
			await decideApplication(company, agent.email, 'refusal', { REFUSE_REASON: reason })
			await page.goto(at('/join-agen'))
			await expect(applyRegion(page)).toContainText(reason)
			await applyFor(page, at, 'Kios nomor 12, pasar Mayestik.')
			await expect(page.getByText(t('agency:apply.waiting.title'))).toBeVisible()
			await decideApplication(company, agent.email, 'approval', { AGENT_CODE: 'AGEN1' })
			await page.goto(at('/our-agen'))
			await expect(page.locator('main')).toContainText('AGEN1')
			await page.goto(at('/profile/agen'))
			await expect(page.locator('main')).toContainText('?agen=AGEN1')
		},
	)

	test(
		`[RT-40, RT-41, RT-42, RT-43, FN-07, AP-16] an order through an agent's link counts in the agent's figures, in ${language}`,
		plainForm,
		async ({ page, browser, at: on, javaScriptEnabled }) => {
			const shop = await agencyShop()
			const at: At = (path) => on(`${prefix}${path}`, shop.host)
			const origin = at('/').replace(/\/$/, '')
			const agent = await newCustomer(page, origin)
			await newAgent(shop, agent, 'AGEN2')

			const context = await browser.newContext({ javaScriptEnabled })
			const buyer = await context.newPage()
			const visit = await buyer.goto(`${at('/')}?agen=AGEN2`)
			expect(visit?.status()).toBe(200)
			const { person, number } = await buyAsNewcomer(buyer, at)
			await context.close()
			await moveOrder(number, 'confirm')

			const main = page.locator('main')
			await page.goto(at('/profile/agen'))
			for (const chart of ['omzetChart', 'commissionChart']) {
				const drawn = page.getByRole('img', { name: t(`agency:months.${chart}`) })
				await expect(drawn).toBeVisible()
			}
			await expect(main).toContainText('300.000')
			const months = page.getByRole('table', { name: t('agency:months.title') }).locator('tbody tr')
			await expect(months).toHaveCount(12)
			await expect(months.first()).toContainText('300.000')
			await page.goto(at('/profile/agen?year=2'))
			await expect(main).toContainText(t('agency:months.empty'))
			await expect(months).toHaveCount(0)
			await page.goto(at('/profile/agen'))
			await months.first().getByRole('link').click()
			const sales = page.getByRole('table', { name: t('agency:detail.sales') })
			await expect(sales).toContainText('Lemari Jati')
			await expect(sales).toContainText(t('agency:states.PENDING'))

			await page.goto(at('/profile/downline'))
			const row = main.locator('tbody tr')
			await expect(row).toHaveCount(1)
			await expect(row).toContainText('Sekar A.')
			await expect(row).toContainText('300.000')
			const text = await main.textContent()
			for (const secret of [person.email, person.phone, person.phone.slice(1)]) {
				expect(text).not.toContain(secret)
			}
			const saved = page.waitForEvent('download')
			await page.getByRole('link', { name: t('agency:downline.file') }).click()
			const file = await (await saved).path()
			expect(await readFile(file, 'utf8')).toContain('Sekar A.')
			await page.goto(at('/profile/genealogy?q=sekar'))
			await page.locator('main li[data-member]').getByRole('link').click()
			await expect(page.locator('main details[open]')).toHaveCount(2)

			await moveOrder(number, 'process', 'ship', 'deliver', 'complete')
			await page.goto(at('/profile/agen/detail'))
			await expect(sales).toContainText(t('agency:states.CLEARED'))
		},
	)

	test(
		`[FN-07] an agent buys at the agent price and ships under another sender name, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const shop = await agencyShop()
			const at: At = (path) => on(`${prefix}${path}`, shop.host)
			const longCode = 'AGEN'.repeat(10)
			await newAgent(shop, await newCustomer(page, at('/').replace(/\/$/, '')), longCode)
			await page.goto(at('/profile/agen'))
			await expect(page.locator('main')).toContainText(`?agen=${longCode}`)
			await page.goto(at('/product/lemari'))
			await expect(page.locator('main')).toContainText('5.400.000')
			await addToCart(page)
			const number = await sendUnderOtherName(page, at)
			await page.goto(at(`/profile/order/${number}`))
			await expectSender(page, at(`/profile/order/${number}`), 'Toko Sendiri')
			const output = await etalase('orders', 'show', number)
			expect(output).toMatch(/Sender\s+Toko Sekar, \+6281299990000/)
		},
	)

	test(
		`[RT-52, RT-53, LT-02] a buyer reaches a tier and redeems a reward, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const { company, host } = await agencyShop()
			await etalase('tiers', 'set', 'BRONZE', '--company', company, '--discount', '2')
			await etalase(
				'rewards',
				'add',
				'--company',
				company,
				'--title',
				'Gelas kopi',
				'--coins',
				'1000',
				'--stock',
				'1',
				'--sent',
			)
			const at: At = (path) => on(`${prefix}${path}`, host)
			const buyer = await newCustomer(page, at('/').replace(/\/$/, ''))
			await page.goto(at('/profile/reward'))
			await expect(page.locator('[data-tier="NONE"]')).toContainText('5.000.000')
			const { ORDER_NUMBER: number } = await placedOrder(buyer, { product: 'lemari' })
			await moveOrderUpTo(number, 'complete')

			await page.goto(at('/profile/reward'))
			await expect(page.locator('[data-tier="BRONZE"]')).toContainText('Bronze')
			await page.goto(at('/profile/reward/detail'))
			await expect(page.getByRole('link', { name: number })).toBeVisible()
			await page.goto(at('/profile/reward'))
			const reward = page.locator('[data-reward]').getByRole('link')
			await reward.click()
			const submit = page.locator('main form').getByRole('button')
			await sendForm(page, submit)
			await expect(page.locator('main').getByRole('alert').getByRole('link')).toHaveCount(1)
			await page
				.getByLabel(t('rewards:redeem.address.label'))
				.fill('Sekar Ayu, Jalan Melati 12, Jakarta 12110')
			await sendForm(page, submit)
			await expect(page.getByRole('table')).toContainText('Gelas kopi')
			await expect(reward).toHaveCount(0)
		},
	)
}

/** Registers a new customer and places an order through the pages, which store the agent's link. */
async function buyAsNewcomer(page: Page, at: At): Promise<{ person: Person; number: string }> {
	const person = newPerson()
	await page.goto(at('/auth/register'))
	await register(page, person)
	await expect(page).toHaveURL(at('/profile'))
	await page.goto(at('/product/lemari'))
	await addToCart(page)
	await page.goto(at('/order/checkout'))
	await choosePlace(page)
	await fillAddress(page)
	await chooseCourier(page)
	await chooseBank(page)
	return { person, number: await placeOrder(page) }
}

const sender = { name: 'Toko Sekar', phone: '0812-9999-0000' }

/** Places an order of the cart with another sender name; returns its number. */
async function sendUnderOtherName(page: Page, at: At) {
	await page.goto(at('/order/checkout'))
	const t = textsOnPage(page)
	const courier = stepOf(page, 'delivery')
	const name = courier.getByLabel(t('checkout:courier.sender.name.label'))
	await choosePlace(page)
	await fillAddress(page)
	await page.waitForLoadState()
	await courier.locator('summary', { hasText: t('checkout:courier.sender.title') }).click()
	await name.fill(sender.name)
	await chooseCourier(page)
	await chooseBank(page)
	await expect(courier.getByRole('alert').getByRole('link')).toHaveCount(1)
	await expect(name).toHaveValue(sender.name)
	await courier.getByLabel(t('checkout:courier.sender.phone.label')).fill(sender.phone)
	await chooseBank(page)
	await expect(courier).toContainText(`${sender.name}, ${sender.phone}`)
	return placeOrder(page)
}

async function expectSender(page: Page, order: string, shop: string) {
	const t = textsOnPage(page)
	const details = page.getByRole('region', { name: t('orders:details.title') })
	for (const text of Object.values(sender)) await expect(details).toContainText(text)
	await page.goto(`${order}/invoice`)
	await expect(page.locator('main')).toContainText(sender.name)
	await expect(page.locator('main')).not.toContainText(shop)
	const saved = page.waitForEvent('download')
	await page.getByRole('link', { name: t('invoice:pdf') }).click()
	const pdf = await readFile(await (await saved).path())
	const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
	expect(text).toContain(sender.name)
	expect(text).not.toContain(shop)
}
