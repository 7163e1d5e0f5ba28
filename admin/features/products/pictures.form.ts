import type { EditedProduct } from '#contract/edited-product.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import type { ProductPictures } from '#contract/product-parts.ts'

type ParsedPictures = {
	pictures: ProductPictures['pictures']
	errors: RejectedForm['errors']
}

/** Pictures in the order of a form, without those marked for removal. Errors are text keys of `products`. */
export function picturesOf(form: FormData, saved: EditedProduct['pictures']): ParsedPictures {
	const errors: RejectedForm['errors'] = {}
	const text = (name: string) => String(form.get(name) ?? '').trim()
	const pictures = saved.flatMap((picture, at) => {
		const key = pictureKey(picture.mediaId)
		if (form.get(`remove-${key}`) !== null) return []
		const place = Number(text(`place-${key}`))
		if (!Number.isInteger(place) || place < 1 || place > 999) errors[`place-${key}`] = 'placeWrong'
		const [altId, altEn] = [text(`altId-${key}`), text(`altEn-${key}`)]
		if (altId.length > 500 || altEn.length > 500) errors[`altId-${key}`] = 'tooLong'
		// At a position that another picture has: before it if moved up, otherwise after it.
		const order = place + Math.sign(place - 1 - at) / 2
		return [{ mediaId: picture.mediaId, altId, altEn, order }]
	})
	return {
		errors,
		pictures: pictures
			.toSorted((a, b) => a.order - b.order)
			.map(({ order: _order, ...picture }) => picture),
	}
}

/** The key of a picture in field names; ids may be too long for them. */
export function pictureKey(mediaId: string): string {
	return mediaId.slice(0, 20)
}
