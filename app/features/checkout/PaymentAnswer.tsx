import { useTranslation } from 'react-i18next'
import type { CheckoutView } from './view.ts'

/** How the order will be paid, in words. */
export function PaymentAnswer({ payment }: { payment: CheckoutView['payment'] }) {
	const { t } = useTranslation('checkout')
	const { wallet, isSettled, chosen, chosenName } = payment
	if (isSettled && !wallet?.isUsed) return <p>{t('payment.free')}</p>
	return (
		<>
			{wallet?.isUsed ? <p>{t('payment.walletPays', { amount: wallet.pays })}</p> : null}
			{isSettled ? null : (
				<p>{chosen === 'QRIS' ? chosenName : t('payment.transfer', { bank: chosenName })}</p>
			)}
		</>
	)
}
