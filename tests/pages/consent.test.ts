import { beforeAll, expect, test } from 'vitest'
import { etalase } from '#tests/support/etalase.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { expectEventually } from './support/eventually.ts'
import { formWith } from './support/form.ts'
import { visit, type Page } from './support/visit.ts'

let host: string
const ids = ['G-TEST1234', '123456789012']
beforeAll(async () => {
	const shop = await ownShop()
	host = shop.host
	const [analytics = '', pixel = ''] = ids
	const given = ['--analytics', analytics, '--pixel', pixel]
	await etalase('site', 'set', '--company', shop.company, ...given)
	await expectEventually(async () => showsConsentQuestion(await visit(host).open('/faq')), true)
})

const acceptButton = 'button[name="consent"][value="yes"]'
const no = 'button[name="consent"][value="no"]'
const showsConsentQuestion = ({ document }: Page) => document.has(acceptButton)
/** Whether a page contains one of the analytics services. */
const isMeasured = ({ document, body }: Page) =>
	document.has('script[src="/measure.js"]') || ids.some((id) => body.includes(id))

async function answer(
	page: Page,
	visitor: ReturnType<typeof visit>,
	button: string,
	within = page.document,
) {
	const form = formWith(within, button)
	return visitor.submit(page, form, {}, form.one(button))
}

test.each(['/', '/products', '/faq', '/en/faq'])(
	'[SC-05] %s asks for consent and loads no tracker before it',
	async (path) => {
		const page = await visit(host).open(path)
		expect(showsConsentQuestion(page)).toBe(true)
		expect(isMeasured(page)).toBe(false)
	},
)

test('[SC-05] a declined consent is stored, and the footer lets a visitor change it', async () => {
	const visitor = visit(host)
	const refused = await answer(await visitor.open('/products'), visitor, no)
	expect(refused.url.pathname).toBe('/products')
	for (const page of [refused, await visitor.open('/'), await visitor.open('/faq')]) {
		expect(showsConsentQuestion(page)).toBe(false)
		expect(isMeasured(page)).toBe(false)
	}
	const footer = refused.document.one('footer')
	const question = await answer(refused, visitor, 'button[name="consent"][value="ask"]', footer)
	expect(showsConsentQuestion(question)).toBe(true)
})

test('[SC-05] pages are measured after consent, in data-saving mode, too', async () => {
	for (const headers of [[], [['Save-Data', 'on']]] satisfies [string, string][][]) {
		const visitor = visit(host, headers)
		const accepted = await answer(await visitor.open('/faq'), visitor, acceptButton)
		expect(showsConsentQuestion(accepted)).toBe(false)
		expect(isMeasured(await visitor.open('/faq'))).toBe(true)
		expect(isMeasured(await visitor.open('/'))).toBe(true)
	}
})
