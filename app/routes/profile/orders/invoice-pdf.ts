import type { LoaderFunctionArgs } from '@remix-run/node'
import { noForm } from '#app/http/no-form.server.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { invoiceOf } from './invoice-of.server.ts'

/** The invoice of an order as a PDF. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const invoice = await invoiceOf(context, params.saleId ?? '')
	const t = translator(context.locale)
	// Loaded when the first is asked for: fonts and what draws them take 6 MB of memory.
	const { invoicePdf } = await import('#app/features/orders/invoice-pdf.server.ts')
	const bytes = await invoicePdf(invoice, t, context.now)
	const name = t('invoice:file', { number: invoice.number.replace(/[^A-Za-z0-9-]/g, '') })
	return new Response(new Uint8Array(bytes), {
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Length': String(bytes.byteLength),
			'Content-Disposition': `attachment; filename="${name}"`,
			'Cache-Control': 'private, no-store',
		},
	})
}

export const action = noForm
