import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './support/fixtures.ts'

const build = fileURLToPath(new URL('../../build/', import.meta.url))

test('the built shop has neither the page of all components nor its code', async ({
	request,
	at,
}) => {
	expect((await request.get(at('/ui'))).status()).toBe(404)
	const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.m?js$/.test(name))
		.map((name) => ({ name, text: readFileSync(path.join(build, name), 'utf8') }))
	expect(files.filter(({ text }) => text.includes('data-error')).length).toBeGreaterThan(1)
	const found = files.filter(({ text }) => /Setiap komponen dalam|GalleryScreen/.test(text))
	expect(found.map(({ name }) => name)).toEqual([])
})
