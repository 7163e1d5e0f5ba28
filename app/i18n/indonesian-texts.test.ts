import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isEnglish } from '#tests/support/english-words.ts'

const folder = new URL('./locales/id/', import.meta.url)

/** The specification's own words, marked as English on the page. */
const fixed = ['common:error.notFound.message', 'common:error.notFound.status']

test('no Indonesian text is English', () => {
	const found = readdirSync(folder).flatMap((file) => {
		const texts: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
		return textsIn(texts, `${file.replace('.json', '')}:`).filter(
			([key, text]) => isEnglish(text) && !fixed.includes(key),
		)
	})
	expect(found).toEqual([])
})

function textsIn(texts: unknown, path: string): [string, string][] {
	if (typeof texts === 'string')
		return [[path.replace(/\.$/, ''), texts.replace(/\{\{.*?\}\}/g, '')]]
	const entries = Object.entries(z.record(z.string(), z.unknown()).parse(texts))
	return entries.flatMap(([name, value]) => textsIn(value, `${path}${name}.`))
}
