import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { visit } from './support/visit.ts'

const galleryCode = /Setiap komponen dalam|GalleryScreen/
const build = fileURLToPath(new URL('../../build/', import.meta.url))

test('the built shop does not include the component gallery', async () => {
	expect((await visit().get('/ui')).status).toBe(404)
	const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.m?js$/.test(name))
		.map((name) => ({ name, text: readFileSync(path.join(build, name), 'utf8') }))
	expect(files.filter(({ text }) => text.includes('data-error')).length).toBeGreaterThan(1)
	// The source has these texts, so that their absence from the build is meaningful.
	const source = readFileSync(
		new URL('../../app/routes/development/ui.tsx', import.meta.url),
		'utf8',
	)
	expect(source).toMatch(galleryCode)
	const found = files.filter(({ text }) => galleryCode.test(text))
	expect(found.map(({ name }) => name)).toEqual([])
})
