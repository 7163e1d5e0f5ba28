import { bodyLimit } from 'hono/body-limit'
import { importProductBatch, listKnownProducts, storePicture } from '#contract/import.ts'
import { answer } from '#website-api/http/answer.ts'
import {
	storeUploadedPicture,
	MAX_PICTURE_BYTES,
} from '#website-api/modules/platform/media/store-picture.command.ts'
import { importProducts } from './import-products.command.ts'
import { knownOf } from './known-products.queries.ts'

/** Endpoints of the operator API for importing products. */
export const importAnswers = [
	answer(listKnownProducts, ({ db, companyId, body }) => knownOf(db, companyId, body)),
	answer(importProductBatch, async ({ db, companyId, body: { products, stockMode } }) => ({
		results: await importProducts(db, companyId, products, stockMode),
	})),
	answer(
		storePicture,
		async ({ companyId, c, ...request }) => {
			const bytes = new Uint8Array(await c.req.arrayBuffer())
			return storeUploadedPicture(request, companyId, bytes)
		},
		bodyLimit({ maxSize: MAX_PICTURE_BYTES }),
	),
]
