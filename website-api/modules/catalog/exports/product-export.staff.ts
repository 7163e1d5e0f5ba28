import { exportProducts } from '#contract/import.ts'
import { answer } from '#website-api/http/answer.ts'
import { byteStream } from '#website-api/http/byte-stream.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { productCsv } from './product-csv.ts'

/** All products as a file that the import reads. */
export const productExportAnswers = [
	answer(exportProducts, ({ db, caller, c }) => {
		const lines = productCsv(db, chosenCompany(caller))
		return c.body(byteStream(encoded(lines)), 200, {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': 'attachment; filename="products.csv"',
		})
	}),
]

async function* encoded(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
	const text = new TextEncoder()
	for await (const piece of pieces) yield text.encode(piece)
}
