import { bodyLimit } from 'hono/body-limit'
import { addProduct, changeProduct, getEditedProduct } from '#contract/edited-product.ts'
import {
	addProductPicture,
	setProductOptions,
	setProductPictures,
	setProductVariants,
} from '#contract/product-parts.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	storeUploadedPicture,
	MAX_PICTURE_BYTES,
} from '#website-api/modules/platform/media/store-picture.command.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { setOptions } from './edit-options.command.ts'
import { addPicture, setPictures } from './edit-pictures.command.ts'
import { createProduct, updateProduct } from './edit-product.command.ts'
import { setVariants } from './edit-variants.command.ts'
import { editedProduct } from './edited-product.queries.ts'

type Asking = { db: Database; caller: Caller; params: { id: string } }

/** Staff endpoints for products. */
export const productEditorAnswers = [
	answer(addProduct, async ({ db, caller, body, c }) => {
		const companyId = chosenCompany(caller)
		const id = await inTransaction(db, (tx) => createProduct(tx, companyId, body))
		c.set('made', String(id))
		return editedProduct(db, companyId, id)
	}),
	answer(getEditedProduct, (request) => productOf(request)),
	answer(changeProduct, ({ body, ...request }) =>
		edit(request, (tx, companyId, id) => updateProduct(tx, companyId, id, body)),
	),
	answer(setProductOptions, ({ body, ...request }) =>
		edit(request, (tx, companyId, id) => setOptions(tx, companyId, id, body)),
	),
	answer(setProductVariants, ({ body, ...request }) =>
		edit(request, (tx, companyId, id) =>
			setVariants(tx, companyId, id, body, request.caller.label),
		),
	),
	answer(
		addProductPicture,
		async ({ c, ...request }) => {
			await productOf(request)
			const companyId = chosenCompany(request.caller)
			const bytes = new Uint8Array(await c.req.arrayBuffer())
			const { mediaId } = await storeUploadedPicture(request, companyId, bytes)
			return edit(request, (tx, _company, id) => addPicture(tx, companyId, id, mediaId))
		},
		bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: tooLarge }),
	),
	answer(setProductPictures, ({ body, ...request }) =>
		edit(request, (tx, companyId, id) => setPictures(tx, companyId, id, body)),
	),
]

async function edit(
	request: Asking,
	work: (tx: Transaction, companyId: number, id: number) => Promise<unknown>,
) {
	const companyId = chosenCompany(request.caller)
	await inTransaction(request.db, (tx) => work(tx, companyId, Number(request.params.id)))
	return productOf(request)
}

function productOf({ db, caller, params }: Asking) {
	return editedProduct(db, chosenCompany(caller), Number(params.id))
}

function tooLarge(): never {
	throw new Problem(413, 'BODY_TOO_LARGE')
}
