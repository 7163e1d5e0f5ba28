import PDFDocument from 'pdfkit'
import type { InvoiceView } from './invoice-view.ts'
import {
	drawLines,
	drawHead,
	drawParties,
	drawSums,
	type Translate,
} from './invoice-drawing.server.ts'
import { inStandardFont } from './standard-font.ts'

/** Page margin in points. */
const margin = 42

/** The invoice as an A4 PDF, with the content of its page; a long one has several pages. */
export async function invoicePdf(
	invoice: InvoiceView,
	t: Translate,
	now: Date,
): Promise<Uint8Array> {
	const document = new PDFDocument({
		size: 'A4',
		margin,
		info: {
			Title: inStandardFont(t('invoice:pageTitle', { number: invoice.number })),
			Author: inStandardFont(invoice.seller[0] ?? ''),
			CreationDate: now,
		},
	})
	const bytes = collect(document)
	drawHead(document, invoice, t)
	drawParties(document, invoice, t)
	drawLines(document, invoice, t)
	drawSums(document, invoice, t)
	document.end()
	return bytes
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = []
		document.on('data', (chunk: Buffer) => chunks.push(chunk))
		document.on('end', () => resolve(Buffer.concat(chunks)))
		document.on('error', reject)
	})
}
