import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RetryLater, type Journal, type Page, UnexpectedAnswer, Visitor } from './visitor.ts'

export type ShopperOptions = {
	port: number
	/** See ShopAddress. */
	isBehindBalancer?: boolean
	/** The shops to browse. */
	browseHosts: string[]
	/** The shop to buy in, whose products are `barang-1` to `barang-{products}`. */
	buyHost: string
	products: number
	journal: Journal
	/** Numbers of the orders that a success page has confirmed. */
	orders: string[]
	/** Unexpected responses, with their time in `performance.now()`. */
	unexpectedAnswers: { what: string; at: number }[]
}

type Task = (options: ShopperOptions, visitor: Visitor) => Promise<void>

/**
 * Runs tasks sequentially, each as a new visitor from another network, until `isOver`: any task, but first number `first`,
 * so that a few shoppers do each.
 */
export async function shop(
	options: ShopperOptions,
	isOver: () => boolean,
	first: number,
): Promise<void> {
	const tasks: Task[] = [browse, buyAsGuest, search, buyAsMember, browse, buyAsGuest]
	for (let at = first; !isOver(); at = randomInt(tasks.length)) {
		const task = tasks[at % tasks.length] ?? browse
		const host = task === browse || task === search ? pick(options.browseHosts) : options.buyHost
		const visitor = new Visitor(
			{ port: options.port, host, isBehindBalancer: options.isBehindBalancer },
			someAddress(),
			options.journal,
		)
		try {
			await task(options, visitor)
		} catch (error) {
			if (error instanceof UnexpectedAnswer) {
				options.unexpectedAnswers.push({
					what: `${task.name}: ${error.message}`,
					at: performance.now(),
				})
			} else if (!(error instanceof RetryLater)) throw error
		} finally {
			await visitor.close()
		}
	}
}

async function browse(_crowd: ShopperOptions, visitor: Visitor) {
	const home = await visitor.open(pick(['/', '/en']))
	await pauseToThink()
	const listing = await visitor.open(pick(linksTo(home, /\/products/)))
	await pauseToThink()
	await visitor.open(pick(linksTo(listing, /\/product\//)))
	await pauseToThink()
	await visitor.open(pick(['/faq', '/articles', '/Cart', '/wishlist', '/auth/login']))
}

async function search(_crowd: ShopperOptions, visitor: Visitor) {
	for (const query of ['kemeja', 'kopi', 'lampu', 'tas kulit']) {
		await visitor.open(`/products?q=${encodeURIComponent(query)}`)
		await pauseToThink()
	}
}

/** Orders as a guest, from the product's page to the success page. */
export async function buyAsGuest(options: ShopperOptions, visitor: Visitor) {
	await putInCart(options, visitor)
	await sendContact(visitor, await visitor.open('/order/checkout'))
	await checkOut(options, visitor)
}

async function buyAsMember(options: ShopperOptions, visitor: Visitor) {
	const register = await visitor.open('/auth/register')
	await visitor.submit(register, '#register', {
		...person(),
		password: `lumbung-${randomBytes(6).toString('hex')}`,
		agree: 'on',
	})
	await visitor.open('/profile')
	await putInCart(options, visitor)
	const page = await visitor.open('/order/checkout')
	if (page.document.has(step('contact'))) await sendContact(visitor, page)
	await checkOut(options, visitor)
	await visitor.open('/profile/order')
}

/** Opens a product's page and puts it into the cart. */
export async function putInCart(options: ShopperOptions, visitor: Visitor) {
	const product = await visitor.open(`/product/barang-${1 + randomInt(options.products)}`)
	await pauseToThink()
	await visitor.submit(product, 'main form[action$="/Cart/lines"]', { then: 'stay' })
}

function sendContact(visitor: Visitor, page: Page) {
	return visitor.submit(page, step('contact'), person())
}

/** The steps from the delivery district to the placed order. */
async function checkOut(options: ShopperOptions, visitor: Visitor) {
	await pauseToThink()
	const placesPage = await visitor.open('/order/checkout?step=address&q=Kebayoran+Baru')
	const delivery = await visitor.submit(placesPage, step('address'), {
		place: choice(placesPage, 'address', 'place'),
		street: 'Jalan Melati No. 12, RT 03/RW 05',
	})
	await pauseToThink()
	const review = await visitor.submit(delivery, step('delivery'), {
		shipping: choice(delivery, 'delivery', 'shipping'),
		bank: choice(delivery, 'delivery', 'bank'),
	})
	await pauseToThink()
	const success = await visitor.submit(review, step('order'), { agreement: 'on' })
	const number = success.document.all('[data-order-number]')[0]?.text
	if (number === undefined) throw new UnexpectedAnswer(`No order number on ${success.path}`)
	options.orders.push(number)
}

function person() {
	const id = randomBytes(5).toString('hex')
	return {
		name: pick(['Sari Wulandari', 'Budi Santoso', 'Dewi Lestari', 'Agus Pratama']),
		phone: `0812${String(randomInt(100_000_000)).padStart(8, '0')}`,
		email: `pembeli-${id}@example.com`,
	}
}

function step(name: string) {
	return `form[action*="/order/checkout/${name}"]`
}

/** A value of a radio button or option in a step's form. */
function choice(page: Page, form: string, name: string, at = 0): string {
	const offered = page.document
		.all(step(form))[0]
		?.all(
			`[name="${name}"] option, [name="${name}"][type="radio"], [name="${name}"][type="checkbox"]`,
		)
	const value = offered?.[at]?.attribute('value')
	if (value === undefined) throw new UnexpectedAnswer(`No ${name} to choose on ${page.path}`)
	return value
}

function linksTo(page: Page, pattern: RegExp): string[] {
	return page.document
		.all('a[href^="/"]')
		.map((link) => link.attribute('href') ?? '')
		.filter((href) => pattern.test(href))
}

function pick<T>(list: T[]): T {
	const one = list[randomInt(Math.max(list.length, 1))]
	if (one === undefined) throw new UnexpectedAnswer('A page had nothing to choose from')
	return one
}

/** A random address in its own network, from the range reserved for benchmarks. */
function someAddress() {
	return `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`
}

function pauseToThink() {
	return sleep(100 + randomInt(300))
}
