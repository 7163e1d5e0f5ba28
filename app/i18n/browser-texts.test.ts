import { expect, test } from 'vitest'
import { browserTexts, type Namespace } from './browser-texts.ts'
import { instanceOf } from './instances.server.ts'
import { locales, type Locale } from './paths.ts'

const files = import.meta.glob<Namespace>('./locales/*/*.json', { eager: true, import: 'default' })

test.each(locales)(
	'every text in %s reads in the browser as the server wrote it',
	async (locale) => {
		const there = instanceOf(locale)
		const namespaces = Object.keys(there.getDataByLanguage(locale) ?? {})
		const here = await textsOf(locale, namespaces)

		let compared = 0
		for (const namespace of namespaces) {
			for (const [key, text] of leaves(files[`./locales/${locale}/${namespace}.json`])) {
				for (const [asked, values] of ways(key, text)) {
					const own = here.getFixedT(null, namespace)(asked, values)
					expect(own, `${namespace}:${asked}`).toBe(there.getFixedT(null, namespace)(asked, values))
					expect(here.t(`${namespace}:${asked}`, values)).toBe(own)
					compared += 1
				}
			}
		}
		expect(compared).toBeGreaterThan(1000)
	},
)

test('a key without a text shows itself, as on the server', async () => {
	const here = await textsOf('id', ['common'])

	for (const key of ['nowhere', 'nowhere.at.all', 'elsewhere:nowhere']) {
		expect(here.t(key)).toBe(instanceOf('id').t(key))
	}
})

test('texts of another namespace come when they are asked for', async () => {
	const here = await textsOf('id', ['common'])

	expect(here.hasLoadedNamespace('cart')).toBe(false)
	await here.loadNamespaces('cart')
	expect(here.hasLoadedNamespace('cart')).toBe(true)
})

async function textsOf(locale: Locale, namespaces: string[]) {
	const texts = browserTexts(locale, async (name) => files[`./locales/${locale}/${name}.json`])
	await texts.loadNamespaces(namespaces)
	return texts
}

function leaves(texts: unknown, path = ''): [key: string, text: string][] {
	if (typeof texts === 'string') return [[path, texts]]
	if (typeof texts !== 'object' || texts === null) return []
	return Object.entries(texts).flatMap(([name, part]) =>
		leaves(part, path === '' ? name : `${path}.${name}`),
	)
}

/** How a text is asked for: with its values; a plural by its number. */
function ways(key: string, text: string): [key: string, values: Record<string, unknown>][] {
	const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
	const values = Object.fromEntries(names.map((name) => [name, `<${name}> $1 $&`]))
	const stem = key.replace(/_(one|other|zero)$/, '')
	if (stem === key) return [[key, values]]
	return [0, 1, 2, 11].map((count) => [stem, { ...values, count }])
}
