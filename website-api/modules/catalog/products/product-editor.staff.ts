import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
	NewProductWire,
	ProductChangeWire,
	ProductOptionsWire,
	ProductPicturesWire,
	ProductVariantsWire,
} from '#contract/operator-products.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	storeUploadedPicture,
	MAX_PICTURE_BYTES,
} from '#website-api/modules/platform/media/store-picture.command.ts'
import { numberIn } from '#website-api/modules/platform/operators/number-in.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { setOptions } from './edit-options.command.ts'
import { addPicture, setPictures } from './edit-pictures.command.ts'
import { changeProduct, createProduct } from './edit-product.command.ts'
import { setVariants } from './edit-variants.command.ts'
import { editedProduct } from './edited-product.queries.ts'

/** Staff endpoints for products, under /operator/v1. */
export const productEditorRoutes = new Hono<OperatorEnv>()
	.post('/products', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const sent = await readJson(c, NewProductWire)
		const id = await inTransaction(c.var.db, (tx) => createProduct(tx, companyId, sent))
		c.set('made', String(id))
		return c.json({ data: await editedProduct(c.var.db, companyId, id) }, 201)
	})
	.get('/products/:id', async (c) => answerProduct(c))
	.patch('/products/:id', async (c) => {
		const sent = await readJson(c, ProductChangeWire)
		return edit(c, (tx, companyId, id) => changeProduct(tx, companyId, id, sent))
	})
	.put('/products/:id/options', async (c) => {
		const sent = await readJson(c, ProductOptionsWire)
		return edit(c, (tx, companyId, id) => setOptions(tx, companyId, id, sent))
	})
	.put('/products/:id/variants', async (c) => {
		const sent = await readJson(c, ProductVariantsWire)
		const { label } = c.var.operator
		return edit(c, (tx, companyId, id) => setVariants(tx, companyId, id, sent, label))
	})
	.post(
		'/products/:id/pictures',
		bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: tooLarge }),
		async (c) => {
			const companyId = chosenCompany(c.var.operator)
			await editedProduct(c.var.db, companyId, productIn(c))
			const bytes = new Uint8Array(await c.req.arrayBuffer())
			const { mediaId } = await storeUploadedPicture(c.var, companyId, bytes)
			return edit(c, (tx, _company, id) => addPicture(tx, companyId, id, mediaId))
		},
	)
	.put('/products/:id/pictures', async (c) => {
		const sent = await readJson(c, ProductPicturesWire)
		return edit(c, (tx, companyId, id) => setPictures(tx, companyId, id, sent))
	})

async function edit(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, companyId: number, id: number) => Promise<unknown>,
) {
	const companyId = chosenCompany(c.var.operator)
	const id = productIn(c)
	await inTransaction(c.var.db, (tx) => work(tx, companyId, id))
	return answerProduct(c)
}

async function answerProduct(c: Context<OperatorEnv>) {
	const companyId = chosenCompany(c.var.operator)
	return c.json({ data: await editedProduct(c.var.db, companyId, productIn(c)) })
}

function productIn(c: Context<OperatorEnv>): number {
	return numberIn(c, 'PRODUCT_NOT_FOUND')
}

function tooLarge(): never {
	throw new Problem(413, 'BODY_TOO_LARGE')
}
