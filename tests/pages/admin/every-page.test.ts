import remixRoutes from '@remix-run/dev/dist/config/routes.js'
import { beforeAll, expect, test } from 'vitest'
import { adminRoutes } from '#admin/routes.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { registerCustomer } from '../support/customer.ts'
import type { PageElement } from '../support/page-element.ts'
import { bestSeller, orderCart, putInCart } from '../support/purchase.ts'
import { signInAs } from '../support/staff.ts'
import { visit, type Page } from '../support/visit.ts'

/** Pages without a link to them in a shop in use: they need a state that other tests make, maybe beside this one. */
const notReached = [
	'/accept-invitation',
	'/cod/:id',
	'/cod/:id/lines/:line',
	'/cod/debts/:number',
	'/company',
	'/failed-mails',
	'/orders/:number/parcels/:parcel',
	'/orders/:number/parcels/new',
	'/orders/:number/refund',
	'/orders/bookings',
	'/orders/drafts/:id',
	'/orders/pay',
	'/orders/picks',
	'/payments/messages/:id',
	'/payments/reconciliation/:id',
	'/payouts/:id',
	'/payouts/files/:id',
	'/products/imports/:id',
	'/products/imports/:id/columns',
	'/promotions/flash-sales/:id',
	'/refunds/:id/payout',
	'/reset-password',
	'/returns/:number',
	'/settings/shipping/pickup/:id',
	'/settings/shipping/pickup/:id/delete',
	'/setup',
	'/setup/second-factor',
	'/setup/shop',
	'/sign-in',
	'/sign-in/code',
	'/statements/:id',
	'/statements/lines/:id',
]

/** Pages with a form beside one with typed fields, and why. */
const severalForms: Record<string, string> = {
	'/orders': 'The name of a view is one short field; the other form changes the chosen orders.',
	'/orders/:number': 'Each step of an order is an action of its own, besides notes.',
}

type Visited = { pattern: string; path: string; page: Page }
let visited: Visited[] = []
beforeAll(async () => {
	const shopper = visit()
	await registerCustomer(shopper)
	await putInCart(shopper, await bestSeller(shopper))
	const { number } = await orderCart(shopper)
	visited = await crawl(number)
})

/**
 * A page of every route and kind of query that links lead to, as an owner sees it. The order's page is the one of the
 * given unpaid order: which order a list begins with depends on the tests that run beside this one.
 */
async function crawl(order: string): Promise<Visited[]> {
	const { staff } = await signInAs(await newStaff('owner'))
	const found: Visited[] = []
	const seen = new Set<string>()
	const waiting = [`/orders/${order}`, '/', '/setup/goods', '/setup/open']
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		const kind = kindOf(path)
		if (kind === undefined || seen.has(kind)) continue
		seen.add(kind)
		const page = await staff.open(path)
		const pattern = patternOf(page.url.pathname)
		const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false
		if (pattern === undefined || !isPage) continue
		found.push({ pattern, path, page })
		for (const link of page.document.all('a[href]')) {
			const url = new URL(link.attribute('href') ?? '', page.url)
			if (url.origin === page.url.origin) waiting.push(url.pathname + url.search)
		}
	}
	return found
}

/** The route and the names of the query, with the value where it chooses another page. */
function kindOf(path: string): string | undefined {
	const { pathname, searchParams } = new URL(path, 'http://admin')
	const query = [...searchParams].map(([name, value]) =>
		['tab', 'kind'].includes(name) ? `${name}=${value}` : name,
	)
	const pattern = patternOf(pathname)
	return pattern && [pattern, ...query].join(' ')
}

const table = Object.values(adminRoutes(remixRoutes.defineRoutes))
const parents = new Set(table.map(({ parentId }) => parentId))
const routes = table
	.filter(({ id, path }) => !parents.has(id) && path !== '*')
	.map(({ path, file }) => ({ pattern: `/${path ?? ''}`, isPage: file.endsWith('.tsx') }))
	// Fixed paths come first: /products/new is no product.
	.toSorted((a, b) => a.pattern.split(':').length - b.pattern.split(':').length)

function patternOf(pathname: string): string | undefined {
	return routes.find(({ pattern }) =>
		new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
	)?.pattern
}

test('the crawl opens every page that it can reach, without an error', () => {
	const reached = new Set([...notReached, ...visited.map(({ pattern }) => pattern)])
	const pages = routes.filter(({ isPage }) => isPage).map(({ pattern }) => pattern)
	expect(pages.filter((pattern) => !reached.has(pattern))).toEqual([])
	expect(notReached.filter((pattern) => !pages.includes(pattern))).toEqual([])
	expect(visited.filter(({ page }) => page.status !== 200).map(({ path }) => path)).toEqual([])
})

test('no page has a second form beside one with typed fields', () => {
	const wrong = visited.filter(({ page }) => {
		const forms = page.document.all('main form[method="post"]')
		return forms.some(isTyped) && forms.length > 1
	})
	const unlisted = wrong.filter(({ pattern }) => severalForms[pattern] === undefined)
	expect(unlisted.map(({ path }) => path)).toEqual([])
	expect(new Set(wrong.map(({ pattern }) => pattern))).toEqual(new Set(Object.keys(severalForms)))
})

/** Whether a form has fields to type into, or to choose a file. */
function isTyped(form: PageElement): boolean {
	const chosen = ['hidden', 'checkbox', 'radio', 'submit'].map((type) => `:not([type="${type}"])`)
	return form.has(`textarea, input${chosen.join('')}`)
}

test('pages of different routes have different titles', () => {
	const titles = new Map<string, Set<string>>()
	for (const { pattern, page } of visited) {
		const title = page.document.all('head title')[0]?.text ?? ''
		titles.set(title, new Set([...(titles.get(title) ?? []), pattern]))
	}
	const shared = [...titles].filter(([title, at]) => title === '' || at.size > 1)
	expect(shared.map(([title, at]) => [title, ...at])).toEqual([])
})

test('the landmarks of a page have different names', () => {
	const wrong = visited.flatMap(({ path, page }) => {
		const names = landmarksOf(page.document)
		const twice = names.filter((name, at) => names.indexOf(name) !== at)
		return twice.length > 0 ? [[path, ...twice]] : []
	})
	expect(wrong).toEqual([])
})

/** Role and name of every landmark. The header of a phone and the column beside the page are never shown both. */
function landmarksOf(page: PageElement): string[] {
	const hidden = page.all('body > div > header [role="search"], body > div > header nav').length
	const all = page.all(
		'nav, main, search, [role="search"], [role="navigation"], section[aria-label], section[aria-labelledby], form[aria-label]',
	)
	return all.slice(hidden).map((landmark) => {
		const label = landmark.attribute('aria-labelledby')
		const name =
			landmark.attribute('aria-label') ??
			(label === undefined
				? ''
				: page
						.all(`[id="${label}"]`)
						.map(({ text }) => text)
						.join())
		return `${landmark.attribute('role') ?? landmark.tag} ${name}`
	})
}
