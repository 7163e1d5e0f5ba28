import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PictureRow } from '#app/ui/PictureRow.tsx'
import { SummaryList, type SummaryRow } from '#web/ui/SummaryList.tsx'
import { LinePicture } from './LinePicture.tsx'
import type { OrderView } from './order-view.ts'

export type OrderLinesProps = {
	order: OrderView
	/** Content below a line: its actions. */
	lineNote?: (index: number) => ReactNode
	/** Refunded amount, formatted. */
	refunded?: string | null
}

/** The order's lines and totals. */
export function OrderLines({ order, lineNote, refunded }: OrderLinesProps) {
	const { t } = useTranslation('orders')
	const rows: SummaryRow[] = [
		{ term: t('totals.subTotal'), value: order.subTotal },
		...(order.isDigitalOnly
			? []
			: [{ term: t('totals.shipping'), value: order.shipping ?? t('totals.free') }]),
		...(order.insurance ? [{ term: t('totals.insurance'), value: order.insurance }] : []),
		...order.savings.map(({ kind, amount }) => ({
			term: t(`totals.saving.${kind}`),
			value: <span data-saving={kind}>{amount}</span>,
			saving: true,
		})),
		...(order.uniqueCode ? [{ term: t('totals.uniqueCode'), value: order.uniqueCode }] : []),
		{ term: t('totals.total'), value: order.total, total: true },
		...order.paidParts.map(({ key, value }) => ({ term: t(`totals.${key}`), value })),
		...(order.cashback
			? [{ term: t('totals.cashback'), value: order.cashback, saving: true }]
			: []),
		...(refunded ? [{ term: t('totals.refunded'), value: refunded, saving: true }] : []),
	]
	return (
		<>
			<ul>
				{order.lines.map((line, index) => (
					<PictureRow
						key={line.sku}
						picture={line.imageId === null ? null : <LinePicture id={line.imageId} />}
					>
						<p>{line.name}</p>
						{line.variantLabel ? <MutedText>{line.variantLabel}</MutedText> : null}
						<p className="flex flex-wrap items-center justify-between gap-2">
							<MutedText as="span" className="tabular-nums">
								{t('details.quantity', { count: line.quantity, price: line.price })}
								{line.before ? (
									<>
										{' '}
										<del>
											<span className="sr-only">{t('details.before')} </span>
											{line.before}
										</del>
									</>
								) : null}
							</MutedText>
							<span className="tabular-nums font-semibold">{line.subTotal}</span>
						</p>
						{lineNote?.(index)}
					</PictureRow>
				))}
			</ul>
			<div className="pt-4">
				<SummaryList rows={rows} />
			</div>
		</>
	)
}
