import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import '#app/styles/print.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { paperStyle } from '#web/ui/paper-style.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { InvoiceView } from '#app/features/orders/invoice-view.ts'
import { PrintButton } from '#app/features/orders/PrintButton.tsx'
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

/** An invoice for printing: black on white, A4, without the shop's layout. */
export default function Invoice() {
	const { invoice } = useLoaderData<typeof loader>()
	const { t } = useTranslation('invoice')
	return (
		<main
			id="main"
			data-sheet
			className={`mx-auto min-h-dvh max-w-[210mm] px-4 py-6 text-14 sm:px-8 sm:py-10 print:min-h-0 print:max-w-none print:p-0 print:text-[10pt]/[14pt] ${paperStyle}`}
		>
			<Tools number={invoice.number} />
			<header className="flex items-start justify-between gap-4 border-b-2 border-ink pb-4">
				<div>
					<h1 className="mb-2 text-28">{t('title')}</h1>
					<Block lines={invoice.seller} strong />
				</div>
				<p
					className="mt-1 flex-none rounded-small border-2 border-ink px-3 py-1 font-bold uppercase data-[stamp=open]:border-dashed"
					data-stamp={invoice.isPaid ? 'paid' : 'open'}
				>
					{invoice.stamp}
				</p>
			</header>
			<div className="grid gap-x-8 gap-y-4 py-4 wrap-anywhere sm:grid-cols-3">
				<dl className="grid content-start gap-1">
					{invoice.facts.map(({ term, value }) => (
						<div key={term} className="grid grid-cols-[96px_minmax(0,1fr)] gap-2">
							<dt className="text-mute">{term}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<section aria-label={t('buyer')}>
					<h2 className={labelStyle}>{t('buyer')}</h2>
					<Block lines={invoice.buyer} strong />
				</section>
				{invoice.shipTo ? (
					<section aria-label={t('shipTo')}>
						<h2 className={labelStyle}>{t('shipTo')}</h2>
						<Block lines={invoice.shipTo} strong />
					</section>
				) : null}
			</div>
			<InvoiceLines lines={invoice.lines} />
			<Sums invoice={invoice} />
			<p className="mt-2 print:break-inside-avoid">
				<span>{t('words')}</span> <b>{invoice.words}</b>
			</p>
			<CashOnDelivery texts={invoice.cod} />
			{invoice.note ? (
				<p className="mt-2 text-mute">
					{t('note')}: {invoice.note}
				</p>
			) : null}
			<p className="mt-2 text-mute">{t('made')}</p>
			{invoice.watermark ? <p className="mt-2 text-mute">{invoice.watermark}</p> : null}
		</main>
	)
}

/** What the courier collects. */
function CashOnDelivery({ texts }: { texts: string[] }) {
	return texts.map((text) => (
		<p key={text} className="mt-2 font-semibold">
			{text}
		</p>
	))
}

const labelStyle = 'text-12/5 font-semibold text-mute'
const noteStyle = 'block text-12 text-mute'

const cellStyle = cva('border-b py-2 align-top print:py-[4pt]', {
	variants: {
		column: {
			item: 'text-left wrap-anywhere',
			price: 'pl-3 text-right whitespace-nowrap max-[30rem]:hidden',
			figure: 'pl-3 text-right whitespace-nowrap',
		},
		head: { true: 'border-ink font-semibold', false: 'border-line font-normal' },
	},
	defaultVariants: { column: 'figure', head: false },
})

function Tools({ number }: { number: string }) {
	const { t } = useTranslation('invoice')
	const path = usePath()
	const orderPath = path(paths.profile.order(number))
	return (
		<nav
			aria-label={t('tools')}
			className="mb-6 flex flex-wrap items-center gap-3 border-b border-line pb-4 print:hidden"
		>
			<TextLink touch="block" reload href={orderPath}>
				{t('back')}
			</TextLink>
			<ButtonLink reload variant="primary" href={`${orderPath}/invoice.pdf`}>
				{t('pdf')}
			</ButtonLink>
			<PrintButton>{t('print')}</PrintButton>
		</nav>
	)
}

function Block({ lines, strong }: { lines: string[]; strong?: boolean }): ReactNode {
	return lines.map((line, at) => <p key={at}>{strong && at === 0 ? <b>{line}</b> : line}</p>)
}

function InvoiceLines({ lines }: Pick<InvoiceView, 'lines'>) {
	const { t } = useTranslation('invoice')
	return (
		<table className="tabular-nums">
			<caption className="sr-only">{t('goods')}</caption>
			<thead>
				<tr>
					<th className={cellStyle({ column: 'item', head: true })} scope="col">
						{t('item')}
					</th>
					<th className={cellStyle({ head: true })} scope="col">
						{t('quantity')}
					</th>
					<th className={cellStyle({ column: 'price', head: true })} scope="col">
						{t('price')}
					</th>
					<th className={cellStyle({ head: true })} scope="col">
						{t('sum')}
					</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.sku} className="print:break-inside-avoid">
						<th className={cellStyle({ column: 'item' })} scope="row">
							{line.name}
							<span className={noteStyle}>{line.sku}</span>
							{line.removed ? <span className={noteStyle}>{line.removed}</span> : null}
						</th>
						<td className={cellStyle()}>{line.quantity}</td>
						<td className={cellStyle({ column: 'price' })}>{line.price}</td>
						<td className={cellStyle()}>{line.sum}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Sums({ invoice }: { invoice: InvoiceView }) {
	const { t } = useTranslation(['invoice', 'orders'])
	return (
		<dl className="my-4 ml-auto grid max-w-85 gap-1 tabular-nums print:break-inside-avoid">
			{invoice.sums.map(({ term, value }) => (
				<Sum key={term} term={term} value={value} />
			))}
			<div className="flex justify-between gap-4 border-y border-ink py-2 text-22 font-bold">
				<dt>{t('orders:totals.total')}</dt>
				<dd data-total>{invoice.total}</dd>
			</div>
			{invoice.paidParts.map(({ term, value }) => (
				<Sum key={term} term={term} value={value} />
			))}
			{invoice.refunded ? (
				<Sum term={t('orders:totals.refunded')} value={invoice.refunded} />
			) : null}
		</dl>
	)
}

function Sum({ term, value }: { term: string; value: string }) {
	return (
		<div className="flex justify-between gap-4">
			<dt className="text-mute">{term}</dt>
			<dd>{value}</dd>
		</div>
	)
}
