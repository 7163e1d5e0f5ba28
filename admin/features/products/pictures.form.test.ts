import { expect, test } from 'vitest'
import { picturesOf } from './pictures.form.ts'

const saved = ['a', 'b', 'c', 'd'].map((mediaId) => ({ mediaId, altId: '', altEn: '' }))

function sent(changes: Record<string, string>) {
	const form = new FormData()
	saved.forEach(({ mediaId }, at) => form.set(`place-${mediaId}`, String(at + 1)))
	for (const [name, value] of Object.entries(changes)) form.set(name, value)
	const { pictures, errors } = picturesOf(form, saved)
	return { order: pictures.map((picture) => picture.mediaId).join(''), errors }
}

test.each([
	['nothing is moved', {}, 'abcd'],
	['the last comes first', { 'place-d': '1' }, 'dabc'],
	['the first comes third', { 'place-a': '3' }, 'bcad'],
	['one is removed', { 'remove-b': '1' }, 'acd'],
	['one is removed and another moved', { 'remove-a': '1', 'place-d': '2' }, 'dbc'],
])('pictures stand in order when %s', (_case, changes, order) => {
	expect(sent(changes)).toEqual({ order, errors: {} })
})

test('a place that is no number is refused', () => {
	expect(sent({ 'place-c': 'x' }).errors).toEqual({ 'place-c': 'placeWrong' })
})
