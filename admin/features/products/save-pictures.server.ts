import { redirect } from '@remix-run/node'
import { type EditedProduct, getEditedProduct } from '#contract/edited-product.ts'
import { addProductPicture, setProductPictures } from '#contract/product-parts.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { pictureKey, picturesOf } from './pictures.form.ts'
import { digestOf } from './product-sections.server.ts'

const maxFiles = 10
const maxBytes = 10_000_000
type Values = Record<string, string>

/** Saves order and texts of a product's pictures, then adds the chosen files. */
export async function saveProductPictures(staff: Staff, id: string | undefined, form: FormData) {
	const values = valuesOf(form)
	const files = form
		.getAll('picture')
		.filter((file) => file instanceof File)
		.filter(({ size }) => size > 0)
	if (files.length > maxFiles) return refuseForm({ values, errors: { picture: 'pictures.many' } })
	const product = await staff.api.call(getEditedProduct, { id: id ?? '' })
	const refused = await saveRows(staff, product, form)
	if (refused) return refused
	const rejected = await upload(staff, product.id, files)
	// The rows are saved, so that only the names of the files are shown again.
	if (rejected) return refuseForm(rejected)
	const notice =
		files.length > 0
			? noticeOf(staff, 'products:pictures.added', { count: files.length })
			: noticeOf(staff, 'products:pictures.saved')
	staff.notices.put(notice)
	return redirect(`/products/${product.id}/pictures`, 303)
}

/** Saves the rows if they were changed. */
async function saveRows(staff: Staff, product: EditedProduct, form: FormData) {
	const values = valuesOf(form)
	if (product.pictures.every((picture, at) => !isChanged(picture, at, values))) return null
	const conflict = { values, errors: { '': 'conflict' } }
	if (digestOf(product.pictures) !== values.shown) return refuseForm(conflict, 409)
	const { pictures, errors } = picturesOf(form, product.pictures)
	if (Object.keys(errors).length > 0) return refuseForm({ values, errors })
	const { id, version } = product
	const answer = await staff.api.tryCall(setProductPictures, { id, body: { version, pictures } })
	if (answer.ok) return null
	if (answer.status === 409) return refuseForm(conflict, 409)
	throw refusalResponse(answer)
}

type Picture = EditedProduct['pictures'][number]

function isChanged({ mediaId, altId, altEn }: Picture, at: number, values: Values): boolean {
	const key = pictureKey(mediaId)
	const differs = (name: string, saved: string) =>
		(values[`${name}-${key}`] ?? saved).trim() !== saved.trim()
	return (
		values[`remove-${key}`] !== undefined ||
		differs('place', String(at + 1)) ||
		differs('altId', altId) ||
		differs('altEn', altEn === altId ? '' : altEn)
	)
}

async function addPicture({ api }: Staff, id: number, file: File) {
	const content = new Uint8Array(await file.arrayBuffer())
	return api.tryCall(addProductPicture, { id, bytes: { type: 'image/*', content } })
}

/** Adds the files one after the other; returns the rejected ones as an error. */
async function upload(staff: Staff, productId: number, files: File[]) {
	const refused: string[] = []
	const reject = (key: string, names = '') => ({ values: { names }, errors: { picture: key } })
	for (const file of files) {
		const isLarge = file.size > maxBytes
		const answer = isLarge ? undefined : await addPicture(staff, productId, file)
		if (answer?.ok) continue
		if (answer?.status === 409) return reject('pictures.full')
		if (answer && ![413, 422].includes(answer.status)) throw refusalResponse(answer)
		refused.push(file.name.slice(0, 60))
	}
	if (refused.length === 0) return null
	const isNoneAdded = refused.length === files.length
	return reject(isNoneAdded ? 'pictures.allRefused' : 'pictures.refused', refused.join(', '))
}
