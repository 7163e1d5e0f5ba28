import { useTranslation } from '#app/i18n/use-translation.ts'
import { formatMoney } from '#web/domain/money.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ChangeLink } from './ChangeLink.tsx'
import { GuestStockAlert } from './GuestStockAlert.tsx'
import type { OrderProblem } from './problem.ts'
import type { CheckoutView } from './view.ts'

type OrderProblemAlertProps = {
	problem: OrderProblem
	/** The current one. */
	total: string
	direct: CheckoutView['direct']
}

/** Why the order was not placed and what to do. */
export function OrderProblemAlert({ problem, total, direct }: OrderProblemAlertProps) {
	const { t } = useTranslation('checkout')
	switch (problem.kind) {
		case 'stock':
			return (
				<Problem title={t('problem.stock')}>
					{t(direct ? 'problem.directStockHelp' : 'problem.stockHelp')}
					<ChangeLink direct={direct} />
				</Problem>
			)
		case 'guest-stock':
			return <GuestStockAlert role="alert" reasons={problem.reasons} direct={direct} />
		case 'price-changed': {
			const before = formatMoney(problem.before)
			return (
				<Problem tone="warning" title={t('problem.priceChanged', { before, now: total })}>
					{t('problem.priceChangedHelp')}
				</Problem>
			)
		}
		case 'voucher': {
			const before = formatMoney(problem.before)
			return (
				<Problem tone="warning" title={t('problem.voucher', { before, now: total })}>
					{problem.reason} {t('problem.voucherHelp')}
				</Problem>
			)
		}
		case 'flash-gone': {
			const before = formatMoney(problem.before)
			return (
				<Problem tone="warning" title={t('problem.flashGone', { before, now: total })}>
					{problem.reason} {t('problem.flashGoneHelp')}
				</Problem>
			)
		}
		case 'sender':
			return (
				<Problem tone="warning" title={t('problem.sender')}>
					{problem.reason} {t('problem.senderHelp')}
				</Problem>
			)
		case 'cart-changed':
			return (
				<Problem tone="warning" title={t('problem.cartChanged')}>
					{t('problem.cartChangedHelp', { now: total })}
				</Problem>
			)
		case 'key-reused':
			return <Problem title={t('problem.keyReused')}>{t('problem.keyReusedHelp')}</Problem>
		case 'unavailable':
			return <Problem title={t('problem.unavailable')}>{t('problem.unavailableHelp')}</Problem>
		case 'other':
			return <Problem title={t('problem.title')}>{problem.message}</Problem>
	}
}

type ProblemProps = { title: string; tone?: 'error' | 'warning'; children: React.ReactNode }

function Problem({ title, tone = 'error', children }: ProblemProps) {
	return (
		<div className="mb-6">
			<Alert role="alert" tone={tone} title={title}>
				{children}
			</Alert>
		</div>
	)
}
