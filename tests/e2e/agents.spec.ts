import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { orderOf } from './support/account-order.ts'
import {
	chooseBank,
	chooseCourier,
	chooseDistrict,
	fillAddress,
	placeOrder,
} from './support/checkout.ts'
import { newCustomer, type Person } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { ownShop } from '#tests/support/own-shop.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ prefix: '', lang: 'id', pending: 'Menunggu', cleared: 'Tersedia', reached: /Bronze/ },
	{ prefix: '/en', lang: 'en', pending: 'Pending', cleared: 'Available', reached: /Bronze/ },
] as const

/** The application of this person, as the shop's people see it. */
async function applicationOf(company: string, person: Person): Promise<string> {
	const list = await etalase('applications', 'list', '--company', company, '--status', 'WAITING')
	const row = list.split('\n').find((line) => line.includes(person.email))
	return row?.trim().split(/\s+/)[0] ?? ''
}

async function applyFor(page: Page, at: (path: `/${string}`) => string, reason: string) {
	await page.goto(at('/join-agen'))
	await page.locator('#district-search').fill('Kebayoran Baru')
	await page.locator('form:has(#district-search) button').click()
	await page.locator('input[name="district"]').first().check({ force: true })
	await page
		.locator('form:has(#district) button, form:has(input[name="district"]) button')
		.last()
		.click()
	await expect(page.locator('#application-name')).toBeVisible()
	await page.locator('#application button').last().click()
	await expect(page.locator('#application [role="alert"] a')).toHaveCount(2)
	await page.locator('#application-reason').fill(reason)
	await page.locator('#application-agree').check()
	await page.locator('#application button').last().click()
}

async function visitor(browser: Browser, scripted: boolean | undefined) {
	const context = await browser.newContext({ javaScriptEnabled: scripted ?? true })
	return { context, page: await context.newPage() }
}

const sender = { name: 'Toko Sekar', phone: '0812-9999-0000' }

/** An order of what the page shows, sent under another name; its number. */
async function sendUnderOtherName(page: Page, at: (path: `/${string}`) => string) {
	await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
	await expect(page.locator('.alert, .toast').first()).toBeVisible()
	await page.goto(at('/order/checkout'))
	await chooseDistrict(page, 'Kebayoran Baru')
	await fillAddress(page)
	await page.waitForLoadState()
	await page.locator('#courier details.fold summary').click()
	await page.locator('#courier-senderName').fill(sender.name)
	await chooseCourier(page)
	await expect(page.locator('#courier [role="alert"] a')).toHaveCount(1)
	await expect(page.locator('#courier-senderName')).toHaveValue(sender.name)
	await page.locator('#courier-phone').fill(sender.phone)
	await chooseCourier(page)
	await expect(page.locator('main')).toContainText(`${sender.name}, ${sender.phone}`)
	await chooseBank(page)
	return placeOrder(page)
}

async function expectSender(page: Page, order: string, shop: string) {
	for (const text of Object.values(sender)) {
		await expect(page.locator('section[aria-labelledby="details"]')).toContainText(text)
	}
	await page.goto(`${order}/invoice`)
	await expect(page.locator('.invoice-head')).toContainText(sender.name)
	await expect(page.locator('main')).not.toContainText(shop)
	const saved = page.waitForEvent('download')
	await page.locator('a[href$="/invoice.pdf"]').click()
	const pdf = await readFile(await (await saved).path())
	const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
	expect(text).toContain(sender.name)
	expect(text).not.toContain(shop)
}

