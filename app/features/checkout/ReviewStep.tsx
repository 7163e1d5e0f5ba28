import type { orderForm } from './order.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { Marked } from '#app/i18n/Marked.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { OrderProblemAlert } from './OrderProblemAlert.tsx'
import { OrderedProducts } from './OrderSummary.tsx'
import { Savings } from './Savings.tsx'
import { StepForm } from './StepForm.tsx'
import { StepSection } from './StepSection.tsx'
import type { CheckoutView, Refusal, StepProps } from './view.ts'

/** The last step: review and place the order. */
export function ReviewStep({ page, refusal }: StepProps) {
	return (
		<StepSection step="review" page={page} answer={null}>
			<div className="mb-6 lg:hidden">
				<OrderedProducts {...page} />
			</div>
			<Savings
				savings={page.savings}
				refusal={refusal?.form === 'voucher' ? refusal : undefined}
				formToken={page.formToken}
			/>
			<OrderForm
				direct={page.direct}
				order={page.order}
				total={page.summary.total}
				isOnline={page.payment.chosen?.method === 'ONLINE'}
				refusal={refusal?.form === 'order' ? refusal : undefined}
				formToken={page.formToken}
			/>
		</StepSection>
	)
}

type OrderFormProps = {
	order: CheckoutView['order']
	direct: CheckoutView['direct']
	total: string
	/** It is paid through a provider. */
	isOnline: boolean
	refusal: Refusal | undefined
	formToken: string
}

// Carries the total, the vouchers and the cart version that were shown, and an idempotency key.
function OrderForm({ order, direct, total, isOnline, refusal, formToken }: OrderFormProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	const problem = refusal?.problem
	const [form, fields] = useForm<FieldsOf<typeof orderForm>>({
		id: 'order',
		lastResult: problem ? undefined : refusal?.result,
		defaultValue: { note: order.note },
	})
	const { defaultValue: _on, ...agreement } = fieldProps(fields.agreement, t)
	return (
		<>
			{problem ? <OrderProblemAlert problem={problem} total={total} direct={direct} /> : null}
			<StepForm
				form={form}
				name="order"
				formToken={formToken}
				submit={t('review.submit')}
				sticky={{ name: t('summary.total'), value: total }}
			>
				<input type="hidden" name="formKey" value={refusal?.formKey ?? order.formKey} />
				<input type="hidden" name="expectedTotal" value={order.expectedTotal} />
				<input type="hidden" name="coins" value={order.coins} />
				<input type="hidden" name="wallet" value={order.wallet} />
				<input type="hidden" name="cartVersion" value={order.cartVersion} />
				<input type="hidden" name="productVoucher" value={order.productVoucher} />
				<input type="hidden" name="shippingVoucher" value={order.shippingVoucher} />
				<TextArea
					{...fieldProps(fields.note, t)}
					label={t('review.note.label')}
					optional={t('optional')}
					maxLength={1000}
				/>
				<CheckboxField
					{...agreement}
					value="on"
					defaultChecked={problem !== undefined || fields.agreement.initialValue === 'on'}
					label={
						<Marked
							text={t('review.agreement.label')}
							parts={{
								terms: <TextLink href={path(paths.terms)} />,
								privacy: <TextLink href={path(paths.privacy)} />,
							}}
						/>
					}
				/>
				<MutedText>{t(`review.${after(order.isSettled, isOnline)}`)}</MutedText>
			</StepForm>
		</>
	)
}

/** The text that says what comes next. */
function after(isSettled: boolean, isOnline: boolean) {
	if (isSettled) return 'afterSettled'
	return isOnline ? 'afterOnline' : 'after'
}
