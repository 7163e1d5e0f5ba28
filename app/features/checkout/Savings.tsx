import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { VoucherChooser } from '#app/features/vouchers/VoucherChooser.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { ErrorText } from '#web/ui/ErrorText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { StepForm } from './StepForm.tsx'
import { useCheckoutPath } from './use-checkout-path.ts'
import type { CheckoutView, Refusal } from './view.ts'
import { VoucherForm } from './VoucherForm.tsx'

type SavingsProps = {
	savings: CheckoutView['savings']
	/** Of the form of a code. */
	refusal: Refusal | undefined
	formToken: string
}

/** The vouchers and coins that the total counts, each in a line with a button; others to choose and a code to enter. */
export function Savings({ savings, refusal, formToken }: SavingsProps) {
	const { t } = useTranslation('checkout')
	const { applied, best, coins, problems } = savings
	return (
		<section aria-labelledby="savings-title" className="mb-6">
			<h3 id="savings-title">{t('savings.title')}</h3>
			{applied.map((voucher) => (
				<Line
					key={voucher.kind}
					button={{ name: `${voucher.kind}Voucher`, value: '', label: t('savings.remove') }}
					named={t('savings.removeNamed', voucher)}
					formToken={formToken}
				>
					<span data-voucher={voucher.code}>
						{t(voucher.isCashback ? 'savings.appliedCashback' : 'savings.applied', voucher)}
					</span>
				</Line>
			))}
			{best.map((voucher) => (
				<Line
					key={voucher.kind}
					button={{ name: `${voucher.kind}Voucher`, value: voucher.code, label: t('savings.use') }}
					named={t('savings.useNamed', voucher)}
					formToken={formToken}
				>
					<span data-best-voucher>{t('savings.best', voucher)}</span>
				</Line>
			))}
			{coins ? <Coins coins={coins} formToken={formToken} /> : null}
			{problems.map(({ code, reason }) => (
				<ErrorText key={code} icon={false} data-voucher-problem>
					{t('savings.problem', { code, reason })}
				</ErrorText>
			))}
			<Disclosure summary={t('savings.change')} open={refusal !== undefined}>
				<div className="flex flex-col gap-6">
					<VoucherForm refusal={refusal} formToken={formToken} />
					{/* What is chosen may change in a line above. */}
					<Choosers
						key={`${savings.product.chosen} ${savings.shipping.chosen}`}
						savings={savings}
						formToken={formToken}
					/>
				</div>
			</Disclosure>
		</section>
	)
}

type LineProps = {
	button: { name: string; value: string; label: string }
	/** The button's label where it is read alone. */
	named: string
	formToken: string
	children: ReactNode
}

/** A saving with the button that removes or uses it. */
function Line({ button: { label, ...button }, named, formToken, children }: LineProps) {
	const action = useCheckoutPath()('savings')
	return (
		<Form
			method="post"
			action={`${action}#open`}
			className="flex items-center justify-between gap-2 text-14"
		>
			<input type="hidden" name="formToken" value={formToken} />
			<Icon name="tag" />
			<span className="min-w-0 flex-1">{children}</span>
			<Button variant="quiet" size="small" aria-label={named} {...button}>
				{label}
			</Button>
		</Form>
	)
}

type CoinsProps = {
	coins: NonNullable<CheckoutView['savings']['coins']>
	formToken: string
}

function Coins({ coins, formToken }: CoinsProps) {
	const { t } = useTranslation('checkout')
	const { isUsed, balance, worth: amount } = coins
	const values = { coins: coins.maxUsable, balance, amount }
	const label = t(isUsed ? 'savings.remove' : 'savings.use')
	return (
		<Line
			button={{ name: 'useCoins', value: isUsed ? 'off' : 'on', label }}
			named={t(isUsed ? 'savings.coinsRemove' : 'savings.coinsUse')}
			formToken={formToken}
		>
			{t(isUsed ? 'savings.coinsUsed' : 'savings.coinsOffer', values)}
		</Line>
	)
}

function Choosers({ savings, formToken }: Pick<SavingsProps, 'savings' | 'formToken'>) {
	const { t } = useTranslation('checkout')
	return (
		<StepForm
			form={{ id: 'savings', allErrors: {}, onSubmit: () => undefined }}
			name="savings"
			formToken={formToken}
			submit={t('savings.submit')}
			quiet
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
		</StepForm>
	)
}
