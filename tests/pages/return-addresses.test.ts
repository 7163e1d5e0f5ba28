import { expect, test } from 'vitest'
import { addresses } from '#tests/guard/support/addresses.ts'
import { evil, foreignAddresses } from '#tests/support/foreign-addresses.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { visitorOf } from '#tests/support/visitor.ts'

const { origin, get, post } = visitorOf(undefined, [['Accept', 'text/html']])
const foreign = foreignAddresses.filter((address) => typeof address === 'string')
const few = ['//', '/\\', 'https://', 'javascript:alert(1)//'].map((start) => `${start}${evil}`)
const names = ['back', 'redirectTo', 'next', 'return', 'url']
const named = (address: string) => Object.fromEntries(names.map((name) => [name, address]))

/** Fails when a response redirects or links to another site. */
function expectOwnSite({ headers }: { headers: Headers }, what: string) {
	const location = headers.get('location')
	if (location === null) return
	if (/^\/(en\/)?auth\/google\?/.test(what)) {
		// Signing in with Google redirects to the provider, without the return address.
		expect(location, what).not.toContain(evil)
		return
	}
	expect(location, what).toMatch(/^\/(?![/\\])/)
	expect(new URL(location, origin).origin, what).toBe(origin)
	expect(headers.get('refresh'), what).toBeNull()
}

for (const path of ['/preferences', '/en/preferences', '/wishlist/items', '/en/wishlist/items']) {
	test(`${path} redirects within this shop, whatever return address the form sends`, async () => {
		const home = path.startsWith('/en') ? '/en' : '/'
		for (const back of foreign) {
			const answer = await post(path, { theme: 'dark', remove: '1', back })
			expect(answer.status, back).toBe(303)
			expectOwnSite(answer, back)
			expect(answer.headers.get('location'), back).not.toMatch(/^.*\/\/|\\/)
		}
		const kind = await post(path, { theme: 'dark', remove: '1', back: '/products?q=a&page=2' })
		expect(kind.headers.get('location')).toBe('/products?q=a&page=2')
		const away = await post(path, { theme: 'dark', remove: '1', back: `https://${evil}/` })
		expect([home, `${home.replace(/\/$/, '')}/wishlist`]).toContain(away.headers.get('location'))
	})
}

test('no route redirects or links to another site named in its query or form', async () => {
	// Both languages use the same loaders and actions.
	const paths = new Set(
		addresses()
			.map(({ path }) => path)
			.filter((path) => !/^\/en\b/.test(path)),
	)
	expect(paths.size).toBeGreaterThan(80)
	for (const [at, path] of [...paths].entries()) {
		for (const address of sampleOf(few, few.length, at)) {
			const query = `${path}?${String(new URLSearchParams(named(address)))}`
			const [sent, page] = await Promise.all([post(query, named(address)), get(query)])
			expectOwnSite(sent, query)
			expectOwnSite(page, query)
			expect(page.body, query).not.toMatch(
				new RegExp(`(?:href|action|content|src)="[^"/?#]*(?:[/\\\\]{2}|javascript:)[^"]*${evil}`),
			)
			const back = /name="(?:back|redirectTo)" value="([^"]*)"/g
			for (const [, value = ''] of page.body.matchAll(back)) {
				const target = value.replaceAll('&amp;', '&')
				expect(new URL(target, origin).origin, `${query}: ${target}`).toBe(origin)
			}
		}
	}
})