for (const { prefix, lang, pending, cleared, reached } of languages) {
	test(`[RT-08, RT-09, RT-40, RT-41, RT-42, RT-43, RT-52, RT-53, FN-07, AP-16, LT-02] applies, is refused, approved, sells, and a buyer reaches a tier, in ${lang}`, async ({
		page,
		browser,
		at: on,
		javaScriptEnabled,
	}) => {
		const { company, host } = await ownShop({
			goods: [{ handle: 'lemari', title: 'Lemari Jati', price: 6_000_000 }],
		})
		await etalase('agent-plan', 'set', '--company', company, '--price', '10', '--levels', '5,2,1')
		await etalase('tiers', 'set', 'BRONZE', '--company', company, '--discount', '2')
		await etalase(
			...['rewards', 'add', '--company', company, '--title', 'Gelas kopi'],
			...['--coins', '1000', '--stock', '1', '--sent'],
		)
		const at = (path: `/${string}`) => on(`${prefix}${path}`, host)

		await page.goto(at('/join-agen'))
		await expect(page.locator('html')).toHaveAttribute('lang', lang)
		await expect(page.locator('#daftar a[href*="/auth/login"]')).toBeVisible()
		const agent = await newCustomer(page, at('/').replace(/\/$/, ''))
		await page.goto(at('/profile/agen'))
		await expect(page.locator('main .empty a[href$="/join-agen"]')).toBeVisible()
		await page.goto(at('/profile/downline'))
		await expect(page.locator('main .empty')).toBeVisible()
		await page.goto(at('/profile/genealogy'))
		await expect(page.locator('main .empty')).toBeVisible()

		await applyFor(page, at, 'Punya kios di pasar.')
		await expect(page.locator('#daftar form')).toHaveCount(0)
		await etalase(
			...['applications', 'refuse', await applicationOf(company, agent)],
			...['--company', company, '--reason', 'Alamat kios belum lengkap.'],
		)
		await page.goto(at('/join-agen'))
		await expect(page.locator('#daftar')).toContainText('Alamat kios belum lengkap.')
		await applyFor(page, at, 'Kios nomor 12, pasar Mayestik.')
		const code = `AG${lang.toUpperCase()}1`
		await etalase(
			...['applications', 'approve', await applicationOf(company, agent)],
			...['--company', company, '--code', code],
		)
		await page.goto(at('/our-agen'))
		await expect(page.locator('main .people')).toContainText(code)

		await page.goto(at('/profile/agen'))
		await expect(page.locator('#link ~ *, main').first()).toContainText(`?agen=${code}`)
		await expect(page.locator('main svg.bar-chart')).toHaveCount(2)
		await page.goto(at('/product/lemari'))
		await expect(page.locator('main')).toContainText('5.400.000')
		const own = await sendUnderOtherName(page, at)
		await page.goto(at(`/profile/order/${own}`))
		await expectSender(page, at(`/profile/order/${own}`), 'Toko Sendiri')
		expect(await etalase('orders', 'show', own)).toMatch(/Sender\s+Toko Sekar, \+6281299990000/)

		const buyer = await visitor(browser, javaScriptEnabled)
		await buyer.page.goto(`${at('/')}?agen=${code}`)
		const person = await newCustomer(buyer.page, at('/').replace(/\/$/, ''))
		await buyer.page.goto(at('/profile/reward'))
		await expect(buyer.page.locator('[data-tier="NONE"]')).toContainText('5.000.000')
		const number = await orderOf(buyer.page, at, 1, '/product/lemari')
		await etalase('orders', 'confirm', number)

		await page.goto(at('/profile/agen'))
		await expect(page.locator('main')).toContainText('300.000')
		const months = page.locator('section[aria-labelledby="months"] tbody tr')
		await expect(months).toHaveCount(12)
		await expect(months.first()).toContainText('300.000')
		await page.goto(at('/profile/agen?year=2'))
		await expect(months).toHaveCount(12)
		await expect(months.first()).not.toContainText('300.000')
		await page.goto(at('/profile/agen'))
		await page.locator('main a[href*="/agen/detail?period="]').first().click()
		await expect(page.locator('main table').last()).toContainText('Lemari Jati')
		await expect(page.locator('main table').last()).toContainText(pending)
		await page.goto(at('/profile/downline'))
		const row = page.locator('main tbody tr')
		await expect(row).toHaveCount(1)
		await expect(row).toContainText('Sekar A.')
		await expect(row).toContainText('300.000')
		const text = await page.locator('main').textContent()
		for (const secret of [person.email, person.phone, person.phone.slice(1)]) {
			expect(text).not.toContain(secret)
		}
		const saved = page.waitForEvent('download')
		await page.locator('main a[href*="/downline/file"]').click()
		const file = await (await saved).path()
		expect(await readFile(file, 'utf8')).toContain('Sekar A.')
		await page.goto(at('/profile/genealogy?q=sekar'))
		await page.locator('main li[data-member] a').click()
		await expect(page.locator('main details[open]')).toHaveCount(2)

		await etalase('orders', 'process', number)
		await etalase('orders', 'ship', number, '--tracking', 'JP1234567890')
		await etalase('orders', 'deliver', number)
		await etalase('orders', 'complete', number)
		await page.goto(at('/profile/agen/detail'))
		await expect(page.locator('main table').last()).toContainText(cleared)

		await buyer.page.goto(at('/profile/reward'))
		await expect(buyer.page.locator('[data-tier="BRONZE"]')).toContainText(reached)
		await buyer.page.goto(at('/profile/reward/detail'))
		await expect(buyer.page.locator(`main a[href$="/profile/order/${number}"]`)).toBeVisible()
		await buyer.page.goto(at('/profile/reward'))
		await buyer.page.locator('[data-reward] a').click()
		await buyer.page.locator('#redeem button').click()
		await expect(buyer.page.locator('#redeem [role="alert"] a')).toHaveCount(1)
		await buyer.page.locator('#redeem-address').fill('Sekar Ayu, Jalan Melati 12, Jakarta 12110')
		await buyer.page.locator('#redeem button').click()
		await expect(buyer.page.locator('main table')).toContainText('Gelas kopi')
		await expect(buyer.page.locator('[data-reward] a')).toHaveCount(0)
		await buyer.context.close()
	})
}
