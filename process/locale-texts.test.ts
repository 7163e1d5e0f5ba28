import { expect, test } from 'vitest'
import { loadLocaleTexts } from './locale-texts.ts'

const example = { greeting: 'Halo', error: { title: 'Gagal' } }
const files: Record<string, unknown> = {
	id: example,
	en: { greeting: 'Hello', error: { title: 'Failed' }, more: 'ignored' },
	fr: { greeting: 'Bonjour' },
}
const load = async (locale: string) => ({ default: files[locale] })

test('gives the texts of each language', async () => {
	const texts = await loadLocaleTexts(['id', 'en'], example, load)
	expect(texts('en').error.title).toBe('Failed')
	expect(texts('id').greeting).toBe('Halo')
})

test('names the texts that a language lacks', async () => {
	await expect(loadLocaleTexts(['id', 'fr'], example, load)).rejects.toThrow(
		'The texts in "fr" lack error.title.',
	)
})
