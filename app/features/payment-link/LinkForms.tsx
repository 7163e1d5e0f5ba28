import { useForm } from '@conform-to/react'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import type { Path } from '#app/paths.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { PayeeFields } from '#app/features/checkout/PayeeFields.tsx'
import { Button } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { linkCourierForm, linkPayForm } from './link.form.ts'
import type { LinkScreenProps } from './LinkScreen.tsx'

type Props = LinkScreenProps & { action: Path }

/** Who delivers, where the shop has not agreed that with the buyer. */
export function LinkCourier({ view, action, formToken, result }: Props) {
	const { t } = useTranslation(['orders', 'checkout'])
	const path = usePath()
	const target = path(action)
	const sending = useSending(target)
	const [form, fields] = useForm<FieldsOf<typeof linkCourierForm>>({
		id: 'link-courier',
		lastResult: result,
		defaultValue: { courier: view.courier },
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={target}
			formToken={formToken}
			summary={t('checkout:problem.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="do" value="courier" />
			<input type="hidden" name="version" value={view.version} />
			<RadioCards
				{...fieldProps(fields.courier, t)}
				label={t('checkout:courier.title')}
				cards={view.groups.flatMap(({ offers }) =>
					offers.map(({ key, name, price }) => ({
						value: key,
						title: name,
						end: price ?? t('checkout:courier.free'),
					})),
				)}
			/>
			<div>
				<Button variant="primary" size="large" pending={sending}>
					{t('link.next')}
				</Button>
			</div>
		</FieldForm>
	)
}

/** How it is paid; the order is placed with the total that is shown. */
export function LinkPay({ view, payees, action, formToken, result }: Props) {
	const { t } = useTranslation(['orders', 'checkout'])
	const path = usePath()
	const target = path(action)
	const sending = useSending(target)
	const [form, fields] = useForm<FieldsOf<typeof linkPayForm>>({
		id: 'link-pay',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={target}
			formToken={formToken}
			summary={t('checkout:problem.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="do" value="order" />
			<input type="hidden" name="version" value={view.version} />
			<input type="hidden" name="expectedTotal" value={view.total} />
			<PayeeFields field={fieldProps(fields.payee, t)} payees={payees} />
			<div>
				<Button variant="primary" size="large" pending={sending}>
					{t('link.order', { total: view.sums.total })}
				</Button>
			</div>
		</FieldForm>
	)
}
