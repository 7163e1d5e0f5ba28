import { useTranslation } from '#admin/i18n/use-translation.ts'
import { OrderBadge, type OrderStatus } from '#admin/ui/OrderBadge.tsx'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { OrderOf } from './Proposals.tsx'

export type OrderChoice = {
	number: string
	status: OrderStatus
	buyer: string
	placed: string
	total: string
	/** What the payment would be for this order. */
	due?: string
	isPart?: boolean
}

/** The one form of a line's page: each order's button sends the note, too, so that it is not lost. */
export const lineFormId = 'line-form'

/** Orders that a line can be booked for, each with a button. */
export function OrderChoices({ choices, canOpen }: { choices: OrderChoice[]; canOpen: boolean }) {
	const { t } = useTranslation('statements')
	return (
		<ul className="divide-y divide-line">
			{choices.map(({ number, status, buyer, placed, total, due, isPart }) => (
				<li
					key={number}
					className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-14"
				>
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-x-3">
							<OrderOf number={number} canOpen={canOpen} />
							<OrderBadge status={status} />
						</p>
						<p>
							<b className="tabular-nums">{total}</b> · {buyer}
						</p>
						<p className="text-mute">{placed}</p>
						{status === 'PENDING' ? null : <p className="text-mute">{t('line.back')}</p>}
						{isPart ? <p className="text-mute">{t('line.partOf', { due })}</p> : null}
					</div>
					<RowButton
						form={lineFormId}
						row={{ act: 'pay', order: number }}
						variant="secondary"
						size="normal"
						aria-label={t('line.payOne', { order: number })}
					>
						{t('line.pay')}
					</RowButton>
				</li>
			))}
		</ul>
	)
}
