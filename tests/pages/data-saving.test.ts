import { expect, test } from 'vitest'
import { addressOf } from '#tests/support/every-page.ts'
import { formWith } from './support/form.ts'
import { visit, type Page } from './support/visit.ts'

const saveData: [string, string] = ['Save-Data', 'on']

/** The executable scripts of a page. */
const scripts = ({ document }: Page) =>
	document.all('script').filter((script) => script.attribute('type') !== 'application/ld+json')

test.each(['/', '/products', '/product/:slug', '/article/:slug', '/Cart'] as const)(
	'%s has neither script nor font for a browser that sends Save-Data',
	async (pattern) => {
		const visitor = visit('localhost', [saveData])
		const path = await addressOf(pattern, async (part) => (await visitor.get(part)).body)
		const page = await visitor.open(path)
		const { document } = page
		expect(page.status).toBe(200)
		expect(document.one('html').attribute('data-saver')).toBe('')
		expect(scripts(page)).toEqual([])
		expect(document.has('link[as="font"], link[rel="modulepreload"]')).toBe(false)
	},
)

test('the switch in the footer turns data-saving mode on and off', async () => {
	const visitor = visit()
	const page = await visitor.open('/products')
	const press = (from: Page, value: string) => {
		const button = `button[name="dataSaver"][value="${value}"]`
		const form = formWith(from.document.one('footer'), button)
		return visitor.submit(from, form, {}, form.one(button))
	}
	expect(scripts(page).length).toBeGreaterThan(0)
	const saving = await press(page, 'on')
	expect(saving.url.pathname).toBe('/products')
	expect(saving.document.one('html').attribute('data-saver')).toBe('')
	expect(scripts(saving)).toEqual([])
	const normal = await press(saving, 'off')
	expect(normal.document.one('html').attribute('data-saver')).toBeUndefined()
})
