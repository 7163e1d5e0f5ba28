/** The pages to measure: one address of each kind from the shop's sitemap, and a cart with a product. */
export async function measuredPages(origin) {
	const addresses = await sitemap(origin)
	const first = (pattern) => {
		const found = addresses.find((address) => pattern.test(address))
		if (!found) throw new Error(`The sitemap has no ${pattern}.`)
		return found
	}
	const product = first(/^\/product\/[^/]+$/)
	return [
		{ name: 'home', path: '/' },
		{ name: 'listing', path: first(/^\/products\/[^/]+$/) },
		{ name: 'product', path: product },
		{ name: 'cart', path: '/Cart', cookie: await cookieOfCart(origin), isPrivate: true },
		{ name: 'article', path: first(/^\/article\/[^/]+$/) },
	]
}

/** The paths of all pages in the sitemap. */
export async function sitemap(origin) {
	const paths = (xml) =>
		[...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
	const parts = paths(await read(`${origin}/sitemap.xml`))
	return (await Promise.all(parts.map((part) => read(origin + part)))).flatMap(paths)
}

/** The cookies of a visitor with a product in the cart. */
export async function cookieOfCart(origin) {
	const listing = await read(`${origin}/products?stock=1`)
	const [product] = listing.match(/\/product\/[a-z0-9-]+/) ?? []
	const html = await read(origin + product)
	const [form = ''] = html.match(/<form[^>]*action="\/Cart\/lines".*?<\/form>/s) ?? []
	const value = (name) => new RegExp(`name="${name}"[^>]*?value="([^"]*)"`).exec(form)?.[1] ?? ''
	const answer = await fetch(`${origin}/Cart/lines`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Origin: origin },
		body: new URLSearchParams({
			formToken: value('formToken'),
			id: value('id'),
			quantity: '1',
			then: 'stay',
		}),
	})
	const cookies = new Map()
	keepCookies(cookies, answer)
	if (answer.status >= 400 || cookies.size === 0) throw new Error('The cart stays empty.')
	// The page after it has shown the notice, whose cookie ends.
	const after = await fetch(origin + product, { headers: { cookie: textOf(cookies) } })
	await after.arrayBuffer()
	keepCookies(cookies, after)
	return textOf(cookies)
}

/** As a browser keeps what a response sets and ends. */
function keepCookies(cookies, answer) {
	for (const line of answer.headers.getSetCookie()) {
		const [name, value] = line.split(';')[0].split(/=(.*)/s)
		if (/; *max-age=0(;|$)/i.test(line)) cookies.delete(name)
		else cookies.set(name, value)
	}
}

function textOf(cookies) {
	return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The cookies that a response sets, as a browser sends them back. */
export function cookiesOf(answer) {
	const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0])
	return pairs.join('; ')
}

/** The text of a successful response. */
export async function read(url, headers = {}) {
	const answer = await fetch(url, { headers })
	if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
	return answer.text()
}
