import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { VoucherChooser } from '#app/features/vouchers/VoucherChooser.tsx'
import { Alert } from '#app/ui/Alert.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { ErrorText } from '#app/ui/ErrorText.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { StepForm } from './StepForm.tsx'
import { StepSection } from './StepSection.tsx'
import type { CheckoutView, Refusal, StepProps } from './view.ts'

/** Vouchers to select or to enter, and coins to spend. */
export function SavingsStep({ page, refusal }: StepProps) {
	return (
		<StepSection step="savings" page={page} answer={<SavingsAnswer savings={page.savings} />}>
			<SavingsForms
				savings={page.savings}
				refusal={refusal?.form === 'voucher' ? refusal : undefined}
				formToken={page.formToken}
			/>
		</StepSection>
	)
}

// The selected discounts, or those available.
function SavingsAnswer({ savings }: { savings: CheckoutView['savings'] }) {
	const { t } = useTranslation('checkout')
	const { best, coins, problems } = savings
	const codes = [savings.product.chosen, savings.shipping.chosen].filter(
		(code) => code !== '' && !problems.some((problem) => problem.code === code),
	)
	const texts = [
		...codes.map((code) => t('savings.used', { code })),
		...(coins?.isUsed ? [t('savings.coinsUsed', { coins: coins.maxUsable })] : []),
	]
	return (
		<>
			{texts.length > 0 ? (
				texts.map((text) => <p key={text}>{text}</p>)
			) : (
				<p>{t('savings.nothing')}</p>
			)}
			{best.map((voucher) => (
				<p key={voucher.code} data-best-voucher>
					{t('savings.best', voucher)}
				</p>
			))}
			{problems.map(({ code, reason }) => (
				<ErrorText key={code} icon={false} data-voucher-problem>
					{t('savings.problem', { code, reason })}
				</ErrorText>
			))}
		</>
	)
}

type SavingsFormsProps = {
	savings: CheckoutView['savings']
	refusal: Refusal | undefined
	formToken: string
}

function SavingsForms({ savings, refusal, formToken }: SavingsFormsProps) {
	const { t } = useTranslation('checkout')
	const { best, coins } = savings
	return (
		<div className="flex flex-col gap-6">
			{best.map((voucher) => (
				<Alert key={voucher.code} tone="success">
					{t('savings.best', voucher)}
				</Alert>
			))}
			<VoucherForm refusal={refusal} formToken={formToken} />
			<StepForm
				form={{ id: 'savings', allErrors: {}, onSubmit: () => undefined }}
				name="savings"
				formToken={formToken}
				submit={t('savings.submit')}
			>
				<VoucherChooser
					id="savings-product"
					name="productVoucher"
					legend={t('savings.product')}
					none={t('savings.noProduct')}
					choice={savings.product}
				/>
				<VoucherChooser
					id="savings-shipping"
					name="shippingVoucher"
					legend={t('savings.shipping')}
					none={t('savings.noShipping')}
					choice={savings.shipping}
				/>
				{coins ? (
					<CheckboxField
						id="savings-coins"
						name="useCoins"
						value="on"
						defaultChecked={coins.isUsed}
						label={t('savings.useCoins', { coins: coins.maxUsable, amount: coins.worth })}
						help={t('savings.coinsHelp', { balance: coins.balance })}
					/>
				) : null}
			</StepForm>
		</div>
	)
}

function VoucherForm({ refusal, formToken }: Omit<SavingsFormsProps, 'savings'>) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<{ code: string }>({ id: 'code', lastResult: refusal?.result })
	// The website API's message is translated already.
	const couponError = refusal?.problem?.kind === 'other' ? [refusal.problem.message] : undefined
	const field = fieldProps(fields.code, t)
	return (
		<StepForm
			form={couponError ? { ...form, allErrors: { code: couponError } } : form}
			name="voucher"
			formToken={formToken}
			submit={t('savings.code.submit')}
			quiet
		>
			<TextField
				{...field}
				errors={couponError ?? field.errors}
				label={t('savings.code.label')}
				help={t('savings.code.help')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
			/>
		</StepForm>
	)
}
