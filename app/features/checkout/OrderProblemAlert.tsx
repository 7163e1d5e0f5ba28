import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/domain/money.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { GuestStockAlert } from './GuestStockAlert.tsx'
import type { OrderProblem } from './problem.ts'

/** Why the order was not placed and what to do. `total` is the current one. */
export function OrderProblemAlert({ problem, total }: { problem: OrderProblem; total: string }) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	switch (problem.kind) {
		case 'stock':
			return (
				<Problem title={t('problem.stock')}>
					{t('problem.stockHelp')}{' '}
					<TextLink href={path(paths.cart)}>{t('problem.toCart')}</TextLink>
				</Problem>
			)
		case 'guest-stock':
			return <GuestStockAlert role="alert" reasons={problem.reasons} />
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
