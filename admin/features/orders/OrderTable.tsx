import { useTranslation } from 'react-i18next'
import { OrderBadge } from '#admin/ui/OrderBadge.tsx'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Badge } from '#app/ui/Badge.tsx'

export type OrderRow = {
	number: string
	status: string
	placed: string
	age: { key: string; count: number }
	buyer: string
	total: string
	hasWaitingConfirmation: boolean
}

type OrderTableProps = {
	caption: string
	rows: OrderRow[]
	/** Name of the boxes that choose orders; absent: nothing can be chosen. */
	choose?: string | undefined
}

/** Orders as a table; on a phone each becomes a card: number and age, buyer and status, total. */
export function OrderTable({ caption, rows, choose }: OrderTableProps) {
	const { t } = useTranslation('orders')
	return (
		<table role="table" className="text-14">
			<caption className="sr-only">{caption}</caption>
			<thead className="max-sm:hidden" role="rowgroup">
				<tr role="row" className="border-b border-line text-left text-mute">
					{choose ? (
						<th role="columnheader" scope="col" className="w-11">
							<span className="sr-only">{t('column.choose')}</span>
						</th>
					) : null}
					{(['number', 'placed', 'buyer', 'status', 'total'] as const).map((name) => (
						<th
							key={name}
							role="columnheader"
							scope="col"
							className={
								name === 'total' ? 'py-2 text-right font-semibold' : 'py-2 pr-4 font-semibold'
							}
						>
							{t(`column.${name}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody role="rowgroup" className="max-sm:block">
				{rows.map((row) => (
					<tr
						key={row.number}
						role="row"
						className="border-b border-line last:border-b-0 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:py-2"
					>
						{choose ? (
							<td role="cell" className="max-sm:row-span-2">
								<label className="grid size-11 place-items-center max-sm:-ml-2.5">
									<input
										type="checkbox"
										name={choose}
										value={row.number}
										className="size-5 accent-accent"
										aria-label={t('chooseOne', { number: row.number })}
									/>
								</label>
							</td>
						) : null}
						<th
							role="rowheader"
							scope="row"
							className="py-1 pr-4 text-left font-semibold max-sm:col-start-2"
						>
							<Anchor
								href={`/orders/${row.number}`}
								className="inline-flex min-h-9 items-center text-link hover:underline max-sm:min-h-11"
							>
								{row.number}
							</Anchor>
						</th>
						<td
							role="cell"
							className="py-1 pr-4 text-mute max-sm:order-1 max-sm:col-start-3 max-sm:row-start-1 max-sm:self-center max-sm:pr-0 max-sm:text-12"
						>
							<time title={row.placed}>{t(row.age.key, { count: row.age.count })}</time>
						</td>
						<td
							role="cell"
							className="py-1 pr-4 max-sm:order-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:pr-0"
						>
							{row.buyer}
							<span className="mt-1 block font-bold tabular-nums sm:hidden">{row.total}</span>
						</td>
						<td
							role="cell"
							className="py-1 pr-4 max-sm:order-3 max-sm:col-start-3 max-sm:row-start-2 max-sm:pr-0 max-sm:text-right"
						>
							<span className="inline-flex flex-wrap gap-1 max-sm:justify-end">
								<OrderBadge status={row.status} />
								{row.hasWaitingConfirmation ? (
									<Badge colour="orange">{t('proofWaits')}</Badge>
								) : null}
							</span>
						</td>
						<td
							role="cell"
							className="py-1 text-right font-semibold whitespace-nowrap tabular-nums max-sm:hidden"
						>
							{row.total}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
