import { useTranslation } from 'react-i18next'
import { SummaryList, type SummaryRow } from '#app/ui/SummaryList.tsx'
import type { OrderView } from './order-view.ts'

/** What was bought, and what it adds up to. */
export function OrderLines({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	const rows: SummaryRow[] = [
		{ term: t('totals.subTotal'), value: order.subTotal },
		{ term: t('totals.shipping'), value: order.shipping ?? t('totals.free') },
		...(order.uniqueCode ? [{ term: t('totals.uniqueCode'), value: order.uniqueCode }] : []),
		{ term: t('totals.total'), value: order.total, total: true },
	]
	return (
		<>
			<ul>
				{order.lines.map((line) => (
					<li key={line.sku} className="line">
						{line.imageId === null ? null : <LinePicture id={line.imageId} />}
						<div className="line-b">
							<p>{line.name}</p>
							{line.variantLabel ? <p className="help">{line.variantLabel}</p> : null}
							<p className="row row-x">
								<span className="help num">
									{t('details.quantity', { count: line.quantity, price: line.price })}
								</span>
								<span className="num font-semibold">{line.subTotal}</span>
							</p>
						</div>
					</li>
				))}
			</ul>
			<div className="pt-4">
				<SummaryList rows={rows} />
			</div>
		</>
	)
}

function LinePicture({ id }: { id: string }) {
	return (
		<span className="pic pic-s no-print">
			<img
				src={`/media/${id}/160.webp`}
				alt=""
				width={72}
				height={72}
				loading="lazy"
				decoding="async"
			/>
		</span>
	)
}
