import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { paymentForm } from './payment.form.ts'
import { StepForm } from './StepForm.tsx'
import { StepSection } from './StepSection.tsx'
import { resultOf, type CheckoutView, type Refusal, type StepProps } from './view.ts'

/** Where to pay: one of the company's accounts, another method, or the wallet. */
export function PaymentStep({ page, refusal }: StepProps) {
	const { payment } = page
	return (
		<StepSection step="payment" page={page} answer={<PaymentAnswer payment={payment} />}>
			<PaymentForm
				payment={payment}
				result={resultOf('payment', refusal)}
				formToken={page.formToken}
			/>
		</StepSection>
	)
}

// The payment method in words.
function PaymentAnswer({ payment }: { payment: CheckoutView['payment'] }) {
	const { t } = useTranslation('checkout')
	const { wallet, isSettled, chosen } = payment
	if (isSettled && !wallet?.isUsed) return <p>{t('payment.free')}</p>
	return (
		<>
			{wallet?.isUsed ? <p>{t('payment.walletPays', { amount: wallet.pays })}</p> : null}
			{isSettled || chosen === null ? null : (
				<p>{t(`payment:${chosen.method}.chosen`, { bank: chosen.name })}</p>
			)}
		</>
	)
}

type PaymentFormProps = {
	payment: CheckoutView['payment']
	result: Refusal['result'] | undefined
	formToken: string
}

function PaymentForm({ payment, result, formToken }: PaymentFormProps) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<z.input<ReturnType<typeof paymentForm>>>({
		id: 'payment',
		lastResult: result,
		defaultValue: { bank: payment.chosen?.code ?? '' },
	})
	const { wallet } = payment
	if (payment.payees.length === 0 && !wallet?.paysAll)
		return <Alert tone="warning">{t('payment.none')}</Alert>
	return (
		<StepForm form={form} name="payment" formToken={formToken} submit={t('next')}>
			{wallet ? (
				<CheckboxField
					id="payment-useWallet"
					name="useWallet"
					value="on"
					defaultChecked={wallet.isUsed || fields.useWallet.initialValue === 'on'}
					label={t('payment.useWallet', { balance: wallet.balance })}
					help={t(wallet.paysAll ? 'payment.walletAll' : 'payment.walletPart')}
				/>
			) : null}
			<RadioCards
				{...fieldProps(fields.bank, t)}
				label={t('payment.legend')}
				help={t('payment.help')}
				cards={payment.payees.map(({ code, name, method }) => ({
					value: code,
					title: name,
					detail: t(`payment:${method}.hint`, { defaultValue: '' }) || undefined,
				}))}
			/>
		</StepForm>
	)
}
