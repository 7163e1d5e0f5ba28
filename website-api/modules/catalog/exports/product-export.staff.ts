import { Hono } from 'hono'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { productCsv } from './product-csv.ts'

/** GET /operator/v1/product-export: all products as a file that the import reads. */
export const productExportRoutes = new Hono<OperatorEnv>().get('/product-export', (c) => {
	const lines = productCsv(c.var.db, chosenCompany(c.var.operator))
	return c.body(streamOf(lines), 200, {
		'Content-Type': 'text/csv; charset=utf-8',
		'Content-Disposition': 'attachment; filename="products.csv"',
	})
})

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const text = new TextEncoder()
	return new ReadableStream(
		{
			async pull(controller) {
				const { done, value } = await pieces.next()
				if (done) controller.close()
				else controller.enqueue(text.encode(value))
			},
			async cancel() {
				await pieces.return(undefined)
			},
		},
		{ highWaterMark: 0 },
	)
}
