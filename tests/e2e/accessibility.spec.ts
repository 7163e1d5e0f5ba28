import type { Page } from '@playwright/test'
import { addressOf, everyPage, type Visit } from '#tests/support/every-page.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import { expectDarkContrast, expectNoFindings, expectReflow } from './support/accessible.ts'
import {
	chooseBank,
	chooseCourier,
	choosePlace,
	fillAddress,
	fillContact,
	placeOrder,
	putInCart,
	submitOf,
	submitStep,
} from './support/checkout.ts'
import { firstOf, isFullCrossing, script, someOf } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOnPage } from './support/texts.ts'

type Look = { name: string; prefix: '' | '/en'; colorScheme: 'light' | 'dark'; width: number }

/** axe runs in the page, so every variant needs script; a page in data-saving mode has none of the shop's own. */
const looks: Look[] = [
	{ name: 'light on a phone', prefix: '', colorScheme: 'light', width: 320 },
	{ name: 'dark on a desktop', prefix: '/en', colorScheme: 'dark', width: 1280 },
]

const templates = ['/', '/products', '/product/:slug', '/article/:slug', '/auth/login'] as const

function isTemplate(pattern: string): boolean {
	return templates.some((template) => template === pattern)
}

/**
 * The first visit of a page, and the last one if its address is missing. In another shop, whose colours and
 * texts differ, only the templates; every page in the full crossing.
 */
function selectVisits(pattern: string, visits: Visit[]): Visit[] {
	const open = visits.filter(({ needs }) => needs === undefined)
	const [first] = open
	const last = open.at(-1)
	return open.filter(
		(pageVisit) =>
			pageVisit === first ||
			(pageVisit === last && pageVisit.status !== undefined) ||
			(pageVisit === open.findLast(({ host }) => host !== first?.host && host !== undefined) &&
				(isTemplate(pattern) || isFullCrossing)),
	)
}

async function open(page: Page, visit: Visit, prefix: '' | '/en' = '') {
	const { get, origin } = visitorOf(visit.host)
	const path = await addressOf(visit.path, async (part) => (await get(part)).body)
	await page.goto(origin + (path === '/' ? prefix || '/' : `${prefix}${path}`))
}

const shown = everyPage
	.map(({ pattern, visits }) => ({ pattern, visits: selectVisits(pattern, visits) }))
	.filter(({ visits }) => visits.length > 0)
/** The templates, and of the pages that are made of the same parts every eighth one. */
const pages = [
	...shown.filter(({ pattern }) => isTemplate(pattern)),
	...someOf(
		shown.filter(({ pattern }) => !isTemplate(pattern)),
		8,
	),
]

/** About nine pages per test, to reuse the browser's cache; neighbours, which are as long, go to different tests. */
const tests = Math.ceil(pages.length / 9)
const groups = Array.from({ length: tests }, (_, at) =>
	pages.filter((_page, index) => index % tests === at),
)

for (const { name, prefix, colorScheme, width } of firstOf(looks)) {
	test.describe(name, () => {
		test.use({ colorScheme, viewport: { width, height: 800 } })

		for (const [at, group] of groups.entries()) {
			test(
				`axe reports nothing on pages of every kind, and they reflow, part ${at + 1}`,
				script,
				async ({ page }) => {
					for (const { pattern, visits } of group) {
						for (const pageVisit of visits) {
							await open(page, pageVisit, prefix)
							await expectNoFindings(page)
							await expectReflow(page)
							const checksDarkMode = isFullCrossing || isTemplate(pattern)
							if (colorScheme === 'light' && checksDarkMode) await expectDarkContrast(page)
						}
					}
				},
			)
		}

		test(
			'axe reports nothing on the cart, every checkout step and the order pages',
			script,
			async ({ page, at }) => {
				let states = 0
				const expectAccessible = async () => {
					await expectNoFindings(page)
					await expectReflow(page)
					// States that follow each other have almost the same colours.
					const checksDarkMode = isFullCrossing || states++ % 2 === 0
					if (colorScheme === 'light' && checksDarkMode) await expectDarkContrast(page)
				}
				await putInCart(page, at(`${prefix}/products?stock=1`))
				await expectAccessible()
				await page.goto(at(`${prefix}/Cart`))
				await expectAccessible()
				await page.goto(at(`${prefix}/order/checkout`))
				await submitStep(page, 'contact')
				await expectAccessible()
				await fillContact(page)
				await choosePlace(page)
				await expectAccessible()
				await fillAddress(page)
				await expectAccessible()
				await chooseCourier(page)
				await chooseBank(page)
				await expect(submitOf(page, 'order')).toBeVisible()
				await expectAccessible()
				const number = await placeOrder(page)
				await expectAccessible()
				await page.goto(at(`${prefix}/konfirmasi-pembayaran?order=${number}`))
				const send = textsOnPage(page)('orders:confirmation.submit')
				await page.getByRole('button', { name: send }).click()
				await expect(page.locator('main').getByRole('alert').first()).toBeVisible()
				await expectAccessible()
			},
		)
	})
}

test.describe('in the data-saving mode', () => {
	test.use({ extraHTTPHeaders: { 'Save-Data': 'on' }, viewport: { width: 360, height: 800 } })
	test('axe reports nothing on the page templates', script, async ({ page }) => {
		for (const path of someOf(templates, 2)) {
			await open(page, { path })
			await expect(page.locator('html')).toHaveAttribute('data-saver', '')
			await expectNoFindings(page)
		}
	})
})
