import { Hono } from 'hono'
import { byteStream } from '#website-api/http/byte-stream.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { productCsv } from './product-csv.ts'

/** GET /operator/v1/product-export: all products as a file that the import reads. */
export const productExportRoutes = new Hono<OperatorEnv>().get('/product-export', (c) => {
	const lines = productCsv(c.var.db, chosenCompany(c.var.operator))
	return c.body(byteStream(encoded(lines)), 200, {
		'Content-Type': 'text/csv; charset=utf-8',
		'Content-Disposition': 'attachment; filename="products.csv"',
	})
})

async function* encoded(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
	const text = new TextEncoder()
	for await (const piece of pieces) yield text.encode(piece)
}
