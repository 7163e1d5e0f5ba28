import type { TextFunction } from '#app/i18n/text-keys.ts'
import { openPdf } from '#web/print/open-pdf.server.ts'
import type { InvoiceView } from './invoice-view.ts'
import { drawLines, drawHead, drawParties, drawSums } from './invoice-drawing.server.ts'

/** Page margin in points. */
const margin = 42

/** The invoice as an A4 PDF, with the content of its page; a long one has several pages. */
export function invoicePdf(invoice: InvoiceView, t: TextFunction, now: Date): Promise<Uint8Array> {
	const { sheet, end } = openPdf({
		size: 'A4',
		margin,
		info: {
			Title: t('invoice:pageTitle', { number: invoice.number }),
			Author: invoice.seller[0] ?? '',
			CreationDate: now,
		},
	})
	drawHead(sheet, invoice, t)
	drawParties(sheet, invoice, t)
	drawLines(sheet, invoice, t)
	drawSums(sheet, invoice, t)
	return end()
}
