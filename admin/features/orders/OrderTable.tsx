import type { AgeKey } from './age.ts'
import { cva } from 'class-variance-authority'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { OrderBadge, type OrderStatus } from '#admin/ui/OrderBadge.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'

export type OrderRow = {
	number: string
	status: OrderStatus
	placed: string
	age: { key: AgeKey; count: number }
	buyer: string
	total: string
	hasWaitingConfirmation: boolean
	hasStaffNote: boolean
	/** Unpaid, but a part of it was received. */
	isPartPaid: boolean
	/** The buyer says that the parcel has not arrived. */
	isNotArrived: boolean
}

type OrderTableProps = {
	caption: string
	rows: OrderRow[]
	/** Name of the checkboxes that select orders; absent: no selection. */
	checkboxName?: string | undefined
	/** Initially selected orders. */
	chosen?: 'all' | string[]
}

const columns = ['number', 'placed', 'buyer', 'status', 'total'] as const

const rowStyle = cva(
	'border-b border-line last:border-b-0 max-sm:grid max-sm:gap-x-3 max-sm:py-2',
	{
		variants: {
			isChosen: {
				true: 'max-sm:grid-cols-[2rem_minmax(0,1fr)_auto]',
				false: 'max-sm:grid-cols-[minmax(0,1fr)_auto]',
			},
		},
	},
)

/** Orders as a table; on a phone each becomes a card: number and age, buyer with total and status. */
export function OrderTable({ caption, rows, checkboxName, chosen = [] }: OrderTableProps) {
	const { t } = useTranslation('orders')
	return (
		<table role="table" className="text-14">
			<caption className="sr-only">{caption}</caption>
			<thead className="max-sm:hidden" role="rowgroup">
				<tr role="row" className="border-b border-line text-left text-mute">
					{checkboxName ? (
						<th role="columnheader" scope="col" className="w-11">
							<span className="sr-only">{t('column.choose')}</span>
						</th>
					) : null}
					{columns.map((name) => (
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
					<OrderTableRow
						key={row.number}
						row={row}
						checkboxName={checkboxName}
						isChosen={chosen === 'all' || chosen.includes(row.number)}
					/>
				))}
			</tbody>
		</table>
	)
}

const cell = 'py-1 pr-4 max-sm:pr-0'

type OrderTableRowProps = { row: OrderRow; checkboxName: string | undefined; isChosen: boolean }

function OrderTableRow({ row, checkboxName, isChosen }: OrderTableRowProps) {
	const { t } = useTranslation('orders')
	return (
		<tr role="row" className={rowStyle({ isChosen: checkboxName !== undefined })}>
			{checkboxName ? (
				<td role="cell" className="max-sm:row-span-2">
					<label className="grid size-11 place-items-center max-sm:-ml-2.5">
						<input
							type="checkbox"
							name={checkboxName}
							value={row.number}
							defaultChecked={isChosen}
							className="size-5 accent-accent"
							aria-label={t('chooseOne', { number: row.number })}
						/>
					</label>
				</td>
			) : null}
			<th role="rowheader" scope="row" className="py-1 pr-4 text-left font-semibold max-sm:py-0">
				<Anchor
					href={`/orders/${row.number}`}
					className="inline-flex min-h-9 items-center whitespace-nowrap text-link hover:underline max-sm:min-h-11"
				>
					{row.number}
				</Anchor>
				{row.hasStaffNote ? (
					<span className="ml-1.5 inline-block align-middle text-mute" title={t('notes.has')}>
						<Icon name="edit" size="small" />
						<span className="sr-only">{t('notes.has')}</span>
					</span>
				) : null}
			</th>
			<td role="cell" className={`${cell} text-mute max-sm:self-center max-sm:text-right`}>
				<time title={row.placed}>{t(row.age.key, { count: row.age.count })}</time>
			</td>
			<td role="cell" className={cell}>
				{row.buyer}
				<span className="mt-0.5 block font-bold tabular-nums sm:hidden">{row.total}</span>
			</td>
			<td role="cell" className={`${cell} max-sm:text-right`}>
				{row.hasWaitingConfirmation ? (
					<Badge colour="orange">{t('proofWaits')}</Badge>
				) : row.isNotArrived ? (
					<Badge colour="red">{t('notArrived')}</Badge>
				) : row.isPartPaid ? (
					<Badge colour="orange">{t('partPaid')}</Badge>
				) : (
					<OrderBadge status={row.status} />
				)}
			</td>
			<td
				role="cell"
				className="py-1 text-right font-semibold whitespace-nowrap tabular-nums max-sm:hidden"
			>
				{row.total}
			</td>
		</tr>
	)
}
