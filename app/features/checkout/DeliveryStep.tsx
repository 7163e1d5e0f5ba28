import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { OpeningHours } from '#app/features/texts/OpeningHours.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { CourierFields } from './CourierFields.tsx'
import { PayeeFields } from './PayeeFields.tsx'
import type { DeliveryFields } from './delivery.form.ts'
import { StepForm } from './StepForm.tsx'
import { StepSection } from './StepSection.tsx'
import { resultOf, type CheckoutView, type StepProps } from './view.ts'

/** The courier and the payment. */
export function DeliveryStep(props: StepProps) {
	const { page } = props
	return (
		<StepSection
			step="delivery"
			title={page.summary.isDigitalOnly ? 'payment.title' : undefined}
			page={page}
			answer={<DeliveryAnswer page={page} />}
		>
			<DeliveryForm {...props} />
		</StepSection>
	)
}

function DeliveryAnswer({ page }: { page: CheckoutView }) {
	const { t } = useTranslation('checkout')
	const { courier, summary, address, payment, pickup } = page
	const { wallet, isSettled, chosen } = payment
	const price = summary.isShippingFree ? t('courier.free') : summary.shipping
	const sender = courier.sender?.name ? t('courier.sender.answer', { ...courier.sender }) : null
	return (
		<>
			{summary.isDigitalOnly ? null : (
				<>
					<p>{[courier.chosenName, price].filter(Boolean).join(', ')}</p>
					{sender && !address.isPickup ? <p>{sender}</p> : null}
					{address.isPickup && pickup.places.length > 1 ? <p>{pickup.chosen?.name}</p> : null}
				</>
			)}
			{isSettled && !wallet?.isUsed ? <p>{t('payment.free')}</p> : null}
			{wallet?.isUsed ? <p>{t('payment.walletPays', { amount: wallet.pays })}</p> : null}
			{isSettled || chosen === null ? null : (
				<p>{t(`payment:${chosen.method}.chosen`, { bank: chosen.name })}</p>
			)}
		</>
	)
}

function DeliveryForm({ page, refusal }: StepProps) {
	const { t } = useTranslation('checkout')
	const { courier, payment, summary, formToken } = page
	const { wallet, payees } = payment
	const [form, fields] = useForm<DeliveryFields>({
		id: 'delivery',
		lastResult: resultOf('delivery', refusal),
		defaultValue: {
			shipping: courier.chosen || courier.proposed,
			senderName: courier.sender?.name,
			phone: courier.sender?.phone,
			bank: payment.chosen?.code ?? payees[0]?.code ?? '',
		},
	})
	const hasCourier = summary.isDigitalOnly || courier.groups.length > 0
	if (!hasCourier) return <Alert tone="warning">{t('courier.none')}</Alert>
	if (payees.length === 0 && !wallet?.paysAll) {
		return <Alert tone="warning">{t('payment.none')}</Alert>
	}
	return (
		<StepForm form={form} name="delivery" formToken={formToken} submit={t('next')}>
			{summary.isDigitalOnly ? null : <CourierFields courier={courier} fields={fields} />}
			<PickupInfo page={page} />
			{summary.isDigitalOnly ? null : <h3>{t('payment.title')}</h3>}
			{wallet ? (
				<CheckboxField
					id="delivery-useWallet"
					name="useWallet"
					value="on"
					defaultChecked={wallet.isUsed || fields.useWallet.initialValue === 'on'}
					label={t('payment.useWallet', { balance: wallet.balance })}
					help={t(wallet.paysAll ? 'payment.walletAll' : 'payment.walletPart')}
				/>
			) : null}
			<PayeeFields field={fieldProps(fields.bank, t)} payees={payees} />
		</StepForm>
	)
}

/** Where and when the order can be collected; of several places only the chosen one. */
function PickupInfo({ page }: { page: CheckoutView }) {
	const { t } = useTranslation('common')
	const { isOffered, places, chosen } = page.pickup
	const isClear = page.address.isPickup || places.length === 1
	if (page.summary.isDigitalOnly || !isOffered || !isClear || !chosen) return null
	if (chosen.address === null && chosen.hours === null) return null
	return (
		<div className="flex flex-col gap-2">
			<h3>{t('openingHours.title')}</h3>
			<div>
				{places.length > 1 ? <p className="font-semibold">{chosen.name}</p> : null}
				{chosen.address === null ? null : <p>{chosen.address}</p>}
			</div>
			{chosen.hours ? <OpeningHours hours={chosen.hours} /> : null}
		</div>
	)
}
