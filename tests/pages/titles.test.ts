import { expect, test } from 'vitest'
import { everyPage } from '#tests/support/every-page.ts'
import { isEnglish } from '#tests/support/english-words.ts'
import { headOf } from './support/head-of.ts'
import { parseHead, parsePage, type PageElement } from './support/page-element.ts'
import { publicPage } from './support/public-page.ts'
import { visit } from './support/visit.ts'

const stores: Record<string, string> = {
	localhost: 'Lungsin & Pakan',
	'kopi.localhost': 'Pagi Sangrai',
	'gawai.localhost': 'Kawat & Cahaya',
}

/** Every page that needs no more than its address, with the status that it answers. */
const reachable = everyPage.flatMap(({ pattern, visits }) =>
	visits
		.filter(({ needs, host = 'localhost' }) => needs === undefined && host in stores)
		.map((one) => ({ pattern, ...one })),
)

const opened = new Map<string, Promise<Opened>>()
type Opened = { target: string; status: number; head: PageElement; body: string }

/** Each page is read once. */
function open(path: `/${string}`, host = 'localhost', prefix: '' | '/en' = ''): Promise<Opened> {
	const key = `${host} ${prefix} ${path}`
	const known = opened.get(key) ?? read(path, host, prefix)
	opened.set(key, known)
	return known
}

async function read(path: `/${string}`, host: string, prefix: '' | '/en'): Promise<Opened> {
	const { target, status, body } = await publicPage({ path, host }, prefix)
	return { target, status, head: parseHead(body), body }
}

test('[PT-01] every kind of page is titled "{page} · {store title}", also home and missing pages, and described', async () => {
	const found = new Set<number>()
	for (const { path, host = 'localhost', status = 200 } of reachable) {
		for (const prefix of ['', '/en'] as const) {
			const answer = await open(path, host, prefix)
			const place = `${host}${answer.target}`
			expect(answer.status, place).toBe(status)
			const { title, meta } = headOf(answer.head)
			const store = stores[host] ?? ''
			const page = title.slice(0, -` · ${store}`.length)
			expect(title, place).toBe(`${page} · ${store}`)
			expect(page, place).toMatch(/\S/)
			expect(page, place).not.toContain(store)
			found.add(status)
			if (status !== 200) continue
			const { length } = meta.get('description') ?? ''
			expect(length, `${place}: ${meta.get('description')}`).toBeGreaterThanOrEqual(50)
			expect(length, `${place}: ${meta.get('description')}`).toBeLessThanOrEqual(170)
		}
	}
	expect([...found].sort()).toEqual([200, 403, 404])
})

/** The English words that the specification fixes on pages in either language. */
const fixed = [/Page Not Found: \S*/g, /404 Not Found/g, /Something went wrong - \d+/g]

/** Labels that are one or two words. */
const labels =
	/^(?:search|close|next|previous|back|submit|save|delete|remove|add|edit|cancel|orders?|price|shipping|payment|address|loading|sold out|failed|request failed|cart|sign (?:in|out)|page|show|hide|more|help|home)\b/i

/** Lines of a page as a reader has them: texts of elements and of attributes that are read out or shown. */
function linesOf(page: PageElement): string[] {
	const texts = page
		.all('body *')
		.filter((element) => element.all('*').length === 0)
		.map(({ text }) => text)
	const spoken = ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) =>
		page.all(`[${name}]`).map((element) => element.attribute(name) ?? ''),
	)
	const head = headOf(page)
	return [
		head.title,
		...['description', 'og:title'].map((name) => head.meta.get(name) ?? ''),
		...texts,
		...spoken,
	]
}

test('Indonesian pages have no English lines but those that the specification fixes', async () => {
	const wrong: string[] = []
	const scan = (place: string, page: PageElement) => {
		for (const line of linesOf(page)) {
			const rest = fixed.reduce((text, words) => text.replace(words, ''), line)
			if (isEnglish(rest) || labels.test(rest)) wrong.push(`${place}: ${line.slice(0, 120)}`)
		}
	}
	for (const { path, host } of reachable) {
		const { target, body } = await open(path, host)
		scan(target, parsePage(body))
	}
	const failed = await visit().post('/products')
	scan('a page of an error', failed.document)
	expect(wrong).toEqual([])
})
