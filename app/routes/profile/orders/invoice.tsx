import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { InvoiceScreen } from '#app/features/orders/InvoiceScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import '#app/styles/print.css'
import { invoiceOf } from './invoice-of.server.ts'

export const handle = { i18n: ['invoice', 'orders', 'payment'] }

/** The invoice of an order: the only page of the shop without a layout (spec section 2). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const invoice = await invoiceOf(context, params.saleId ?? '')
	const { number } = invoice
	return { invoice, title: translator(context.locale)('invoice:pageTitle', { number }) }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Invoice() {
	return <InvoiceScreen invoice={useLoaderData<typeof loader>().invoice} />
}
