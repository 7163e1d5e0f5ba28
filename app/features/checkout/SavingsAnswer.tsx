import { useTranslation } from 'react-i18next'
import type { CheckoutView } from './view.ts'

/** What was chosen to save, or what could be. */
export function SavingsAnswer({ savings }: { savings: CheckoutView['savings'] }) {
	const { t } = useTranslation('checkout')
	const { best, coins, problems } = savings
	const codes = [savings.product.chosen, savings.shipping.chosen].filter(
		(code) => code !== '' && !problems.some((problem) => problem.code === code),
	)
	const words = [
		...codes.map((code) => t('savings.used', { code })),
		...(coins?.isUsed ? [t('savings.coinsUsed', { coins: coins.most })] : []),
	]
	return (
		<>
			{words.length > 0 ? (
				words.map((word) => <p key={word}>{word}</p>)
			) : (
				<p>{t('savings.nothing')}</p>
			)}
			{best ? <p data-best-voucher>{t('savings.best', { ...best })}</p> : null}
			{problems.map(({ code, reason }) => (
				<p key={code} className="err" data-voucher-problem>
					{t('savings.problem', { code, reason })}
				</p>
			))}
		</>
	)
}
