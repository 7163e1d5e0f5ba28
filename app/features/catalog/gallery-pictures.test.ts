import { expect, test } from 'vitest'
import { galleryPictures } from './gallery-pictures.ts'

const [front, blue, back] = ['front', 'blue', 'back'].map((id) => ({
	id,
	alt: id,
	width: 800,
	height: 800,
}))

test.each([
	['the variant has none', null, ['front', 'blue', 'back']],
	['it is the first', 0, ['front', 'blue', 'back']],
	['it is another', 1, ['blue', 'front', 'back']],
	['it is gone', 7, ['front', 'blue', 'back']],
])('the variant’s own pictures come first: %s', (_when, first, ids) => {
	expect(galleryPictures([front!, blue!, back!], first).map(({ id }) => id)).toEqual(ids)
})
