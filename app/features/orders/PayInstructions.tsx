import { useTranslation } from 'react-i18next'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { Countdown } from '#app/ui/Countdown.tsx'
import { copyMessages } from './copy-messages.ts'
import type { OrderView } from './order-view.ts'

// Black on white in both looks: it is made for print and for a screenshot.
const paper =
	'bg-[#fff] text-[#000] [--ink:#000] [--link:#14171c] [--mute:#4a515c] [--line:#d5d9df] [--tint:#f1f3f6] [--ground:#fff]'

type PayInstructionsProps = {
	order: OrderView
	bank: NonNullable<OrderView['bank']>
}

/** How much, where to and until when. */
export function PayInstructions({ order, bank }: PayInstructionsProps) {
	const { t } = useTranslation('orders')
	const copy = { label: t('copy.label'), messages: copyMessages(t) }
	return (
		<section
			aria-labelledby="pay"
			className={`stack rounded-card border border-[#14171c] p-4 sm:p-6 ${paper}`}
		>
			<h2 id="pay">{t('pay.title')}</h2>
			<div>
				<p className="help">{t('pay.amount')}</p>
				<div className="text-28 font-bold num sm:text-36" data-amount={order.totalDigits}>
					<CopyButton value={order.totalDigits} shown={order.total} {...copy} />
				</div>
				{order.uniqueCode === null ? null : (
					<p className="row row-x mt-2 rounded-control bg-[#fdf3d3] px-3 py-2 font-semibold">
						<span>{t('totals.uniqueCode')}</span>
						<span className="num" data-unique-code>
							+ {order.uniqueCode}
						</span>
					</p>
				)}
				<p className="help mt-2">{t('pay.exact')}</p>
			</div>
			<dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
				<div>
					<dt className="help">{t('pay.bank')}</dt>
					<dd className="text-18 font-semibold">{bank.name}</dd>
				</div>
				<div>
					<dt className="help">{t('pay.account')}</dt>
					<dd className="text-18 font-semibold num">
						<CopyButton value={bank.number} {...copy} />
					</dd>
				</div>
				<div>
					<dt className="help">{t('pay.holder')}</dt>
					<dd className="font-semibold">{bank.holder}</dd>
				</div>
				{order.deadline ? (
					<div>
						<dt className="help">{t('pay.deadline')}</dt>
						<dd className="font-semibold num">
							<time dateTime={order.deadline.iso}>{order.deadline.words}</time>
						</dd>
						<dd className="help no-print">
							{t('pay.left')}:{' '}
							<Countdown
								until={order.deadline.iso}
								now={order.now}
								dayWords={{ one: t('pay.day'), other: t('pay.days') }}
								over={t('pay.over')}
								endsAt={order.deadline.words}
							/>
						</dd>
					</div>
				) : null}
			</dl>
		</section>
	)
}
