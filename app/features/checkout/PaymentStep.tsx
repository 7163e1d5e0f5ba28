import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { paymentForm } from './payment.form.ts'
import { StepForm } from './StepForm.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type PaymentStepProps = {
	payment: CheckoutView['payment']
	result: Refusal['result'] | undefined
	formToken: string
}

/** Which of the company's accounts the money goes to, or its QRIS. */
export function PaymentStep({ payment, result, formToken }: PaymentStepProps) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<z.input<ReturnType<typeof paymentForm>>>({
		id: 'payment',
		lastResult: result,
		defaultValue: { bank: payment.chosen },
	})
	const { wallet } = payment
	if (payment.payees.length === 0 && !wallet?.paysAll)
		return <Alert tone="warning">{t('payment.none')}</Alert>
	return (
		<StepForm
			form={form}
			name="payment"
			formToken={formToken}
			query="?step=payment"
			submit={t('next')}
		>
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
				cards={payment.payees.map(({ code, name }) => ({
					value: code,
					title: name,
					detail: code === 'QRIS' ? t('payment.qrisHelp') : undefined,
				}))}
			/>
		</StepForm>
	)
}
