import { expect, test } from 'vitest'
import { z } from 'zod'
import { shopAddress } from '#tests/support/shop-address.ts'
import { bestSeller, orderCart, putInCart } from './support/purchase.ts'
import { visit } from './support/visit.ts'

const Issued = z.object({ API_ACCESS: z.string().min(21) })

test('[NJ-02] no response of a purchase contains the storefront’s key to the website API', async () => {
	const { apiOrigin, origin } = shopAddress()
	// Requests a key of this shop like the storefront.
	const issued = await fetch(`${apiOrigin}/v1/api-access`, {
		headers: { accept: 'application/json', referer: `${origin()}/` },
	})
	const { API_ACCESS: key } = Issued.parse(await issued.json())
	const keyBeginning = key.slice(0, 16)

	const shopper = visit()
	await putInCart(shopper, await bestSeller(shopper))
	const { pages, number } = await orderCart(shopper)
	pages.push(await shopper.open(`/order/look-up?order=${number}`))
	pages.push(await shopper.open('/api/apiAccess'))
	for (const { url, headers, body } of pages) {
		const answer = [...headers].join('\n') + body
		expect(answer, url.href).not.toContain(keyBeginning)
		expect(answer, url.href).not.toMatch(/bearer\s/i)
		for (const line of headers.getSetCookie()) expect(line, url.href).toMatch(/;\s*HttpOnly/i)
	}
	expect(shopper.cookies.size).toBeGreaterThan(3)
	for (const [name, value] of shopper.cookies) {
		expect(decodeURIComponent(value), name).not.toContain(key)
	}
})

test('[NJ-04] a product page is complete in its HTML: name, price and form', async () => {
	const visitor = visit()
	const listing = await visitor.open('/products')
	const links = listing.document.all('main article a[href^="/product/"]')
	expect(links.length).toBeGreaterThan(8)
	const { document } = await visitor.open(links[0]?.attribute('href') ?? '')
	expect(document.one('h1').text).toBe(links[0]?.text)
	expect(document.one('main').text).toMatch(/Rp \d/)
	expect(document.has('form[action="/Cart/lines"]')).toBe(true)
})

test('[CK-02, CK-03, CK-06, CK-08] the first private page sets the cookies of a visit, and later ones do not change them', async () => {
	const visitor = visit()
	const shared = await visitor.open('/products')
	expect(shared.headers.getSetCookie()).toEqual([])
	const { headers } = await visitor.open('/Cart')
	const lines = headers.getSetCookie().join('\n')
	expect(lines).toMatch(/^API_ACCESS_CLIENT=.*; Max-Age=86400\b/m)
	expect(lines).toMatch(/^LOCALE=.*; Max-Age=31536000\b/m)
	const names = ['AFFILIATE_DURATION', 'API_ACCESS_CLIENT', 'FIRST_ACCESS', 'LOCALE']
	expect([...visitor.cookies.keys()].sort()).toEqual(names)
	const first = visitor.cookies.get('FIRST_ACCESS')
	await visitor.open('/en/Cart')
	await visitor.open('/order/look-up')
	expect(visitor.cookies.get('FIRST_ACCESS')).toBe(first)
})
