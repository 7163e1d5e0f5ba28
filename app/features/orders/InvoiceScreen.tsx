import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { InvoiceView } from './invoice-view.ts'
import { PrintButton } from './PrintButton.tsx'
import './invoice.css'

/** An invoice: black on white, one sheet of A4, nothing of the shop around it. */
export function InvoiceScreen({ invoice }: { invoice: InvoiceView }) {
	const { t } = useTranslation('invoice')
	return (
		<main id="main" className="invoice paper">
			<Tools number={invoice.number} />
			<header className="invoice-head">
				<div>
					<h1>{t('title')}</h1>
					<Block lines={invoice.seller} strong />
				</div>
				<p className="invoice-stamp" data-stamp={invoice.isPaid ? 'paid' : 'open'}>
					{invoice.stamp}
				</p>
			</header>
			<div className="invoice-parties">
				<dl>
					{invoice.facts.map(({ term, value }) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<section aria-label={t('buyer')}>
					<h2>{t('buyer')}</h2>
					<Block lines={invoice.buyer} strong />
				</section>
				{invoice.shipTo ? (
					<section aria-label={t('shipTo')}>
						<h2>{t('shipTo')}</h2>
						<Block lines={invoice.shipTo} strong />
					</section>
				) : null}
			</div>
			<Goods lines={invoice.lines} />
			<Sums invoice={invoice} />
			<p className="invoice-words">
				<span>{t('words')}</span> <b>{invoice.words}</b>
			</p>
			{invoice.note ? (
				<p className="invoice-note">
					{t('note')}: {invoice.note}
				</p>
			) : null}
			<p className="invoice-note">{t('made')}</p>
		</main>
	)
}

function Tools({ number }: { number: string }) {
	const { t } = useTranslation('invoice')
	const path = usePath()
	const here = path(paths.profile.order(number))
	return (
		<nav aria-label={t('tools')} className="invoice-tools">
			<TextLink touch="block" reload href={here}>
				{t('back')}
			</TextLink>
			<ButtonLink reload variant="primary" href={`${here}/invoice.pdf`}>
				{t('pdf')}
			</ButtonLink>
			<PrintButton>{t('print')}</PrintButton>
		</nav>
	)
}

function Block({ lines, strong }: { lines: string[]; strong?: boolean }): ReactNode {
	return lines.map((line, at) => <p key={at}>{strong && at === 0 ? <b>{line}</b> : line}</p>)
}

function Goods({ lines }: Pick<InvoiceView, 'lines'>) {
	const { t } = useTranslation('invoice')
	return (
		<table className="invoice-goods">
			<caption className="sr-only">{t('goods')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('item')}</th>
					<th scope="col">{t('quantity')}</th>
					<th scope="col">{t('price')}</th>
					<th scope="col">{t('sum')}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.sku}>
						<th scope="row">
							{line.name}
							<span>{line.sku}</span>
							{line.removed ? <span>{line.removed}</span> : null}
						</th>
						<td>{line.quantity}</td>
						<td>{line.price}</td>
						<td>{line.sum}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Sums({ invoice }: { invoice: InvoiceView }) {
	const { t } = useTranslation(['invoice', 'orders'])
	return (
		<dl className="invoice-sums">
			{invoice.sums.map(({ term, value }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
			<div className="invoice-total">
				<dt>{t('orders:totals.total')}</dt>
				<dd data-total>{invoice.total}</dd>
			</div>
			{invoice.walletPaid ? (
				<div>
					<dt>{t('orders:totals.wallet')}</dt>
					<dd>{invoice.walletPaid}</dd>
				</div>
			) : null}
			{invoice.refunded ? (
				<div>
					<dt>{t('orders:totals.refunded')}</dt>
					<dd>{invoice.refunded}</dd>
				</div>
			) : null}
		</dl>
	)
}
